// The rules of wishlists.
export const mostWishlists = 50;
export const mostWishlistItems = 200;

export type WishlistMove = 'up' | 'down' | 'out';

/** The list after one of its products was moved by one, or taken out. */
export function movedIn(productIds: readonly number[], productId: number, move: WishlistMove): number[] {
  const at = productIds.indexOf(productId);
  const others = productIds.filter((id) => id !== productId);
  if (at < 0 || move === 'out') return others;
  return others.toSpliced(Math.max(0, move === 'up' ? at - 1 : at + 1), 0, productId);
}

/** What can be guessed by nobody: the link is all that guards a shared list. */
export function sharedPath(token: string): string {
  return `/loves/${token}`;
}
