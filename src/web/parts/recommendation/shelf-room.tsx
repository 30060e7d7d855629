import { classes } from '../../../design/base/classes.ts';
import { CarouselRoom } from '../../../design/carousel/carousel.tsx';
import type { CarouselKind } from '../../../design/carousel/carousel-rules.ts';
import styles from './tile-shelf.module.css';

interface ShelfRoomProps {
  heading: string;
  kind?: CarouselKind;
  /** Its tiles are pictures with a caption of two lines. */
  isCaptioned?: boolean;
  /** Only for those who have looked at something before: their device says so before anything is drawn. */
  isForViewers?: boolean;
}

/** The room of a shelf whose tiles are on their way: what is read below it stays where it is. */
export function ShelfRoom({ heading, kind, isCaptioned, isForViewers }: ShelfRoomProps) {
  return (
    <div className={classes(styles.shelf, styles.room)} data-viewers={isForViewers ? '' : undefined}>
      <CarouselRoom heading={heading} kind={kind}>
        <div className={styles.tileRoom} data-captioned={isCaptioned ? '' : undefined} />
      </CarouselRoom>
    </div>
  );
}
