// What a file calls things that the shop knows by numbers: brands, categories, places, countries.

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface ShopNames {
  readonly brands: readonly Named[];
  readonly categories: readonly (Named & { readonly parentId: number | null })[];
  readonly origins: readonly Named[];
  readonly countries: readonly { readonly id: number; readonly code: string }[];
}

/** Both ways: a number by its name, and the name by its number. */
export interface NameTable {
  readonly idOf: (name: string) => number | undefined;
  readonly nameOf: (id: number) => string;
}

export interface FileNames {
  readonly brands: NameTable;
  readonly categories: NameTable;
  readonly origins: NameTable;
  readonly countries: NameTable;
}

export function createFileNames({ brands, categories, origins, countries }: ShopNames): FileNames {
  return {
    brands: tableOf(brands.map(({ id, name }) => [id, name])),
    categories: categoryTable(categories),
    origins: tableOf(origins.map(({ id, name }) => [id, name])),
    countries: tableOf(countries.map(({ id, code }) => [id, code])),
  };
}

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What two of them are called neither is found by; each of these is named by its number instead. */
function tableOf(
  named: readonly (readonly [number, string])[],
  others: readonly (readonly [number, string])[] = [],
): NameTable {
  const names = new Map(named);
  const ids = idsByName(named);
  const otherIds = idsByName(others);
  const idOf = (name: string) => {
    const number = /^#(\d+)$/.exec(name.trim());
    if (number) return names.has(Number(number[1])) ? Number(number[1]) : undefined;
    return ids.get(plain(name)) ?? otherIds.get(plain(name)) ?? undefined;
  };
  return {
    idOf,
    nameOf: (id) => {
      const name = names.get(id);
      return name !== undefined && idOf(name) === id ? name : `#${id}`;
    },
  };
}

function idsByName(named: readonly (readonly [number, string])[]): ReadonlyMap<string, number | null> {
  const ids = new Map<string, number | null>();
  for (const [id, name] of named) ids.set(plain(name), ids.has(plain(name)) ? null : id);
  return ids;
}

/** A category goes by its way from the top, `Clothing > Dresses`, or by its name alone where no other has that. */
function categoryTable(categories: ShopNames['categories']): NameTable {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const wayTo = (id: number, below: readonly number[] = []): string[] => {
    const category = byId.get(id);
    if (!category || below.includes(id)) return [];
    const above = category.parentId === null ? [] : wayTo(category.parentId, [...below, id]);
    return [...above, category.name];
  };
  return tableOf(
    categories.map(({ id }) => [id, wayTo(id).join(' > ')]),
    categories.map(({ id, name }) => [id, name]),
  );
}
