// Which column of somebody's file is which of ours, as far as their names tell. A person looks at it before it is used.
import type { ColumnMapping } from './import-format.ts';

/** What others call our columns. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  sku: ['variant sku', 'item number', 'article number', 'style number', 'reference', 'référence', 'ref'],
  name: ['title', 'product', 'product name', 'item', 'nom', 'titre', 'article'],
  color: ['colour', 'color name', 'couleur'],
  brand: ['vendor', 'maker', 'designer', 'marque'],
  categories: ['category', 'type', 'product type', 'department', 'catégorie', 'catégories'],
  description: ['body', 'text', 'body html'],
  price: ['list price', 'retail price', 'rrp', 'msrp', 'prix'],
  sale_price: ['discounted price', 'special price', 'prix soldé'],
  size: ['taille'],
  on_hand: ['stock', 'quantity', 'qty', 'inventory', 'units', 'quantité'],
  barcode: ['ean', 'upc', 'gtin13', 'code barres'],
  family: ['style', 'model', 'group', 'handle', 'modèle'],
  image_url: ['image', 'image src', 'picture', 'photo', 'image link'],
  materials: ['material', 'composition', 'fabric', 'matières', 'matière'],
  origin: ['country of origin', 'made in', 'origine'],
  state: ['status', 'published'],
};

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Each of ours is named once: by the first of theirs that is called so. */
export function guessMapping(head: readonly string[], columns: readonly string[]): ColumnMapping {
  const ours = new Set(columns);
  const byName = new Map(columns.map((column) => [plain(column), column]));
  for (const [column, names] of Object.entries(otherNames))
    if (ours.has(column)) for (const name of names) if (!byName.has(name)) byName.set(name, column);
  const guessed: Record<string, string> = {};
  const mappedColumns = new Set<string>();
  for (const title of head) {
    const column = byName.get(plain(title));
    if (column === undefined || mappedColumns.has(column)) continue;
    guessed[title] = column;
    mappedColumns.add(column);
  }
  return guessed;
}
