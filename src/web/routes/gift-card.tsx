import { shopDay } from '../../domain/text/shop-day.ts';
import { words } from '../../words/gift-card/words.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { GiftCardPage } from '../features/gift-card/gift-card-page.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/gift-card';

export async function loader({ context }: Route.LoaderArgs) {
  const { formValues, customer, now } = context.get(rendering);
  return {
    formValues,
    picture: await context.get(shop).giftCard.viewPicture(),
    isAmbassador: customer?.roles.includes('ambassador') ?? false,
    today: shopDay(now),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.giftCard) },
  {
    name: 'description',
    content: words.description(),
  },
];

export default function GiftCardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <GiftCardPage {...loaderData} />
    </main>
  );
}
