// The shop's clock decides what a price is. A type of its own keeps a device's clock, a plain number, from being handed
// in where the shop's time is meant.

declare const clock: unique symbol;

/** Milliseconds since the epoch, by the shop's clock. */
export type ShopTime = number & { readonly [clock]: 'shop' };

/** Names a time the shop told, or a server read off its own clock, for what it is. */
export function shopTime(milliseconds: number): ShopTime {
  return milliseconds as ShopTime;
}
