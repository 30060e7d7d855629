// Countries that nobody may send anything to, whatever a product's own list says. Decision 066 says which and why.

const embargoed: ReadonlySet<string> = new Set(['CU', 'IR', 'KP']);

export function isEmbargoed(countryCode: string): boolean {
  return embargoed.has(countryCode.toUpperCase());
}
