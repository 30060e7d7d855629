// A list of products with what one can narrow it by. Its state is its address: every choice is a step that Back undoes.
import { memo, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import page from '../../../design/text/page.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import { words } from '../../../words/listing/words.ts';
import { Tile } from '../../parts/tile/tile.tsx';
import { useVisitor } from '../../state/visitor/visitor.ts';
import { AppliedChoices } from './applied-choices.tsx';
import styles from './listing.module.css';
import { ListingBar } from './listing-bar.tsx';
import type { ListingData, ListingPlace } from './listing-data.ts';
import { NothingLeft } from './nothing-left.tsx';
import { ShowEarlier, ShowMore } from './show-more.tsx';

interface ListingViewProps {
  listing: ListingData;
  place: ListingPlace;
  now: ShopTime;
}

/** By the columns of each style: four, three and two, or three and two. */
const tileSizes = '(min-width: 1100px) 24vw, (min-width: 700px) 32vw, 50vw';
const wideTileSizes = '(min-width: 1100px) 32vw, 50vw';
/** As many as a screen shows before it is scrolled. */
const firstRow = 4;

/** Made once for each list: whoever leaves it should not wait for all of it to be made again. */
export const ListingView = memo(({ listing, place, now }: ListingViewProps) => {
  const { tiles, choice, window } = listing;
  const { flags } = useVisitor();
  return (
    <>
      <ListingBar listing={listing} place={place} />
      <div className={page.page}>
        <AppliedChoices listing={listing} place={place} />
        <VisuallyHidden as="h2">{words.items}</VisuallyHidden>
        {tiles.length === 0 && <NothingLeft choice={choice} place={place} />}
        <ShowEarlier choice={choice} window={window} place={place} />
        <List place={place}>
          {tiles.map((tile, index) => (
            <li key={tile.productId}>
              <Tile
                tile={tile}
                now={now}
                sizes={flags.second_style ? wideTileSizes : tileSizes}
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
