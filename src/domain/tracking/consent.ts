// Whether what a visitor does may be noted. Where the law asks for consent nothing is noted before it is given; whoever's
// browser says that they do not want to be tracked has said so everywhere.

/** The European Economic Area, the United Kingdom and Switzerland. */
const consentCountries = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

export type ConsentChoice = 'yes' | 'no';

/** `free`: noted. `asked`: not yet, and the page asks. `refused`: not. */
export type Consent = 'free' | 'asked' | 'refused';

/** Global Privacy Control and Do Not Track, which a browser sends with every request. */
export function wantsNoTracking(header: (name: string) => string | null | undefined): boolean {
  return header('sec-gpc') === '1' || header('dnt') === '1';
}

/** Where they are, not where they shop as. */
export interface Whereabouts {
  readonly country: string | null;
  /** On the shop's own machine or network, which is at home. */
  readonly isNear: boolean;
}

/** Whoever may be where the law asks for consent is asked, and so is whoever comes from nobody knows where. */
export function consentOf(
  choice: ConsentChoice | null,
  isRefusedByBrowser: boolean,
  { country, isNear }: Whereabouts,
): Consent {
  if (isRefusedByBrowser || choice === 'no') return 'refused';
  if (choice === 'yes') return 'free';
  const mayBeThere = country === null ? !isNear : consentCountries.has(country);
  return mayBeThere ? 'asked' : 'free';
}

export function parseConsent(text: string | undefined): ConsentChoice | null {
  return text === 'yes' || text === 'no' ? text : null;
}
