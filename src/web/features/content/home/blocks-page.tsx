// What stands on a page of blocks: what most pages open with is in its first script, all else comes once somebody is near.
import page from '../../../../design/text/page.module.css';
import type { FirstBlock, ShownBlock } from '../../../../domain/content/shown-block.ts';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Language } from '../../../../domain/visitor/language.ts';
import { DrawnPart, drawing } from '../../../parts/late/drawn-part.tsx';
import { Edits } from './edits.tsx';
import { HomeShelf } from './home-shelf.tsx';
import { HomeWindow } from './home-window.tsx';

const lowerHome = drawing(() => import('./lower-home.tsx'));

interface BlocksPageProps {
  first: readonly FirstBlock[];
  later: readonly ShownBlock[];
  now: ShopTime;
  /** What the page is called where it does not open with a window, and in which language; the home page says its own. */
  title?: string;
  lang?: Language | undefined;
}

export function BlocksPage({ first, later, now, ...called }: BlocksPageProps) {
  return (
    <>
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
        props={{ blocks: later, now, isTop: first.length === 0, ...called }}
        nearBy="600px 0px"
      />
    </>
  );
}
