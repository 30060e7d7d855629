// What a shop delivers: to which countries, by which ways, for how much, and from where on for nothing.
import type { ShippingRate } from '../checkout/shipping-rates.ts';
import {
  contiguousRates,
  farAbroadRates,
  nearAbroad,
  nearAbroadRates,
  remoteRates,
} from '../checkout/shipping-rates.ts';
import { type Money, money } from '../pricing/money.ts';
import { abroad, isInternational } from '../visitor/country.ts';
import type { ShippingReward } from './shipping-threshold.ts';

/** Home, the regions of it that are far away, the countries near it, and all others. */
export const deliveryZones = ['home', 'remote', 'near', 'far'] as const;
export type DeliveryZone = (typeof deliveryZones)[number];

export interface DeliveryTerms {
  /** Codes of the countries that are sold to, home among them; none where it is every one that anything may go to. */
  readonly soldTo: readonly string[];
  readonly nonContiguousRegions: readonly string[];
  readonly nearAbroad: readonly string[];
  /** The cheapest way of each first. */
  readonly rates: Readonly<Record<DeliveryZone, readonly ShippingRate[]>>;
  readonly rewards: readonly ShippingReward[];
  /** From where on the slow way abroad is free; null where it never is. */
  readonly abroadFreeFrom: Money | null;
}

/** As the shop comes. */
export const standardDelivery: DeliveryTerms = {
  soldTo: [],
  nonContiguousRegions: ['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP'],
  nearAbroad: [...nearAbroad],
  rates: { home: contiguousRates, remote: remoteRates, near: nearAbroadRates, far: farAbroadRates },
  rewards: [
    { type: 'two-day', displayName: '', min: money(10_000) },
    { type: 'overnight', displayName: '', min: money(30_000) },
  ],
  abroadFreeFrom: money(15_000),
};

type SoldTo = Pick<DeliveryTerms, 'soldTo'>;

/** No country's code: what a page that is the same for many is told of whoever is where the shop does not sell. */
export const unsoldCountry = 'XX';

/** Home always is, and so is a visitor of whom no more is known than that they are abroad. */
export function isSoldTo({ soldTo }: SoldTo, countryCode: string | null): boolean {
  if (soldTo.length === 0 || countryCode === null || !isInternational(countryCode)) return true;
  return countryCode === abroad || soldTo.includes(countryCode.toUpperCase());
}

export function zoneOf(
  { nonContiguousRegions, nearAbroad }: Pick<DeliveryTerms, 'nonContiguousRegions' | 'nearAbroad'>,
  countryCode: string,
  regionCode: string,
): DeliveryZone {
  if (isInternational(countryCode)) return nearAbroad.includes(countryCode) ? 'near' : 'far';
  return nonContiguousRegions.includes(regionCode) ? 'remote' : 'home';
}

/** The same with another price for the slow way at home, as a test of two of them has it. */
export function withGroundCost(terms: DeliveryTerms, { minor }: Money): DeliveryTerms {
  const home = terms.rates.home.map((rate) =>
    rate.type === 'ground' ? { ...rate, cost: { light: minor, heavy: minor } } : rate,
  );
  return { ...terms, rates: { ...terms.rates, home } };
}
