// One order, for whoever placed it or holds its link; for anyone else there is none.
import { data } from 'react-router';
import { OrderPage } from '../features/order/order-page.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/order';

/** What a form of the page was answered. */
const notices: Readonly<Record<string, { readonly message: string; readonly isError: boolean }>> = {
  cancelled: { message: 'Your order is cancelled.', isError: false },
  not_cancelled: { message: 'It has left already, or was cancelled before.', isError: true },
  survey: { message: 'Thank you. It is read by a person.', isError: false },
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { owner, customer } = context.get(rendering);
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  const orderId = /^[1-9]\d{0,14}$/.test(params.orderId) ? Number(params.orderId) : null;
  const order =
    orderId === null
      ? null
      : await context.get(shop).order.read(orderId, { owner, token: token ?? undefined });
  if (!order) throw data('There is no such order.', { status: 404 });
  return {
    order,
    isNew: query.has('placed'),
    token: customer === null ? token : null,
    notice: notices[query.get('notice') ?? ''] ?? null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Order ${loaderData?.order.orderId ?? ''} | Vitrine` },
];

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <OrderPage {...loaderData} />
    </main>
  );
}
