// Product ids as they arrive from outside: in a page's address, and in a call.

/** The leading digits of a page's productId (`123-red` is 123), or null: the address is no product's. */
export function productIdOfRoute(param: string): number | null {
  const digits = /^[0-9]+/.exec(param.slice(0, 17))?.[0];
  return digits === undefined ? null : idOfDigits(digits);
}

/** A product id in a call, written the one way the shop writes it; null for anything else. */
export function parseProductId(text: string): number | null {
  if (text.length > 16) return null;
  return /^[1-9][0-9]*$/.test(text) ? idOfDigits(text) : null;
}

function idOfDigits(digits: string): number | null {
  const id = Number(digits);
  return id >= 1 && Number.isSafeInteger(id) ? id : null;
}
