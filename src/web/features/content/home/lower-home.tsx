// What is further down a page of blocks: its code comes once somebody is near.
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../../design/text/visually-hidden.tsx';
import { isRare, type ShownBlock } from '../../../../domain/content/shown-block.ts';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Language } from '../../../../domain/visitor/language.ts';
import { words } from '../../../../words/content/words.ts';
import { DealTile } from './deal-tile.tsx';
import { Designers } from './designers.tsx';
import { Edits } from './edits.tsx';
import { FilmBlock } from './film-block.tsx';
import styles from './home.module.css';
import { HomeShelf } from './home-shelf.tsx';
import { HomeWindow } from './home-window.tsx';
import rareStyles from './rare-blocks.css?url';
import { Undressed } from './undressed.tsx';
import { WordsBlock } from './words-block.tsx';

const dealSizes = '(min-width: 1100px) 22vw, (min-width: 700px) 46vw, 82vw';

interface BlocksProps {
  blocks: readonly ShownBlock[];
  now: ShopTime;
  /** Whether the first of them is the first of the page. */
  isTop: boolean;
  /** What the page is called where it does not open with a window, and in which language; the home page says its own. */
  title?: string;
  lang?: Language | undefined;
}

export default function LowerHome({ blocks, now, isTop, title = words.inTheWindow, lang }: BlocksProps) {
  return (
    <>
      {blocks.some(isRare) && <link rel="stylesheet" href={rareStyles} precedence="rare" />}
      {isTop && blocks.length === 0 && <Undressed title={title} lang={lang} />}
      {isTop && blocks.length > 0 && blocks[0]?.kind !== 'window' && (
        <VisuallyHidden as="h1" lang={lang}>
          {title}
        </VisuallyHidden>
      )}
      {drawBlocks(blocks, now, isTop)}
    </>
  );
}

function drawBlocks(blocks: readonly ShownBlock[], now: ShopTime, isTop: boolean) {
  return blocks.map((block, place) => {
    // Blocks have no number where shoppers see them, and never change places on a page that is looked at.
    const key = `${place} ${block.title}`;
    if (block.kind === 'window') {
      const isFirst = isTop && place === 0;
      return (
        <div key={key} className={isFirst ? undefined : page.section}>
          <HomeWindow block={block} isTop={isFirst} />
        </div>
      );
    }
    if (block.kind === 'deal')
      return (
        <section key={key} className={`${page.section} ${styles.band}`} aria-label={block.title}>
          <div className={page.page}>
            <h2 className={text.heading} lang={block.lang?.title}>
              {block.title}
            </h2>
            <ul className={styles.deals}>
              {block.tiles.map((tile) => (
                <li key={tile.productId}>
                  <DealTile tile={tile} now={now} sizes={dealSizes} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      );
    return (
      <div
        key={key}
        className={block.kind === 'editorial' ? `${page.page} edits-${block.items.length}` : page.page}
      >
        {block.kind === 'shelf' && <HomeShelf block={block} now={now} />}
        {block.kind === 'editorial' && <Edits block={block} />}
        {block.kind === 'film' && <FilmBlock block={block} />}
        {block.kind === 'words' && <WordsBlock block={block} />}
        {block.kind === 'designers' && <Designers block={block} />}
      </div>
    );
  });
}
