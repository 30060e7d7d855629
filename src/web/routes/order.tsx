// One order, for whoever placed it or holds its link; for anyone else there is none.

import { data } from 'react-router';
import { words } from '../../words/order/words.ts';
import { pagePath } from '../../words/page-path.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { OrderPage } from '../features/order/order-page.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/order';

/** What a form of the page was answered. */
function noticeOf(code: string | null): { readonly message: string; readonly isError: boolean } | null {
  switch (code) {
    case 'cancelled':
      return { message: words.isCancelled, isError: false };
    case 'not_cancelled':
      return { message: words.tooLateToCancel, isError: true };
    case 'survey':
      return { message: words.readByAPerson, isError: false };
    default:
      return null;
  }
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { owner, customer, hasOutbox, contact } = context.get(rendering);
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  const orderId = /^[1-9]\d{0,14}$/.test(params.orderId) ? Number(params.orderId) : null;
  const order =
    orderId === null
      ? null
      : await context.get(shop).order.read(orderId, { owner, token: token ?? undefined });
  if (!order) throw data(words.noSuchOrder, { status: 404 });
  return {
    order,
    isNew: query.has('placed'),
    token: customer === null ? token : null,
    notice: noticeOf(query.get('notice')),
    contactEmail: contact.email,
    outboxPath: hasOutbox ? pagePath('/outbox') : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(words.order(loaderData?.order.orderId ?? '')) },
];

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <OrderPage {...loaderData} />
    </main>
  );
}
