// The rules a catalogue obeys before it is imported. Each problem is a sentence a merchant can act on.
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import { peopleProblems } from './catalogue-people-check.ts';
import { productProblems } from './catalogue-product-check.ts';
import { translationProblems } from './catalogue-translation.ts';

export function catalogueProblems(catalogue: Catalogue): string[] {
  return [
    ...findRepeated('brand', catalogue.brands, (brand) => brand.name),
    ...findRepeated('category', catalogue.categories, (category) => category.id),
    ...findRepeated('category slug', catalogue.categories, (category) => category.slug),
    ...findRepeated('country', catalogue.countries, (country) => country.id),
    ...findRepeated('country code', catalogue.countries, (country) => country.code),
    ...findRepeated('origin', catalogue.origins, (origin) => origin.id),
    ...findRepeated('product', catalogue.products, (product) => product.id),
    ...categoryTreeProblems(catalogue),
    ...colourProblems(catalogue.products),
    ...referenceProblems(catalogue),
    ...catalogue.products.flatMap((product) =>
      productProblems(product).map((problem) => `Product ${product.id} ${problem}.`),
    ),
    ...Object.entries(catalogue.translations ?? {}).flatMap(([language, translation]) =>
      translationProblems(catalogue, language, translation),
    ),
    ...(catalogue.people === undefined ? [] : peopleProblems(catalogue, catalogue.people)),
  ];
}

function findRepeated<T>(what: string, list: readonly T[], keyOf: (item: T) => string | number): string[] {
  const seen = new Set<string | number>();
  const twice = new Set<string | number>();
  for (const key of list.map(keyOf)) (seen.has(key) ? twice : seen).add(key);
  return [...twice].map((key) => `The ${what}, ${key}, is listed more than once.`);
}

function categoryTreeProblems({ categories }: Catalogue): string[] {
  const parents = new Map(categories.map((category) => [category.id, category.parentId]));
  return categories.flatMap((category) => {
    let steps = 0;
    let at: number | null = category.id;
    while (at !== null && steps <= categories.length) {
      const parent = parents.get(at);
      if (parent === undefined)
        return [`Category ${category.id} has no way to the top: ${at} does not exist.`];
      at = parent;
      steps += 1;
    }
    return at === null ? [] : [`Category ${category.id} is inside itself.`];
  });
}

function colourProblems(products: readonly CatalogueProduct[]): string[] {
  const groups = Map.groupBy(products, (product) => product.groupId);
  return [...groups].flatMap(([groupId, members]) =>
    findRepeated(`colour of group ${groupId}`, members, (product) => product.colorName),
  );
}

/** Every name or number that points at another list must find something there. */
function referenceProblems(catalogue: Catalogue): string[] {
  const brands = new Set(catalogue.brands.map((brand) => brand.name));
  const categories = new Set(catalogue.categories.map((category) => category.id));
  const countries = new Set(catalogue.countries.map((country) => country.id));
  const origins = new Set(catalogue.origins.map((origin) => origin.id));
  const products = new Set(catalogue.products.map((product) => product.id));
  return catalogue.products.flatMap((product) => {
    const { id, brand, madeIn } = product;
    return [
      ...(brands.has(brand) ? [] : [`Product ${id} has an unknown brand, ${brand}.`]),
      ...notAmong(product.categories, categories, `Product ${id} is in an unknown category`),
      ...notAmong(product.restrictCountries ?? [], countries, `Product ${id} ships to an unknown country`),
      ...notAmong(madeIn === undefined ? [] : [madeIn], origins, `Product ${id} is made in an unknown place`),
      ...notAmong(product.look ?? [], products, `Product ${id} is worn with an unknown product`),
    ];
  });
}

function notAmong(ids: readonly number[], known: ReadonlySet<number>, problem: string): string[] {
  return ids.filter((id) => !known.has(id)).map((id) => `${problem}, ${id}.`);
}
