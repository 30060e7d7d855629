// The favourites of the house, put at the top of a product's page by whoever writes its editorial HTML.

export const mostLanders = 24;

/** The products that sanitised HTML links to, each once, in its order; without the one whose page it is. */
export function landerIds(html: string, productId: number): readonly number[] {
  const linked = html.matchAll(/ href="\/product\/(\d{1,15})(?=["/?#])/g);
  const ids = new Set(Array.from(linked, ([, id]) => Number(id)));
  ids.delete(productId);
  return [...ids].slice(0, mostLanders);
}

export function landersKey(isSoldOut: boolean): 'pdp-landers-sold-out' | 'pdp-landers-in-stock' {
  return isSoldOut ? 'pdp-landers-sold-out' : 'pdp-landers-in-stock';
}
