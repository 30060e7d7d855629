// The home page: blocks, as the merchant arranged them.
import { productsIn, splitBlocks } from '../../domain/content/shown-block.ts';
import { words } from '../../words/content/words.ts';
import { shopName } from '../../words/shop-name.ts';
import { BlocksPage } from '../features/content/home/blocks-page.tsx';
import { addressLinks } from '../parts/page/address-links.ts';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const pageContext = context.get(rendering);
  const { now, shows, lists, holdsUntil, origin } = pageContext;
  const { blocks, changesAt } = await context.get(shop).content.viewHome(pageContext);
  lists();
  shows(productsIn(blocks));
  if (changesAt !== null) holdsUntil(changesAt);
  return { ...splitBlocks(blocks), now, origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: shopName() },
  { name: 'description', content: words.shopDescription },
  ...(loaderData ? addressLinks(`${loaderData.origin}/`) : []),
  { property: 'og:title', content: shopName() },
  { property: 'og:description', content: words.shopDescription },
  { property: 'og:image', content: `${loaderData?.origin ?? ''}/social-preview.jpg` },
];

export default function Home({ loaderData: { first, later, now } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <BlocksPage first={first} later={later} now={now} />
    </main>
  );
}
