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

export function consentOf(
  choice: ConsentChoice | null,
  /** The browser says so with every request. */
  wantsNoTracking: boolean,
  /** Where they are, not where they shop as. Whose country is unknown is treated as at home. */
  country: string | null,
): Consent {
  if (wantsNoTracking || choice === 'no') return 'refused';
  if (choice === 'yes') return 'free';
  return country !== null && consentCountries.has(country) ? 'asked' : 'free';
}

export function parseConsent(text: string | undefined): ConsentChoice | null {
  return text === 'yes' || text === 'no' ? text : null;
}
