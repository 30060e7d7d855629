// The window: what the merchant put in it, what came in last, what is dear to us for a few hours, and ways in.
import { Link } from 'react-router';
import { buttonLook } from '../../design/button/button.tsx';
import page from '../../design/text/page.module.css';
import text from '../../design/text/text.module.css';
import { words } from '../../words/content/words.ts';
import { shopName } from '../../words/shop-name.ts';
import { Edits } from '../features/content/home/edits.tsx';
import styles from '../features/content/home/home.module.css';
import { HomeShelf } from '../features/content/home/home-shelf.tsx';
import { HomeWindow } from '../features/content/home/home-window.tsx';
import { DrawnPart, drawing } from '../parts/late/drawn-part.tsx';
import { addressLinks } from '../parts/page/address-links.ts';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/home';

const lowerHome = drawing(() => import('../features/content/home/lower-home.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const pageContext = context.get(rendering);
  const { now, shows, lists, origin } = pageContext;
  const home = await context.get(shop).content.viewHome(pageContext);
  const shown = [...home.newIn, ...home.deals, ...home.reduced];
  lists();
  shows(shown.map(({ productId }) => productId));
  return { ...home, now, origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: shopName() },
  { name: 'description', content: words.shopDescription },
  ...(loaderData ? addressLinks(`${loaderData.origin}/`) : []),
  { property: 'og:title', content: shopName() },
  { property: 'og:description', content: words.shopDescription },
  { property: 'og:image', content: `${loaderData?.origin ?? ''}/social-preview.jpg` },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { window, edits, newIn, deals, reduced, designers, now } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      {window ? <HomeWindow {...window} /> : <Undressed />}
      <div className={page.page}>
        {edits.length > 0 && (
          <section className={page.section} aria-label={words.edits}>
            <Edits edits={edits} />
          </section>
        )}
        <HomeShelf
          heading={words.newIn}
          tiles={newIn}
          now={now}
          more={{ words: words.seeAllNew, path: '/c/new-in' }}
        />
      </div>
      <DrawnPart part={lowerHome} props={{ deals, reduced, designers, now }} nearBy="600px 0px" />
    </main>
  );
}

/** A shop whose merchant has not hung a picture yet. */
function Undressed() {
  return (
    <section className={`${page.page} ${styles.undressed}`}>
      <h1 className={text.display}>{words.inTheWindow}</h1>
      <p className={`${text.read} ${text.soft}`}>{words.stillDressing}</p>
      <p>
        <Link {...buttonLook()} to="/c/all">
          {words.seeEverything}
        </Link>
      </p>
    </section>
  );
}
