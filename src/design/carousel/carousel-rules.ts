// How many tiles a carousel shows and where its pages begin. tokens.css lays the tiles out by the same numbers.

import type { Style } from '../base/style-scope.tsx';

export type CarouselKind = 'standard' | 'few' | 'many';

export const tabletFrom = 700;
export const desktopFrom = 1100;

/** After "Start over?" the carousel rests this long before it goes back. */
export const resetPause = 100;
/** Focus follows a page turned by keyboard once the scroll has come to rest. */
export const focusDelay = 600;

interface PerScreen {
  readonly phone: number;
  readonly tablet: number;
  readonly desktop: number;
}

const tiles: Record<CarouselKind, Record<Style, PerScreen>> = {
  standard: { 1: { phone: 3, tablet: 5, desktop: 6 }, 2: { phone: 3, tablet: 5, desktop: 2 } },
  few: { 1: { phone: 3, tablet: 5, desktop: 6 }, 2: { phone: 3, tablet: 3, desktop: 4 } },
  many: { 1: { phone: 3, tablet: 5, desktop: 8 }, 2: { phone: 3, tablet: 5, desktop: 6 } },
};

export function tilesPerPage(width: number, style: Style, kind: CarouselKind = 'standard'): number {
  const { phone, tablet, desktop } = tiles[kind][style];
  if (width >= desktopFrom) return desktop;
  return width >= tabletFrom ? tablet : phone;
}

/** The widest a page of the shop is, within its margins. */
const widestRow = 1600;
/** Few tiles are no wider than this in style one on a desktop. */
const widestOfFew = 220;

/** How wide a tile of a shelf is, in the words of the `sizes` attribute: a window's share, rounded up. */
export function shelfSizes(style: Style, kind: CarouselKind = 'standard'): string {
  const { phone, tablet, desktop } = tiles[kind][style];
  const share = (count: number) => `${Math.ceil(100 / count)}vw`;
  const widest = kind === 'few' && style === '1' ? widestOfFew : Math.ceil(widestRow / desktop);
  return `(min-width: ${desktopFrom}px) min(${share(desktop)}, ${widest}px), (min-width: ${tabletFrom}px) ${share(tablet)}, ${share(phone)}`;
}

export interface Shelf {
  readonly tiles: number;
  readonly perPage: number;
  /** The leftmost tile in view, counted from 0; a swipe can leave it anywhere. */
  readonly first: number;
}

export function pageCount({ tiles, perPage }: Shelf): number {
  return Math.max(1, Math.ceil(tiles / perPage));
}

const lastFirst = ({ tiles, perPage }: Shelf): number => Math.max(0, tiles - perPage);

/** The last page is reached as soon as its last tile shows, even if it began on an earlier page. */
export function isLastPage(shelf: Shelf): boolean {
  return shelf.first >= lastFirst(shelf);
}

/** The page in view, counted from 1. */
export function pageShowing(shelf: Shelf): number {
  return isLastPage(shelf) ? pageCount(shelf) : Math.floor(shelf.first / shelf.perPage) + 1;
}

/** The first tile of the page after this one, or of the one before. */
export function turnedTo(shelf: Shelf, direction: 'forward' | 'back'): number {
  const { first, perPage } = shelf;
  if (direction === 'back') return Math.max(0, (Math.ceil(first / perPage) - 1) * perPage);
  return Math.min(lastFirst(shelf), (Math.floor(first / perPage) + 1) * perPage);
}
