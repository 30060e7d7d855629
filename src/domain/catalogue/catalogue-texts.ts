// What a catalogue says in another language than the shop's own.

/** Undefined where nobody has translated it. */
export type OptionalText = string | undefined;

/** Lists are in the order of the product's own. */
export interface ProductTranslation {
  readonly colorName: OptionalText;
  readonly description: OptionalText;
  readonly careInstructions: readonly OptionalText[] | undefined;
  readonly materials: readonly OptionalText[] | undefined;
  readonly countryDescription: OptionalText;
  readonly details: readonly OptionalText[] | undefined;
  readonly additionalInfo:
    | { readonly header: OptionalText; readonly text: OptionalText; readonly others: readonly OptionalText[] }
    | undefined;
  readonly ingredients: OptionalText;
  readonly bannerText: OptionalText;
  readonly promoTag: OptionalText;
  readonly promoText: OptionalText;
  readonly appOnlyPromoText: OptionalText;
  readonly sizeNoteShort: OptionalText;
  readonly sizeNoteLong: OptionalText;
  readonly audienceExclusionReason: OptionalText;
  readonly fitNotes: readonly { readonly label: OptionalText; readonly text: OptionalText }[];
  /** What is seen in each picture. */
  readonly images: readonly OptionalText[];
  readonly socialPhotos: readonly OptionalText[] | undefined;
  readonly prop65Chemicals: readonly OptionalText[] | undefined;
}

export interface EditorialTranslation {
  readonly title: OptionalText;
  readonly words: OptionalText;
  readonly call: OptionalText;
  readonly alt: OptionalText;
}

export interface CatalogueTranslation {
  readonly products: ReadonlyMap<number, ProductTranslation>;
  readonly categories: ReadonlyMap<number, OptionalText>;
  readonly editorial: {
    readonly window: readonly EditorialTranslation[];
    readonly edits: readonly EditorialTranslation[];
  };
  /** Editorial HTML by key. */
  readonly landers: Readonly<Record<string, string>>;
}
