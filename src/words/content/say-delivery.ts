// What the shop delivers, for its pages of words: where to, by which ways, in how many days and for how much.
import { statesOf } from '../../domain/account/states.ts';
import type { ShippingRate } from '../../domain/checkout/shipping-rates.ts';
import { money } from '../../domain/pricing/money.ts';
import {
  type DeliveryTerms,
  type DeliveryZone,
  standardDelivery,
} from '../../domain/shipping/delivery-terms.ts';
import { rewardedTypes } from '../../domain/shipping/shipping-threshold.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { sayReward } from '../shipping/say-reward.ts';
import { sayShippingWay } from '../shipping/say-shipping-way.ts';
import { countryName } from '../text/country-name.ts';
import { formatList } from '../text/format-list.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

export interface DeliveryRow {
  readonly way: string;
  readonly takes: string;
  readonly costs: string;
  /** From where on it costs nothing. */
  readonly free: string;
}

export interface DeliveryInWords {
  readonly home: readonly DeliveryRow[];
  /** What is free at home, by the merchant's name for it, and from where on. */
  readonly rewards: readonly { readonly name: string; readonly amount: string }[];
  /** The regions of it that are far away; null where none is. */
  readonly remote: { readonly where: string; readonly rows: readonly DeliveryRow[] } | null;
  readonly abroad: readonly { readonly where: string; readonly rows: readonly DeliveryRow[] }[];
  /** Null where it is every country that anything may go to. */
  readonly countries: string | null;
  /** From where on the slow way abroad is free; null where it never is. */
  readonly abroadFreeFrom: string | null;
}

export function sayDelivery(language: Language, terms: DeliveryTerms): DeliveryInWords {
  const words = wordsIn(language);
  const rowsOf = (zone: DeliveryZone) =>
    terms.rates[zone].map((rate) => sayRate(language, terms, zone, rate));
  const isHomeOnly = terms.soldTo.length > 0 && terms.soldTo.every((code) => code === usCountryCode);
  const near = terms.nearAbroad.filter((code) => terms.soldTo.length === 0 || terms.soldTo.includes(code));
  const hasFar = terms.soldTo.some((code) => code !== usCountryCode && !near.includes(code));
  const isStandard = sameCodes(near, standardDelivery.nearAbroad);
  return {
    home: rowsOf('home'),
    rewards: terms.rewards.map((reward) => ({
      name: sayReward(language, reward),
      amount: formatMoney(language, reward.min),
    })),
    remote:
      terms.nonContiguousRegions.length === 0
        ? null
        : { where: sayRegions(language, terms.nonContiguousRegions), rows: rowsOf('remote') },
    abroad: isHomeOnly
      ? []
      : [
          ...(near.length === 0
            ? []
            : [
                { where: isStandard ? words.nearAbroad : sayCountries(language, near), rows: rowsOf('near') },
              ]),
          ...(terms.soldTo.length === 0 || hasFar ? [{ where: words.elsewhere, rows: rowsOf('far') }] : []),
        ],
    countries: terms.soldTo.length === 0 ? null : sayCountries(language, terms.soldTo),
    abroadFreeFrom: terms.abroadFreeFrom && formatMoney(language, terms.abroadFreeFrom),
  };
}

function sayRate(
  language: Language,
  { rewards, abroadFreeFrom }: DeliveryTerms,
  zone: DeliveryZone,
  { type, way, cost, days }: ShippingRate,
): DeliveryRow {
  const words = wordsIn(language);
  const [light, heavy] = [cost.light, cost.heavy].map((minor) =>
    minor === 0 ? words.costsNothing : formatMoney(language, money(minor)),
  );
  const isAbroad = zone === 'near' || zone === 'far';
  const speed = (rewardedTypes as readonly string[]).indexOf(type);
  const freeing = rewards
    .filter((reward) => !isAbroad && rewardedTypes.indexOf(reward.type) >= speed)
    .toSorted((a, b) => a.min.minor - b.min.minor);
  const from = isAbroad ? (type === 'international' ? abroadFreeFrom : null) : (freeing[0]?.min ?? null);
  const isNothing = cost.light === 0 && cost.heavy === 0;
  return {
    way: sayShippingWay(language, way),
    takes: words.workingDays(...days),
    costs: light === heavy ? (light ?? '') : words.costsBetween(light ?? '', heavy ?? ''),
    free: isNothing
      ? words.always
      : from === null
        ? words.never
        : words.fromAmount(formatMoney(language, from)),
  };
}

const sameCodes = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code));

function sayRegions(language: Language, regions: readonly string[]): string {
  if (sameCodes(regions, standardDelivery.nonContiguousRegions)) return wordsIn(language).shippingTerritories;
  const states = statesOf(usCountryCode) ?? [];
  const names = regions.map((code) => states.find(({ value }) => value === code)?.label ?? code);
  return formatList(language, names, 'conjunction');
}

function sayCountries(language: Language, codes: readonly string[]): string {
  const names = codes.map((code) => countryName(language, code));
  return formatList(
    language,
    names.toSorted((a, b) => a.localeCompare(b, language)),
    'conjunction',
  );
}
