// Why a thing cannot go somewhere, in the words of a product's page and of a line of a bag alike.
import type { Destination } from '../../domain/product/product.ts';
import type { DeliveryTerms } from '../../domain/shipping/delivery-terms.ts';
import {
  destinationProblem,
  type Limited,
  type ParcelProblem,
  type ShippingProblem,
} from '../../domain/shipping/shipping-limits.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { countryName, inOrderOfName } from '../text/country-name.ts';
import { wordsIn } from './words.ts';

export function sayShippingProblem(language: Language, problem: ShippingProblem): string {
  const words = wordsIn(language);
  switch (problem.code) {
    case 'cannotShipToCountry':
      return problem.countries.length === 0
        ? words.nothingShipsThere
        : words.onlyShipsTo(namesOf(language, problem.countries));
    case 'airProhibitedDestination':
      return words.notByAir;
    case 'airProhibited':
      return words.fewThatCannotFly(problem.most);
  }
}

/** Why a thing does not go to a country; null when it does. */
export function sayUnreachable(
  language: Language,
  thing: Limited,
  country: string | null,
  shop: Pick<DeliveryTerms, 'soldTo'>,
): string | null {
  const problem = destinationProblem(thing, country, shop);
  return problem && sayShippingProblem(language, problem);
}

/** With what to do about it. */
export function sayParcelProblem(language: Language, problem: ParcelProblem): string {
  const words = wordsIn(language);
  switch (problem.code) {
    case 'not_to_destination':
      return words.notToWhereYouAre(problem.lines);
    case 'too_many_grounded':
      return `${words.fewThatCannotFly(problem.most)} ${words.takeOutToCheckOut(problem.excess)}`;
  }
}

/** Home first, then by their names. */
function namesOf(language: Language, countries: readonly Destination[]): readonly string[] {
  const isHome = ({ code }: { readonly code: string }) => Number(code === usCountryCode);
  const named = countries.map(({ code, name }) => ({ code, name: countryName(language, code, name) }));
  return inOrderOfName(language, named)
    .toSorted((one, other) => isHome(other) - isHome(one))
    .map(({ name }) => name);
}
