// What a catalogue says in another language than the shop's own.

/** Undefined where nobody has translated it. */
export type Said = string | undefined;

/** Lists are in the order of the product's own. */
export interface ProductTranslation {
  readonly colorName: Said;
  readonly description: Said;
  readonly careInstructions: readonly Said[] | undefined;
  readonly materials: readonly Said[] | undefined;
  readonly countryDescription: Said;
  readonly details: readonly Said[] | undefined;
  readonly additionalInfo:
    | { readonly header: Said; readonly text: Said; readonly others: readonly Said[] }
    | undefined;
  readonly ingredients: Said;
  readonly bannerText: Said;
  readonly promoTag: Said;
  readonly promoText: Said;
  readonly appOnlyPromoText: Said;
  readonly sizeNoteShort: Said;
  readonly sizeNoteLong: Said;
  readonly audienceExclusionReason: Said;
  readonly fitNotes: readonly { readonly label: Said; readonly text: Said }[];
  /** What is seen in each picture. */
  readonly images: readonly Said[];
  readonly socialPhotos: readonly Said[] | undefined;
  readonly prop65Chemicals: readonly Said[] | undefined;
}

export interface EditorialTranslation {
  readonly title: Said;
  readonly words: Said;
  readonly call: Said;
  readonly alt: Said;
}

export interface CatalogueTranslation {
  readonly products: ReadonlyMap<number, ProductTranslation>;
  readonly categories: ReadonlyMap<number, Said>;
  readonly editorial: {
    readonly window: readonly EditorialTranslation[];
    readonly edits: readonly EditorialTranslation[];
  };
  /** Editorial HTML by key. */
  readonly landers: Readonly<Record<string, string>>;
}
