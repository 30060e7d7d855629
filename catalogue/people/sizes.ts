// Which size of a product a person takes.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { isShoe } from '../../src/domain/product/sizes.ts';
import type { Person } from './customers.ts';

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** `off` is how many sizes they strayed from their own, smaller below zero. */
export function sizeFor(person: Person, product: CatalogueProduct, off: number): string {
  const names = product.sizes.map(({ name }) => name);
  const build = isShoe(product.categories) ? person.foot : person.frame;
  const isLettered = names.every((name) => letters.includes(name));
  const ideal = isLettered
    ? names.indexOf(nearest(names, letters[Math.round(build * (letters.length - 1))] ?? 'M'))
    : Math.round(build * (names.length - 1));
  const at = Math.min(names.length - 1, Math.max(0, ideal + off));
  return names[at] ?? names[0] ?? '';
}

function nearest(names: readonly string[], wanted: string): string {
  const distance = (name: string) => Math.abs(letters.indexOf(name) - letters.indexOf(wanted));
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
