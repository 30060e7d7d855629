import { words } from '../../words/gift-card/words.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { BalancePage } from '../features/gift-card/balance-page.tsx';
import { rendering } from '../rendering.ts';
import type { Route } from './+types/gift-card-balance';

export function loader({ context }: Route.LoaderArgs) {
  return { formValues: context.get(rendering).formValues };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(words.balance) }];

export default function GiftCardBalanceRoute({ loaderData: { formValues } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <BalancePage formValues={formValues} />
    </main>
  );
}
