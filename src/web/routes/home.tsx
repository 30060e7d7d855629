// The window: what the merchant put in it, what came in last, what is dear to us for a few hours, and ways in.
import { Link } from 'react-router';
import { buttonLook } from '../../design/button/button.tsx';
import { Carousel } from '../../design/carousel/carousel.tsx';
import page from '../../design/text/page.module.css';
import text from '../../design/text/text.module.css';
import type { Tile as TileData } from '../../domain/product/tile.ts';
import { DealTile } from '../features/content/home/deal-tile.tsx';
import { Designers } from '../features/content/home/designers.tsx';
import { Edits } from '../features/content/home/edits.tsx';
import { HomeWindow } from '../features/content/home/home-window.tsx';
import { Tile } from '../parts/tile/tile.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/home';
import styles from './home.module.css';

const words = 'Clothes, shoes and accessories, quietly lit.';
const dealSizes = '(min-width: 1100px) 22vw, 46vw';
const tileSizes = '(min-width: 1100px) 16vw, (min-width: 700px) 20vw, 42vw';

export async function loader({ context }: Route.LoaderArgs) {
  const told = context.get(rendering);
  const { now, shows, lists, origin } = told;
  const home = await context.get(shop).content.viewHome(told);
  const shown = [...home.newIn, ...home.deals, ...home.reduced];
  lists();
  shows(shown.map(({ productId }) => productId));
  return { ...home, now, origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: 'Vitrine' },
  { name: 'description', content: words },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}/` },
  { property: 'og:title', content: 'Vitrine' },
  { property: 'og:description', content: words },
  { property: 'og:image', content: `${loaderData?.origin ?? ''}/social-preview.jpg` },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { window, edits, newIn, deals, reduced, designers, now } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      {window ? <HomeWindow {...window} /> : <Undressed />}
      <div className={page.page}>
        {edits.length > 0 && (
          <section className={page.section} aria-label="Edits">
            <Edits edits={edits} />
          </section>
        )}
        <Shelf
          heading="New in"
          tiles={newIn}
          now={now}
          more={{ words: 'See all that is new', path: '/c/new-in' }}
        />
      </div>
      {deals.length > 0 && (
        <section className={`${page.section} ${styles.band}`} aria-labelledby="deals">
          <div className={page.page}>
            <h2 id="deals" className={text.heading}>
              For a few hours
            </h2>
            <ul className={styles.deals}>
              {deals.map((tile) => (
                <li key={tile.productId}>
                  <DealTile tile={tile} now={now} sizes={dealSizes} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <div className={page.page}>
        <Shelf
          heading="Reduced, with regret"
          tiles={reduced}
          now={now}
          more={{ words: 'See the sale', path: '/c/sale' }}
        />
        {designers.length > 0 && (
          <section className={page.section} aria-labelledby="designers">
            <h2 id="designers" className={text.heading}>
              Designers
            </h2>
            <Designers designers={designers} />
          </section>
        )}
      </div>
    </main>
  );
}

interface ShelfProps {
  heading: string;
  tiles: readonly TileData[];
  now: number;
  more: { words: string; path: string };
}

function Shelf({ heading, tiles, now, more }: ShelfProps) {
  if (tiles.length === 0) return null;
  return (
    <section className={page.section}>
      <Carousel heading={heading} startOver>
        {tiles.map((tile) => (
          <Tile key={tile.productId} tile={tile} now={now} sizes={tileSizes} />
        ))}
      </Carousel>
      <p className={styles.more}>
        <Link {...buttonLook({ variant: 'line', small: true })} to={more.path} prefetch="intent">
          {more.words}
        </Link>
      </p>
    </section>
  );
}

/** A shop whose merchant has not hung a picture yet. */
function Undressed() {
  return (
    <section className={`${page.page} ${styles.undressed}`}>
      <h1 className={text.display}>In the window tonight</h1>
      <p className={`${text.read} ${text.soft}`}>We are still dressing it. The rails are open.</p>
      <p>
        <Link {...buttonLook()} to="/c/all">
          See everything
        </Link>
      </p>
    </section>
  );
}
