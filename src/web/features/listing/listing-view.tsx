// A list of products with what one can narrow it by. Its state is its address: every choice is a step that Back undoes.
import { type ComponentType, memo, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import page from '../../../design/page.module.css';
import { VisuallyHidden } from '../../../design/visually-hidden.tsx';
import type { Facets, ListingChoice, ListingWindow } from '../../../domain/listing.ts';
import type { Tile as TileData } from '../../../domain/tile.ts';
import { AppliedChoices } from './applied-choices.tsx';
import styles from './listing.module.css';
import { ListingBar } from './listing-bar.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { ShowEarlier, ShowMore } from './show-more.tsx';

export interface ListingData {
  readonly tiles: readonly TileData[];
  readonly total: number;
  readonly facets: Facets;
  readonly choice: ListingChoice;
  readonly window: ListingWindow;
}

export interface TileProps {
  tile: TileData;
  now: number;
  sizes: string;
  loading?: 'first' | 'eager' | 'lazy';
}

export interface ListingPlace {
  /** Where the list is: /c/dresses. */
  readonly path: string;
  /** The call that answers the same list. */
  readonly call: string;
  /** What was searched for; empty in a category. */
  readonly query: string;
}

interface ListingViewProps {
  listing: ListingData;
  place: ListingPlace;
  now: number;
  Tile: ComponentType<TileProps>;
}

const tileSizes = '(min-width: 1100px) 24vw, (min-width: 700px) 32vw, 50vw';
/** As many as a screen shows before it is scrolled. */
const firstRow = 4;

/** Made once for each list: whoever leaves it should not wait for all of it to be made again. */
export const ListingView = memo(({ listing, place, now, Tile }: ListingViewProps) => {
  const { tiles, choice, window } = listing;
  return (
    <>
      <ListingBar listing={listing} place={place} />
      <div className={page.page}>
        <AppliedChoices listing={listing} place={place} />
        <VisuallyHidden>
          <h2>Items</h2>
        </VisuallyHidden>
        {tiles.length === 0 && <NothingLeft choice={choice} place={place} />}
        <ShowEarlier choice={choice} window={window} place={place} />
        <List place={place}>
          {tiles.map((tile, index) => (
            <li key={tile.productId}>
              <Tile
                tile={tile}
                now={now}
                sizes={tileSizes}
                loading={index === 0 ? 'first' : index < firstRow ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </List>
        <ShowMore listing={listing} place={place} />
      </div>
    </>
  );
});

function List({ place, children }: { place: ListingPlace; children: ReactNode }) {
  const { state, location } = useNavigation();
  const isChanging = state === 'loading' && location?.pathname === place.path;
  return (
    <ul className={styles.list} aria-busy={isChanging || undefined}>
      {children}
    </ul>
  );
}
