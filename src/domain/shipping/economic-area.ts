/** The European Union with Iceland, Liechtenstein and Norway. */
const members: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Whether the law of the European Economic Area holds there, by ISO code. */
export function isInEconomicArea(countryCode: string | null): boolean {
  return countryCode !== null && members.has(countryCode.toUpperCase());
}
