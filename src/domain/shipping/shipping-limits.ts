// What may not go everywhere, nor in any number. A visitor whose country is unknown is treated as at home.
import type { Destination, Product } from '../product/product.ts';
import { isInternational, usCountryCode } from '../visitor/country.ts';
import { type DeliveryTerms, isSoldTo } from './delivery-terms.ts';
import { isEmbargoed } from './embargo.ts';

export type Limited = Pick<Product, 'restrictCountries' | 'airProhibited'>;

/** Why a thing cannot go to a country. */
export type DestinationProblem =
  /** With the only countries it goes to; none when it goes everywhere but there. */
  | { readonly code: 'cannotShipToCountry'; readonly countries: readonly Destination[] }
  | { readonly code: 'airProhibitedDestination' };

/** Codes are the names of the flags that stand against a line of an order. */
export type ShippingProblem =
  | DestinationProblem
  /** With how many of its kind fit one order. */
  | { readonly code: 'airProhibited'; readonly most: number };

/** Why the things of an order cannot go together. */
export type ParcelProblem =
  | { readonly code: 'not_to_destination'; readonly lines: number }
  | { readonly code: 'too_many_grounded'; readonly most: number; readonly excess: number };

/** `restrictCountries` lists where it may go; an empty list means everywhere that anything may go. */
export function shipsTo({ restrictCountries }: Pick<Limited, 'restrictCountries'>, country: string | null) {
  const destination = country?.toUpperCase() ?? usCountryCode;
  if (isEmbargoed(destination)) return false;
  return restrictCountries.length === 0 || restrictCountries.some(({ code }) => code === destination);
}

type SoldTo = Pick<DeliveryTerms, 'soldTo'>;

/** Why a thing cannot go to whoever shops from there; null when it can. */
export function destinationProblem(
  thing: Limited,
  country: string | null,
  shop: SoldTo,
): DestinationProblem | null {
  if (!isSoldTo(shop, country)) return { code: 'cannotShipToCountry', countries: [] };
  if (!shipsTo(thing, country)) {
    const countries = thing.restrictCountries.filter(({ code }) => !isEmbargoed(code));
    return { code: 'cannotShipToCountry', countries };
  }
  return thing.airProhibited && isInternational(country) ? { code: 'airProhibitedDestination' } : null;
}

interface OrderLine extends Limited {
  readonly quantity: number;
}

interface ShippingRules extends SoldTo {
  readonly country: string | null;
  /** How many things that cannot fly fit one order. */
  readonly mostAirProhibited: number;
}

export interface ShippingJudgement<L> {
  /** What stands against each line that cannot go as it is. */
  readonly problems: ReadonlyMap<L, ShippingProblem>;
  /** Why the order cannot be placed; null when it can. */
  readonly orderProblem: ParcelProblem | null;
}

export function judgeShipping<L extends OrderLine>(
  lines: readonly L[],
  { country, mostAirProhibited, soldTo }: ShippingRules,
): ShippingJudgement<L> {
  const problems = new Map<L, ShippingProblem>();
  for (const line of lines) {
    const problem = destinationProblem(line, country, { soldTo });
    if (problem) problems.set(line, problem);
  }
  if (problems.size > 0)
    return { problems, orderProblem: { code: 'not_to_destination', lines: problems.size } };

  const grounded = lines.filter(({ airProhibited }) => airProhibited);
  const units = grounded.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units <= mostAirProhibited) return { problems, orderProblem: null };
  for (const line of grounded) problems.set(line, { code: 'airProhibited', most: mostAirProhibited });
  const excess = units - mostAirProhibited;
  return { problems, orderProblem: { code: 'too_many_grounded', most: mostAirProhibited, excess } };
}
