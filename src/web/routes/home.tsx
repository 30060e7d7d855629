// The home page: blocks, as the merchant arranged them.
import page from '../../design/text/page.module.css';
import { productsIn, splitBlocks } from '../../domain/content/shown-block.ts';
import { words } from '../../words/content/words.ts';
import { shopName } from '../../words/shop-name.ts';
import { Edits } from '../features/content/home/edits.tsx';
import { HomeShelf } from '../features/content/home/home-shelf.tsx';
import { HomeWindow } from '../features/content/home/home-window.tsx';
import { DrawnPart, drawing } from '../parts/late/drawn-part.tsx';
import { addressLinks } from '../parts/page/address-links.ts';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/home';

const lowerHome = drawing(() => import('../features/content/home/lower-home.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const pageContext = context.get(rendering);
  const { now, shows, lists, holdsUntil, origin } = pageContext;
  const { blocks, changesAt } = await context.get(shop).content.viewPage('home', pageContext);
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
      {first.map((block, place) =>
        block.kind === 'window' ? (
          <HomeWindow key={block.title} block={block} isTop={place === 0} />
        ) : (
          <div key={block.title} className={page.page}>
            {block.kind === 'shelf' ? <HomeShelf block={block} now={now} /> : <Edits block={block} />}
          </div>
        ),
      )}
      <DrawnPart
        part={lowerHome}
        props={{ blocks: later, now, isTop: first.length === 0 }}
        nearBy="600px 0px"
      />
    </main>
  );
}
