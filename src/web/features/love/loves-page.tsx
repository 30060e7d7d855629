// What somebody loves, the latest first, with what has happened to it since.
import { Link } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { isShownBy, type Loved, type LoveFilter, loveFilters } from '../../../domain/love/love.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import type { Tile as TileData } from '../../../domain/product/tile.ts';
import { sayLovedNote, sumUpLoves } from '../../../words/love/say-loves.ts';
import { words } from '../../../words/love/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Rich } from '../../parts/text/rich.tsx';
import { QuickAdd } from '../../parts/tile/quick-add.tsx';
import { Tile } from '../../parts/tile/tile.tsx';
import styles from './love.module.css';

interface LovesPageProps {
  loves: readonly (Loved & { readonly tile: TileData })[];
  filter: LoveFilter | null;
  isGuest: boolean;
  now: ShopTime;
}

export function LovesPage({ loves, filter, isGuest, now }: LovesPageProps) {
  if (loves.length === 0) return <NoLoves />;
  const shown = loves.filter((loved) => isShownBy(loved, filter));
  return (
    <div className={page.page}>
      <header className={styles.head}>
        <h1 className={text.display}>{words.loves}</h1>
        <p className={text.soft}>{sumUpLoves(pageLanguage, loves)}</p>
        {isGuest && (
          <p className={text.soft}>
            <Rich
              text={words.lovesSavedOnDevice}
              wrap={[
                (inner) => (
                  <Link className={linkLook} to="/login?to=%2Floves">
                    {inner}
                  </Link>
                ),
              ]}
            />
          </p>
        )}
      </header>
      <Filters loves={loves} filter={filter} />
      <h2>
        <VisuallyHidden>{words.whatYouLove}</VisuallyHidden>
      </h2>
      <ul className={styles.list}>
        {shown.map(({ tile, ...loved }, at) => (
          <li key={tile.productId}>
            <Tile
              tile={tile}
              now={now}
              sizes="(min-width: 1000px) 25vw, 50vw"
              loading={at < 4 ? 'eager' : 'lazy'}
              action={tile.isSoldOut ? undefined : <QuickAdd productId={tile.productId} name={tile.name} />}
            />
            <p className={styles.since}>{sayLovedNote(pageLanguage, loved)}</p>
            {/* The heart takes a love back by a script alone: its form can only love. */}
            <noscript>
              <form method="post" action={`/api/loves/${tile.productId}/remove`}>
                <button className={linkLook} type="submit" aria-label={words.removePiece(tile.name)}>
                  {words.remove}
                </button>
              </form>
            </noscript>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Filters({ loves, filter }: Pick<LovesPageProps, 'loves' | 'filter'>) {
  const choices = loveFilters
    .map((value) => ({ value, count: loves.filter((loved) => isShownBy(loved, value)).length }))
    .filter(({ count }) => count > 0);
  if (choices.length === 0) return null;
  return (
    <nav className={styles.filters} aria-label={words.show}>
      <Link to="/loves" preventScrollReset aria-current={filter === null ? 'page' : undefined}>
        {words.all(loves.length)}
      </Link>
      {choices.map(({ value, count }) => (
        <Link
          key={value}
          to={`/loves?show=${value}`}
          preventScrollReset
          aria-current={filter === value ? 'page' : undefined}
        >
          {words.filters[value]} {count}
        </Link>
      ))}
    </nav>
  );
}

function NoLoves() {
  return (
    <div className={`${page.page} ${styles.empty}`}>
      <h1 className={text.display}>{words.loves}</h1>
      <p className={text.soft}>{words.noLoves}</p>
      <Link {...buttonLook()} to="/c/new">
        {words.seeWhatIsNew}
      </Link>
    </div>
  );
}
