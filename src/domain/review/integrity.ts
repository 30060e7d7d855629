// What a shop looks at so that its reviews can be believed: too many at once, several from one place, texts alike, and
// whether those with few stars are refused more often than the others. Each is a sign for a person to read, never a
// verdict on a review.

/** For so many days back; where a review came from is stored no longer. */
export const integrityDays = 90;

/** The latest so many at most, however many a shop gets. */
export const mostLookedAt = 20_000;

/** So many of each sign are shown. */
export const mostSigns = 50;

export const burstHours = 24;

/** Fewer in a day are no burst of anything. */
export const fewestInBurst = 5;

/** A product whose reviews began less than a week before has no usual rate. */
const fewestUsualDays = 7;

/** So unlikely by chance that, of a thousand days as usual, one would look like it. */
const rareDay = 1 / 1_000;

/** What came before a burst: so many reviews in so many days. */
export interface Usual {
  readonly reviews: number;
  readonly days: number;
}

/** Reviews a day; null where there were too few days to tell. */
export function usualRate({ reviews, days }: Usual): number | null {
  return days < fewestUsualDays ? null : reviews / days;
}

/** More in a day than chance gives a product with that usual rate; twice the fewest where no rate is known. */
export function isBurst(reviews: number, usual: Usual): boolean {
  if (reviews < fewestInBurst) return false;
  const rate = usualRate(usual);
  if (rate === null) return reviews >= 2 * fewestInBurst;
  // One more than there were: a product without any is not one that can never get any.
  const expected = ((usual.reviews + 1) / usual.days) * (burstHours / 24);
  return chanceOfAtLeast(reviews, expected) < rareDay;
}

/** Of so many or more where so many are expected, if they come by themselves (Poisson). */
function chanceOfAtLeast(count: number, expected: number): number {
  let term = Math.exp(-expected);
  let fewer = 0;
  for (let n = 0; n < count; n += 1) {
    fewer += term;
    term *= expected / (n + 1);
  }
  return Math.max(0, 1 - fewer);
}

/** A household shares an address: two people are a sign when they write of the same product, three reviews always are. */
export const fewestFromAddress = { people: 2, reviews: 3, ofOneProduct: 2 } as const;

/** Of fewer decisions a share says nothing. */
export const fewestDecisions = 10;

export interface Decided {
  readonly decided: number;
  readonly refused: number;
}

export interface RefusedShare extends Decided {
  /** In percent, with the range that it may truly lie in; null where there are too few to say. */
  readonly percent: { readonly share: number; readonly from: number; readonly to: number } | null;
}

/** Wilson's interval, nineteen times of twenty: it stays within 0 and 100 and is honest for few. */
export function shareOf({ decided, refused }: Decided): RefusedShare {
  if (decided < fewestDecisions) return { decided, refused, percent: null };
  const z = 1.96;
  const share = refused / decided;
  const middle = share + (z * z) / (2 * decided);
  const reach = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * decided)) / decided);
  const scale = 100 / (1 + (z * z) / decided);
  return {
    decided,
    refused,
    percent: {
      share: tenths(100 * share),
      from: tenths(Math.max(0, (middle - reach) * scale)),
      to: tenths(Math.min(100, (middle + reach) * scale)),
    },
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

export const refusalVerdicts = ['too_few', 'no_difference', 'low_more', 'high_more'] as const;

export type RefusalVerdict = (typeof refusalVerdicts)[number];

/** Whether few stars are refused more often than many: said only where the two ranges do not meet. */
export function compareRefusals(low: RefusedShare, high: RefusedShare): RefusalVerdict {
  if (!low.percent || !high.percent) return 'too_few';
  if (low.percent.from > high.percent.to) return 'low_more';
  return high.percent.from > low.percent.to ? 'high_more' : 'no_difference';
}

export function sumDecided(those: readonly Decided[]): Decided {
  return {
    decided: those.reduce((sum, { decided }) => sum + decided, 0),
    refused: those.reduce((sum, { refused }) => sum + refused, 0),
  };
}
