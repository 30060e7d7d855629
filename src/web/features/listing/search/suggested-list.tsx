import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../../../design/picture/picture.tsx';
import text from '../../../../design/text/text.module.css';
import { splitBegun } from '../../../../domain/listing/search/begun-text.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { Tile } from '../../../../domain/product/tile.ts';
import { words } from '../../../../words/listing/words.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { Price } from '../../../parts/price/price.tsx';
import { Rich } from '../../../parts/text/rich.tsx';
import { serverNow } from '../../../state/page/server-clock.ts';
import { itemCount } from '../item-count.ts';
import styles from './search-panel.module.css';
import type { SuggestedItems } from './suggested-items.ts';

interface SuggestedListProps {
  readonly id: string;
  readonly query: string;
  readonly items: SuggestedItems;
  /** The one that a key led to. */
  readonly at: number;
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** The options of the search field: queries, places and pieces. Each is a link, so that it can be opened elsewhere. */
export function SuggestedList({ id, query, items, at }: SuggestedListProps) {
  const { queries, links, pieces } = items;
  useEffect(() => {
    document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  const option = (place: number, path: string, className: string | undefined, children: ReactNode) => (
    <Link
      key={path}
      id={optionId(id, place)}
      className={className}
      role="option"
      aria-selected={at === place}
      tabIndex={-1}
      replace
      to={path}
    >
      {children}
    </Link>
  );
  return (
    <div id={id} role="listbox" aria-label={words.suggestions} className={styles.list}>
      {queries.length + links.length > 0 && (
        <div className={styles.column}>
          <Group id={`${id}-queries`} name={words.lookFor} isThere={queries.length > 0}>
            {queries.map(({ name, total, path }, index) =>
              option(
                index,
                path,
                styles.word,
                <>
                  <Begun name={name} query={query} />
                  {total !== null && <span className={styles.detail}>{itemCount(total)}</span>}
                </>,
              ),
            )}
          </Group>
          <Group id={`${id}-links`} name={words.goTo} isThere={links.length > 0}>
            {links.map(({ color, kind, path, ...place }, index) =>
              option(
                queries.length + index,
                path,
                styles.word,
                <>
                  <span>
                    <Rich
                      text={color === null ? `[${place.name}]` : words.inColor(`[${place.name}]`, color)}
                      wrap={[
                        (inner) => <span lang={languageOfText(place, 'name')}>{inner}</span>,
                        (inner) => <span className={text.soft}>{inner}</span>,
                      ]}
                    />
                  </span>
                  <span className={styles.detail}>{words[kind]}</span>
                </>,
              ),
            )}
          </Group>
        </div>
      )}
      <Group id={`${id}-pieces`} name={words.pieces} isThere={pieces.length > 0}>
        <div className={styles.pieces}>
          {pieces.map((tile, index) =>
            option(queries.length + links.length + index, tile.path, styles.piece, <Piece {...tile} />),
          )}
        </div>
      </Group>
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly name: string;
  readonly isThere: boolean;
  readonly children: ReactNode;
}

function Group({ id, name, isThere, children }: GroupProps) {
  if (!isThere) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in a group, not in a fieldset
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.label}>
        {name}
      </div>
      {children}
    </div>
  );
}

/** What is not typed yet stands out. */
function Begun({ name, query }: { readonly name: string; readonly query: string }) {
  const [begun, added] = splitBegun(name, query);
  return (
    <span>
      {begun}
      <b className={text.medium}>{added}</b>
    </span>
  );
}

function Piece({ name, brand, imagePath, price }: Tile) {
  return (
    <>
      <Picture
        {...pictureSources(imagePath, 'tile')}
        sizes="(min-width: 1100px) 18vw, (min-width: 700px) 23vw, 46vw"
        alt=""
      />
      <span className={`${styles.line} ${text.medium}`}>{brand}</span>
      <span className={`${styles.line} ${text.soft}`}>{name}</span>
      <Price productPrice={price} now={serverNow()} brief />
    </>
  );
}
