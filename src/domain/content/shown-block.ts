// A page of blocks as shoppers see it: said in their language, with its pieces, and without what is not due.
import type { FilmSource } from '../media/film.ts';
import type { Tile } from '../product/tile.ts';
import type { Language } from '../visitor/language.ts';
import type { PictureFocusThird, TextName } from './blocks.ts';

/** Of texts that nobody has translated: the language they are in. */
type Saying<N extends TextName> = Readonly<Record<N, string>> & {
  readonly lang?: Readonly<Partial<Record<N, Language>>>;
};

export interface ShownWindow extends Saying<'title' | 'words' | 'call' | 'alt'> {
  readonly kind: 'window';
  readonly picture: string;
  readonly tallPicture: string | null;
  /** Where it is not the middle. */
  readonly focus?: PictureFocusThird;
  readonly path: string;
}

export interface ShownFilm extends Saying<'title' | 'words' | 'alt'> {
  readonly kind: 'film';
  readonly sources: readonly FilmSource[];
  readonly poster: string;
}

export interface ShownWords extends Saying<'title' | 'words' | 'call'> {
  readonly kind: 'words';
  readonly path: string;
}

export interface ShownShelf extends Saying<'title' | 'call'> {
  readonly kind: 'shelf';
  readonly tiles: readonly Tile[];
  readonly path: string;
}

export interface ShownDeals extends Saying<'title'> {
  readonly kind: 'deal';
  readonly tiles: readonly Tile[];
}

export interface ShownEditorialItem extends Saying<'title' | 'words' | 'alt'> {
  readonly picture: string;
  readonly path: string;
}

export interface ShownEditorial extends Saying<'title'> {
  readonly kind: 'editorial';
  readonly isTitleSeen?: true;
  readonly items: readonly ShownEditorialItem[];
}

export interface ShownDesigners extends Saying<'title'> {
  readonly kind: 'designers';
  readonly names: readonly { readonly name: string; readonly path: string }[];
}

export type ShownBlock =
  | ShownWindow
  | ShownFilm
  | ShownWords
  | ShownShelf
  | ShownDeals
  | ShownEditorial
  | ShownDesigners;

/** What a page opens with if it opens with a window; the code of all others comes once somebody is near. */
export type FirstBlock = ShownWindow | ShownEditorial | ShownShelf;

const mostFirst = 3;
const usualItems = 3;

/** Needs styles that most pages do without. */
export function isRare(block: ShownBlock): boolean {
  return (
    block.kind === 'film' ||
    block.kind === 'words' ||
    (block.kind === 'window' && block.focus !== undefined) ||
    (block.kind === 'editorial' && (block.isTitleSeen === true || block.items.length !== usualItems))
  );
}

function isFirst(block: ShownBlock): block is FirstBlock {
  return block.kind !== 'deal' && block.kind !== 'designers' && !isRare(block);
}

export function splitBlocks(blocks: readonly ShownBlock[]): {
  readonly first: readonly FirstBlock[];
  readonly later: readonly ShownBlock[];
} {
  const other = blocks.findIndex(
    (block, place) => !isFirst(block) || (place === 0 && block.kind !== 'window'),
  );
  const end = Math.min(mostFirst, other === -1 ? blocks.length : other);
  return { first: blocks.slice(0, end).filter(isFirst), later: blocks.slice(end) };
}

/** The pieces that are shown. */
export function productsIn(blocks: readonly ShownBlock[]): number[] {
  return blocks.flatMap((block) => ('tiles' in block ? block.tiles.map(({ productId }) => productId) : []));
}
