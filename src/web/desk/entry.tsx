import '../../design/base/tokens.css';
import '../../design/base/base.css';
import './desk.css';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { nameShop } from '../../words/shop-name.ts';
import { OrderPage } from './order/order-page.tsx';
import { OrdersPage } from './orders/orders-page.tsx';
import { BrokenPage, NoSuchPage } from './shell/failure.tsx';
import { Shell } from './shell/shell.tsx';

const late =
  <M,>(load: () => Promise<M>, pick: (module: M) => () => React.ReactNode) =>
  async () => ({
    Component: pick(await load()),
  });

nameShop(document.documentElement.dataset.shop);

/** While the code of a page is on its way. */
const Nothing = () => null;

const router = createBrowserRouter(
  [
    {
      path: '/join',
      HydrateFallback: Nothing,
      lazy: late(
        () => import('./staff/join-page.tsx'),
        ({ JoinPage }) => JoinPage,
      ),
    },
    {
      path: '/begin',
      HydrateFallback: Nothing,
      lazy: late(
        () => import('./access/begin-page.tsx'),
        ({ BeginPage }) => BeginPage,
      ),
    },
    {
      path: '/prove',
      HydrateFallback: Nothing,
      lazy: late(
        () => import('./access/prove-page.tsx'),
        ({ ProvePage }) => ProvePage,
      ),
    },
    {
      path: '/print/slips',
      HydrateFallback: Nothing,
      lazy: late(
        () => import('./print/print-page.tsx'),
        ({ SlipsPage }) => SlipsPage,
      ),
    },
    {
      path: '/print/picks',
      HydrateFallback: Nothing,
      lazy: late(
        () => import('./print/print-page.tsx'),
        ({ PickListPage }) => PickListPage,
      ),
    },
    {
      path: '/',
      Component: Shell,
      children: [
        {
          ErrorBoundary: BrokenPage,
          HydrateFallback: Nothing,
          children: [
            {
              index: true,
              lazy: late(
                () => import('./today/today-page.tsx'),
                ({ HomePage }) => HomePage,
              ),
            },
            {
              path: 'unsettled',
              lazy: late(
                () => import('./today/unsettled-page.tsx'),
                ({ UnsettledPage }) => UnsettledPage,
              ),
            },
            { path: 'orders', Component: OrdersPage },
            {
              path: 'orders/ship',
              lazy: late(
                () => import('./orders/ship-list-page.tsx'),
                ({ ShipListPage }) => ShipListPage,
              ),
            },
            {
              path: 'orders/new',
              lazy: late(
                () => import('./telephone/new-order-page.tsx'),
                ({ NewOrderPage }) => NewOrderPage,
              ),
            },
            {
              path: 'orders/links',
              lazy: late(
                () => import('./telephone/links-page.tsx'),
                ({ LinksPage }) => LinksPage,
              ),
            },
            { path: 'orders/:orderId', Component: OrderPage },
            {
              path: 'customers',
              lazy: late(
                () => import('./customers/customers-page.tsx'),
                ({ CustomersPage }) => CustomersPage,
              ),
            },
            {
              path: 'customers/:customerId',
              lazy: late(
                () => import('./customers/customer-page.tsx'),
                ({ CustomerPage }) => CustomerPage,
              ),
            },
            {
              path: 'reviews',
              lazy: late(
                () => import('./reviews/reviews-page.tsx'),
                ({ ReviewsPage }) => ReviewsPage,
              ),
            },
            {
              path: 'reviews/integrity',
              lazy: late(
                () => import('./reviews/integrity-page.tsx'),
                ({ IntegrityPage }) => IntegrityPage,
              ),
            },
            {
              path: 'reviews/refusals',
              lazy: late(
                () => import('./reviews/refusals-page.tsx'),
                ({ RefusalsPage }) => RefusalsPage,
              ),
            },
            {
              path: 'codes',
              lazy: late(
                () => import('./codes/codes-page.tsx'),
                ({ CodesPage }) => CodesPage,
              ),
            },
            {
              path: 'codes/new',
              lazy: late(
                () => import('./codes/new-code-page.tsx'),
                ({ NewCodePage }) => NewCodePage,
              ),
            },
            {
              path: 'codes/batches',
              lazy: late(
                () => import('./codes/batches-page.tsx'),
                ({ BatchesPage }) => BatchesPage,
              ),
            },
            {
              path: 'codes/batches/new',
              lazy: late(
                () => import('./codes/new-batch-page.tsx'),
                ({ NewBatchPage }) => NewBatchPage,
              ),
            },
            {
              path: 'codes/batches/:batchId',
              lazy: late(
                () => import('./codes/batch-page.tsx'),
                ({ BatchPage }) => BatchPage,
              ),
            },
            {
              path: 'codes/:codeId',
              lazy: late(
                () => import('./codes/code-page.tsx'),
                ({ CodePage }) => CodePage,
              ),
            },
            {
              path: 'messages',
              lazy: late(
                () => import('./messages/messages-page.tsx'),
                ({ MessagesPage }) => MessagesPage,
              ),
            },
            {
              path: 'templates',
              lazy: late(
                () => import('./messages/templates-page.tsx'),
                ({ TemplatesPage }) => TemplatesPage,
              ),
            },
            {
              path: 'products',
              lazy: late(
                () => import('./products/products-page.tsx'),
                ({ ProductsPage }) => ProductsPage,
              ),
            },
            {
              path: 'products/new',
              lazy: late(
                () => import('./products/new-product-page.tsx'),
                ({ NewProductPage }) => NewProductPage,
              ),
            },
            {
              path: 'products/sheet',
              lazy: late(
                () => import('./products/sheet-page.tsx'),
                ({ SheetPage }) => SheetPage,
              ),
            },
            {
              path: 'products/:productId',
              lazy: late(
                () => import('./products/product-page.tsx'),
                ({ ProductPage }) => ProductPage,
              ),
            },
            {
              path: 'categories',
              lazy: late(
                () => import('./categories/categories-page.tsx'),
                ({ CategoriesPage }) => CategoriesPage,
              ),
            },
            ...['deals', 'deals/new', 'deals/:dealId'].map((path) => ({
              path,
              lazy: late(
                () => import('./deals/deals-page.tsx'),
                ({ DealsPage }) => DealsPage,
              ),
            })),
            ...['content', 'content/landing/:slug'].map((path) => ({
              path,
              lazy: late(
                () => import('./content/content-page.tsx'),
                ({ ContentPage }) => ContentPage,
              ),
            })),
            {
              path: 'content/navigation',
              lazy: late(
                () => import('./navigation/navigation-page.tsx'),
                ({ NavigationPage }) => NavigationPage,
              ),
            },
            {
              path: 'content/notices',
              lazy: late(
                () => import('./notices/notices-page.tsx'),
                ({ NoticesPage }) => NoticesPage,
              ),
            },
            {
              path: 'content/landing',
              lazy: late(
                () => import('./content/landings-page.tsx'),
                ({ LandingsPage }) => LandingsPage,
              ),
            },
            {
              path: 'imports',
              lazy: late(
                () => import('./imports/imports-page.tsx'),
                ({ ImportsPage }) => ImportsPage,
              ),
            },
            {
              path: 'imports/:importId',
              lazy: late(
                () => import('./imports/import-page.tsx'),
                ({ ImportPage }) => ImportPage,
              ),
            },
            {
              path: 'stock',
              lazy: late(
                () => import('./stock/stock-page.tsx'),
                ({ StockPage }) => StockPage,
              ),
            },
            {
              path: 'stock/:productId',
              lazy: late(
                () => import('./stock/ledger-page.tsx'),
                ({ LedgerPage }) => LedgerPage,
              ),
            },
            {
              path: 'counts',
              lazy: late(
                () => import('./stock/counts-page.tsx'),
                ({ CountsPage }) => CountsPage,
              ),
            },
            {
              path: 'counts/:countId',
              lazy: late(
                () => import('./stock/count-page.tsx'),
                ({ CountPage }) => CountPage,
              ),
            },
            {
              path: 'demand',
              lazy: late(
                () => import('./demand/demand-page.tsx'),
                ({ DemandPage }) => DemandPage,
              ),
            },
            {
              path: 'demand/:sizeId',
              lazy: late(
                () => import('./demand/demand-size-page.tsx'),
                ({ DemandSizePage }) => DemandSizePage,
              ),
            },
            {
              path: 'delivery',
              lazy: late(
                () => import('./stock/delivery-page.tsx'),
                ({ DeliveryPage }) => DeliveryPage,
              ),
            },
            {
              path: 'staff',
              lazy: late(
                () => import('./staff/staff-page.tsx'),
                ({ StaffPage }) => StaffPage,
              ),
            },
            {
              path: 'tokens',
              lazy: late(
                () => import('./staff/tokens-page.tsx'),
                ({ TokensPage }) => TokensPage,
              ),
            },
            {
              path: 'webhooks',
              lazy: late(
                () => import('./webhooks/webhooks-page.tsx'),
                ({ WebhooksPage }) => WebhooksPage,
              ),
            },
            {
              path: 'webhooks/:webhookId',
              lazy: late(
                () => import('./webhooks/webhook-log-page.tsx'),
                ({ WebhookLogPage }) => WebhookLogPage,
              ),
            },
            {
              path: 'flags/:name?',
              lazy: late(
                () => import('./flags/flags-page.tsx'),
                ({ FlagsPage }) => FlagsPage,
              ),
            },
            {
              path: 'settings/:section?',
              lazy: late(
                () => import('./settings/settings-page.tsx'),
                ({ SettingsPage }) => SettingsPage,
              ),
            },
            {
              path: 'jobs',
              lazy: late(
                () => import('./jobs/jobs-page.tsx'),
                ({ JobsPage }) => JobsPage,
              ),
            },
            {
              path: 'audit',
              lazy: late(
                () => import('./staff/audit-page.tsx'),
                ({ AuditPage }) => AuditPage,
              ),
            },
            { path: '*', Component: NoSuchPage },
          ],
        },
      ],
    },
  ],
  { basename: '/desk' },
);

/** The mark says, as on the shop's pages, that from now on the page hears every press. */
function Desk() {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);
  return <RouterProvider router={router} />;
}

const place = document.getElementById('desk');
if (!place) throw new Error('The document has no place for the desk.');
createRoot(place).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
