// Choosing a size: what is chosen already, and what an address may choose.
import type { Product, Size } from './product.ts';

export const oneSizeName = 'One Size';
export const shoesCategoryId = 179;

export function isOneSize(sizes: readonly Pick<Size, 'name'>[]): boolean {
  return sizes.length === 1 && sizes[0]?.name === oneSizeName;
}

/** The size a shopper need not choose: the only one there is. */
export function preselectedSize<S extends Pick<Size, 'name'>>(sizes: readonly S[]): S | null {
  return isOneSize(sizes) ? (sizes[0] ?? null) : null;
}

/** The size an address asks for (`?size=ID`); null when it is not this product's, or sold out. */
export function sizeFromQuery<S extends Pick<Size, 'id' | 'quantityType'>>(
  sizes: readonly S[],
  value: string | null,
): S | null {
  return sizes.find((size) => String(size.id) === value && size.quantityType !== 'OutOfStock') ?? null;
}

export function isShoe(categoryIds: readonly number[]): boolean {
  return categoryIds.includes(shoesCategoryId);
}

export type ChartKind = 'clothing' | 'waist' | 'shoes';

/** Which size chart knows these sizes; null for things that have no body to fit. */
export function chartKindOf(
  product: Pick<Product, 'categoryIds'> & { readonly sizes: readonly Pick<Size, 'name'>[] },
): ChartKind | null {
  const isEach = (form: RegExp) =>
    product.sizes.length > 0 && product.sizes.every(({ name }) => form.test(name));
  if (isShoe(product.categoryIds)) return isEach(/^\d{1,2}(\.5)?$/) ? 'shoes' : null;
  if (isEach(/^(X{1,3}[SL]|[SML])$/)) return 'clothing';
  return isEach(/^(2\d|3[0-6])$/) ? 'waist' : null;
}
