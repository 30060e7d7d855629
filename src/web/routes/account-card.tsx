// Where a customer keeps a card without buying. It is a page of its own, since a processor's script is let in here and
// nowhere else in the account.
import { redirect } from 'react-router';
import { signInPath } from '../../domain/account/return-path.ts';
import { words } from '../../words/account/words.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { AccountSubPage } from '../features/account/account-page.tsx';
import { KeepCard } from '../features/account/keep-card.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/account-card';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { customer, cardEntry, flags } = context.get(rendering);
  if (!customer) throw redirect(signInPath('/myaccount/card'));
  const { account, payment } = context.get(shop);
  return {
    entry: cardEntry,
    owner: await account.findCardOwner(customer),
    email: customer.email,
    braintreeToken: await payment.findBraintreeToken(flags),
    // Back from the bank. What its address says of the card is not believed: the processor is asked.
    returnedKey: new URL(request.url).searchParams.get('keeping'),
  };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(words.addCard) }];

export default function AccountCardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <AccountSubPage title={words.addCard}>
        <KeepCard {...loaderData} />
      </AccountSubPage>
    </main>
  );
}
