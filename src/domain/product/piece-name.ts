import { oneSizeName } from './sizes.ts';

/** What a piece is called among others: with its size, where there is more than one. */
export function pieceName({ name, sizeName }: { readonly name: string; readonly sizeName: string }): string {
  return sizeName === oneSizeName ? name : `${name}, ${sizeName}`;
}
