// The home page: what the merchant put in the window, and what the shop adds by itself.

import type { Tile } from '../product/tile.ts';
import type { Language } from '../visitor/language.ts';

export interface Editorial {
  readonly placement: 'window' | 'edit';
  readonly title: string;
  readonly words: string;
  /** What the link of the window says; an edit is a link as a whole. */
  readonly call: string | null;
  readonly path: string;
  readonly picture: string;
  /** For narrow screens, where the picture is wide. */
  readonly tallPicture: string | null;
  readonly alt: string;
  /** Which its words are in: that of whoever looks, or the shop's own where nobody has translated it. */
  readonly language: Language;
}

export interface Home {
  readonly window: Editorial | null;
  readonly edits: readonly Editorial[];
  readonly newIn: readonly Tile[];
  /** Live and coming. */
  readonly deals: readonly Tile[];
  readonly reduced: readonly Tile[];
  readonly designers: readonly { readonly name: string; readonly path: string }[];
}
