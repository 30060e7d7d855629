// What may not go everywhere, nor in any number. A visitor whose country is unknown is treated as at home.
import { words } from '../../words/shipping/words.ts';
import type { Destination, Product } from '../product/product.ts';
import { isInternational, usCountryCode } from '../visitor/country.ts';

export type Limited = Pick<Product, 'restrictCountries' | 'airProhibited'>;

/** By the names of the flags that stand against a line of an order. */
export type ShippingProblem = 'cannotShipToCountry' | 'airProhibitedDestination' | 'airProhibited';

export const airProhibitedMessage = () => words.notByAir;

/** `restrictCountries` lists where it may go; an empty list means everywhere. */
export function shipsTo({ restrictCountries }: Pick<Limited, 'restrictCountries'>, country: string | null) {
  const destination = country?.toUpperCase() ?? usCountryCode;
  return restrictCountries.length === 0 || restrictCountries.some(({ code }) => code === destination);
}

/** Why a thing cannot go to whoever shops from there; null when it can. */
export function destinationProblem(
  thing: Limited,
  country: string | null,
): Exclude<ShippingProblem, 'airProhibited'> | null {
  if (!shipsTo(thing, country)) return 'cannotShipToCountry';
  return thing.airProhibited && isInternational(country) ? 'airProhibitedDestination' : null;
}

/** The same in words, for a product's page and a line of a bag alike. */
export function destinationMessage(thing: Limited, country: string | null): string | null {
  switch (destinationProblem(thing, country)) {
    case 'cannotShipToCountry':
      return words.onlyShipsTo(namesOf(thing.restrictCountries));
    case 'airProhibitedDestination':
      return airProhibitedMessage();
    case null:
      return null;
  }
}

/** Home first, then by their names. */
function namesOf(countries: Limited['restrictCountries']): readonly string[] {
  const isHome = ({ code }: Destination) => Number(code === usCountryCode);
  return countries
    .toSorted((one, other) => isHome(other) - isHome(one) || one.name.localeCompare(other.name))
    .map(({ name }) => name);
}

interface OrderLine extends Limited {
  readonly quantity: number;
}

interface ShippingRules {
  readonly country: string | null;
  /** How many things that cannot fly fit one order. */
  readonly mostAirProhibited: number;
}

interface LineProblem {
  readonly code: ShippingProblem;
  readonly message: string;
}

export interface ShippingJudgement<L> {
  /** What stands against each line that cannot go as it is. */
  readonly problems: ReadonlyMap<L, LineProblem>;
  /** Why the order cannot be placed, and what to do about it; null when it can. */
  readonly orderProblem: string | null;
}

export function judgeShipping<L extends OrderLine>(
  lines: readonly L[],
  { country, mostAirProhibited }: ShippingRules,
): ShippingJudgement<L> {
  const problems = new Map<L, LineProblem>();
  for (const line of lines) {
    const code = destinationProblem(line, country);
    if (code) problems.set(line, { code, message: destinationMessage(line, country) ?? '' });
  }
  if (problems.size > 0) return { problems, orderProblem: words.notToWhereYouAre(problems.size) };

  const grounded = lines.filter(({ airProhibited }) => airProhibited);
  const units = grounded.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units <= mostAirProhibited) return { problems, orderProblem: null };
  const message = words.fewThatCannotFly(mostAirProhibited);
  for (const line of grounded) problems.set(line, { code: 'airProhibited', message });
  return { problems, orderProblem: `${message} ${words.takeOutToCheckOut(units - mostAirProhibited)}` };
}
