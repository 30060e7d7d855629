// The pages of the shop whose names begin as was typed: categories, also in one color, and designers.
import { type PartlyTranslated, untranslatedOf } from '../../text/untranslated.ts';
import { brandPath } from '../brand-path.ts';
import type { ColorFamily } from '../color-family.ts';
import { everything, listingSearch } from '../listing.ts';
import { searchTerms } from '../search-query.ts';

export interface Place extends PartlyTranslated<'name'> {
  readonly name: string;
  readonly kind: 'category' | 'designer';
  readonly path: string;
  /** The family of colors it is narrowed to. */
  readonly color: ColorFamily | null;
}

/** Where something hangs now: nobody is led to an empty rail. */
export interface Stocked {
  /** How many of each color, by category and over all of them. */
  readonly colors: ReadonlyMap<number, ReadonlyMap<string, number>>;
  readonly brands: ReadonlySet<number>;
}

interface Named extends PartlyTranslated<'name'> {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

export interface PlaceNames {
  readonly categories: readonly Named[];
  readonly brands: readonly Named[];
  /** The family of colors a whole word stands for. */
  readonly colorOf: (word: string) => ColorFamily | null;
}

const mostPlaces = 4;
/** A color alone could be anything: the fullest few. */
const mostOfColor = 2;

/** By what was typed, and what it is likely to become: half a color is none yet. */
export function placesBegun(
  { beginning, completed }: { readonly beginning: string; readonly completed: string | null },
  names: PlaceNames,
  stocked: Stocked,
): readonly Place[] {
  const begun = searchTerms(beginning);
  if (begun.length === 0) return [];
  const places = [...categoriesBegun(begun, names, stocked), ...designersBegun(begun, names, stocked)];
  const inColor = [beginning, completed ?? ''].map((text) =>
    categoriesInColor(searchTerms(text), names, stocked),
  );
  return [...places, ...(inColor.find(({ length }) => length > 0) ?? [])].slice(0, mostPlaces);
}

function categoriesBegun(begun: readonly string[], { categories }: PlaceNames, { colors }: Stocked): Place[] {
  return categories
    .filter(({ id, name }) => colors.has(id) && hasBeginnings(name, begun))
    .map(({ slug, ...category }) => ({
      ...nameOf(category),
      kind: 'category',
      path: `/c/${slug}`,
      color: null,
    }));
}

function designersBegun(begun: readonly string[], { brands }: PlaceNames, stocked: Stocked): Place[] {
  return brands
    .filter(({ id, name }) => stocked.brands.has(id) && hasBeginnings(name, begun))
    .map(({ name }) => ({ name, kind: 'designer', path: brandPath(name), color: null }));
}

function categoriesInColor(
  begun: readonly string[],
  { categories, colorOf }: PlaceNames,
  { colors }: Stocked,
): Place[] {
  const word = begun.find((each) => colorOf(each) !== null);
  const family = word === undefined ? null : colorOf(word);
  if (family === null) return [];
  const others = begun.filter((each) => each !== word);
  const countOf = ({ id }: Named) => colors.get(id)?.get(family) ?? 0;
  return categories
    .filter((category) => countOf(category) > 0 && hasBeginnings(category.name, others))
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, mostOfColor)
    .map(({ slug, ...category }) => ({
      ...nameOf(category),
      kind: 'category',
      path: `/c/${slug}${listingSearch({ ...everything, color: [family] })}`,
      color: family,
    }));
}

const nameOf = ({ name, untranslated = [] }: Omit<Named, 'slug'>) => ({
  name,
  ...untranslatedOf(untranslated),
});

/** Every word typed begins one of the name's. */
function hasBeginnings(name: string, terms: readonly string[]): boolean {
  const words = searchTerms(name);
  return terms.every((begun) => words.some((word) => word.startsWith(begun)));
}
