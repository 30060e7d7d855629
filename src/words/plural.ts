// One or several, by the rule of each language. Intl.PluralRules says the same (plural.test.ts), and costs a page too
// much while it starts.
export const inEnglish = (count: number, one: string, other: string): string => (count === 1 ? one : other);
export const inFrench = (count: number, one: string, other: string): string =>
  Math.trunc(Math.abs(count)) < 2 ? one : other;
export const inGerman = inEnglish;
