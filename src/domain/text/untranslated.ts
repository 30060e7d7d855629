// What nobody has translated is said in the shop's own language, and says so: one rule for products, colors, pictures,
// tiles and lines of a bag. Where nothing is missing the list may be left out.
export interface PartlyTranslated<T extends string> {
  readonly untranslated?: readonly T[] | undefined;
}

/** The names of the texts that are missing, to be spread into what has them. */
export function untranslatedOf<T extends string>(missing: readonly T[]): PartlyTranslated<T> {
  return missing.length === 0 ? {} : { untranslated: missing };
}
