// The window: one thing, well lit, and what came in last.
import { Link } from 'react-router';
import { buttonLook } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { Picture } from '../../design/picture.tsx';
import text from '../../design/text.module.css';
import { pictureSources } from '../../domain/picture.ts';
import { Tile } from '../features/product/tile.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/home';
import styles from './home.module.css';

const shownNewIn = 13;
const words = 'Clothes, shoes and accessories, quietly lit.';

export async function loader({ context }: Route.LoaderArgs) {
  const { flags, now, shows, origin } = context.get(rendering);
  const tiles = await context.get(shop).newIn(shownNewIn, flags);
  shows(tiles.map(({ productId }) => productId));
  const [window, ...newIn] = tiles;
  return { window: window ?? null, newIn, now, origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: 'Vitrine' },
  { name: 'description', content: words },
  { property: 'og:title', content: 'Vitrine' },
  { property: 'og:description', content: words },
  { property: 'og:image', content: `${loaderData?.origin ?? ''}/social-preview.jpg` },
];

export default function Home({ loaderData: { window, newIn, now } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <section className={styles.window}>
        <div className={styles.words}>
          <h1 className={text.display}>In the window tonight</h1>
          {window ? (
            <>
              <p className={`${text.read} ${text.soft}`}>
                {window.name}, by {window.brand}.
              </p>
              <p>
                <Link {...buttonLook()} to={window.path}>
                  Have a look
                </Link>
              </p>
            </>
          ) : (
            <p className={`${text.read} ${text.soft}`}>Nothing yet. We are still dressing it.</p>
          )}
        </div>
        {window && (
          <div className={styles.picture}>
            <Picture
              {...pictureSources(window.imagePath, 'main')}
              sizes="(min-width: 700px) 480px, 100vw"
              alt={window.imageAlt}
              loading="first"
            />
          </div>
        )}
      </section>
      {newIn.length > 0 && (
        <section className={page.section} aria-labelledby="new-in">
          <h2 id="new-in" className={text.heading}>
            New in
          </h2>
          <ul className={styles.tiles}>
            {newIn.map((tile) => (
              <li key={tile.productId}>
                <Tile tile={tile} now={now} sizes="(min-width: 1100px) 24vw, (min-width: 700px) 32vw, 48vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
