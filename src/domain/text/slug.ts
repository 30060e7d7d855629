// The readable half of a product's address.

const longestSlug = 80;

/** Letters that Unicode does not take apart into a plain letter and an accent. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** Lower-case ASCII words joined by hyphens, never empty, at most 80 characters. */
export function slugOf(name: string, colorName: string): string {
  const words = `${name.slice(0, 200)} ${colorName.slice(0, 60)}`
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters.get(letter) ?? '')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const slug = words.reduce((text, word) => {
    const longer = text === '' ? word : `${text}-${word}`;
    return longer.length <= longestSlug ? longer : text;
  }, '');
  return slug === '' ? (words[0]?.slice(0, longestSlug) ?? 'product') : slug;
}

export function isGiftCardSlug(slug: string): boolean {
  return slug.toLowerCase().includes('virtual-gift-card');
}

export function productPath(product: { readonly id: number; readonly slug: string }): string {
  return `/product/${product.id}/${encodeURIComponent(product.slug)}`;
}
