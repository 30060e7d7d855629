// The bag of whoever asks. It is theirs alone, so it is never kept.
import { encodeCart } from '../../contract/bag/bag.ts';
import page from '../../design/text/page.module.css';
import text from '../../design/text/text.module.css';
import { changeNotice } from '../../domain/bag/bag.ts';
import { BagPage } from '../features/bag/bag-page.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/bag';
import styles from './bag.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const told = context.get(rendering);
  const cart = encodeCart(await context.get(shop).bag.read(told.owner), told);
  const notice = changeNotice(new URL(request.url).searchParams.get('notice'));
  return { cart, notice };
}

export const meta: Route.MetaFunction = () => [{ title: 'Bag | Vitrine' }];

export default function BagRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1 className={`${text.title} ${styles.heading}`}>Bag</h1>
      <BagPage loaded={loaderData.cart} notice={loaderData.notice} />
    </main>
  );
}
