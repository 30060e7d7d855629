// Where the shop sells and what delivery costs, as the desk's form has it: texts by name, such as `near.international.days`.
import { freedAbroad, freedAtHome, type ShippingRate } from '../checkout/shipping-rates.ts';
import { decimalOfMoney, type Money, money, moneyFromDecimal } from '../pricing/money.ts';
import {
  type DeliveryTerms,
  type DeliveryZone,
  deliveryZones,
  standardDelivery,
} from '../shipping/delivery-terms.ts';
import { isEmbargoed } from '../shipping/embargo.ts';
import { rewardedTypes } from '../shipping/shipping-threshold.ts';
import { usCountryCode } from '../visitor/country.ts';

export interface DeliveryFault {
  readonly at: string;
  readonly code: 'missing' | 'no_amount' | 'no_days' | 'no_code' | 'embargoed' | 'home_missing';
  /** The code that is none, or the amount it may come to at most. */
  readonly value: string;
}

type Values = Readonly<Record<string, string>>;

export const codeLists = ['countries', 'near', 'regions'] as const;
/** What is free from an amount on: at home by the way it frees, and abroad. */
export const freeFields = [...rewardedTypes.map((type) => `free.${type}`), 'free.abroad'] as const;
export const rateParts = ['light', 'heavy', 'days'] as const;

/** The ways of each zone, with the beginning of the names of their values. */
export const deliveryWays = deliveryZones.flatMap((zone) =>
  standardDelivery.rates[zone].map((rate) => ({ zone, rate, name: `${zone}.${rate.type}` })),
);

const listText = (codes: readonly string[]) => codes.toSorted().join(' ');
const amountText = (amount: Money) => decimalOfMoney(amount).toFixed(2);

export const standardDeliveryValues: Values = {
  countries: listText(standardDelivery.soldTo),
  near: listText(standardDelivery.nearAbroad),
  regions: listText(standardDelivery.nonContiguousRegions),
  ...freeTexts(standardDelivery),
  ...Object.fromEntries(
    deliveryWays.flatMap(({ name, rate: { cost, days } }) => [
      [`${name}.light`, amountText(money(cost.light))],
      [`${name}.heavy`, amountText(money(cost.heavy))],
      [`${name}.days`, [...new Set(days)].join('-')],
    ]),
  ),
};

/** Of ways that several rewards free, the lowest. */
export function freeTexts({
  rewards,
  abroadFreeFrom,
}: Pick<DeliveryTerms, 'rewards' | 'abroadFreeFrom'>): Values {
  const lowest = (type: string) =>
    rewards.filter((reward) => reward.type === type).toSorted((a, b) => a.min.minor - b.min.minor)[0]?.min;
  const text = (min: Money | null | undefined) => (min ? amountText(min) : '');
  return {
    ...Object.fromEntries(rewardedTypes.map((type) => [`free.${type}`, text(lowest(type))])),
    'free.abroad': text(abroadFreeFrom),
  };
}

const isList = (name: string) => (codeLists as readonly string[]).includes(name);

/** As it is compared and stored. What cannot be read stays as it was written. */
export function tidyDelivery(value: string, name: string): string {
  const text = value.trim();
  if (isList(name)) return listText([...new Set(codesOf(text.toUpperCase()))]);
  if (name.endsWith('.days')) {
    const days = readDays(text);
    return days === null ? text : [...new Set(days)].join('-');
  }
  const amount = readAmount(text);
  return amount === null ? text : amountText(amount);
}

export const countryCodes = (values: Values, name: string) =>
  codesOf(values[name] ?? '').filter((code) => /^[A-Z]{2}$/.test(code));

const codesOf = (text: string): string[] => text.split(/[\s,;]+/).filter((code) => code !== '');

/** No parcel costs more, nor is any on its way for longer. */
const mostMinor = 1_000_000;
const mostDays = 90;

function readAmount(text: string): Money | null {
  const amount = moneyFromDecimal(text.replace(',', '.'), 'USD');
  return amount !== null && amount.minor >= 0 && amount.minor <= mostMinor ? amount : null;
}

function readDays(text: string): readonly [number, number] | null {
  const [, first = '', last = first] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(text) ?? [];
  const days = [Number(first), Number(last)] as const;
  return first !== '' && days[0] <= days[1] && days[1] <= mostDays ? days : null;
}

/** The slow way of each zone is always there, so that there is one to every address and for what may not fly. */
const isAlwaysOffered = ({ type }: Pick<ShippingRate, 'type'>) =>
  type === freedAtHome || type === freedAbroad;

export function deliveryFaults(values: Values): DeliveryFault[] {
  const fault = (at: string, code: DeliveryFault['code'], value = ''): DeliveryFault[] => [
    { at, code, value },
  ];
  const textOf = (name: string) => values[name] ?? '';
  const amountFault = (at: string) =>
    readAmount(textOf(at)) === null ? fault(at, 'no_amount', amountText(money(mostMinor))) : [];
  return [
    ...codeLists.flatMap((at) => {
      const codes = codesOf(textOf(at));
      const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code));
      if (wrong !== undefined) return fault(at, 'no_code', wrong);
      const barred = codes.find((code) => at === 'countries' && isEmbargoed(code));
      if (barred !== undefined) return fault(at, 'embargoed', barred);
      const isHomeless = at === 'countries' && codes.length > 0 && !codes.includes(usCountryCode);
      return isHomeless ? fault(at, 'home_missing') : [];
    }),
    ...freeFields.flatMap((at) => (textOf(at) === '' ? [] : amountFault(at))),
    ...deliveryWays.flatMap(({ name, rate }) => {
      const filled = rateParts.filter((part) => textOf(`${name}.${part}`) !== '');
      if (filled.length === 0 && !isAlwaysOffered(rate)) return [];
      return rateParts.flatMap((part) => {
        const at = `${name}.${part}`;
        if (!filled.includes(part)) return fault(at, 'missing');
        if (part !== 'days') return amountFault(at);
        return readDays(textOf(at)) === null ? fault(at, 'no_days', String(mostDays)) : [];
      });
    }),
  ];
}

/** What values come to. Where one is not sound the shop goes by what it comes with. */
export function deliveryTermsOf(values: Values): DeliveryTerms {
  const isSound = deliveryFaults(values).length === 0;
  const textOf = (name: string) => (isSound ? values : standardDeliveryValues)[name] ?? '';
  const codes = (name: (typeof codeLists)[number]) => codesOf(textOf(name));
  return {
    soldTo: codes('countries'),
    nearAbroad: codes('near'),
    nonContiguousRegions: codes('regions'),
    rates: Object.fromEntries(
      deliveryZones.map((zone) => [zone, ratesOf(zone, textOf)]),
    ) as unknown as DeliveryTerms['rates'],
    rewards: rewardedTypes.flatMap((type) => {
      const min = readAmount(textOf(`free.${type}`));
      return min === null ? [] : [{ type, displayName: '', min }];
    }),
    abroadFreeFrom: readAmount(textOf('free.abroad')),
  };
}

function ratesOf(zone: DeliveryZone, textOf: (name: string) => string): readonly ShippingRate[] {
  return deliveryWays.flatMap(({ zone: of, rate, name }) => {
    if (of !== zone) return [];
    const [light, heavy] = [readAmount(textOf(`${name}.light`)), readAmount(textOf(`${name}.heavy`))];
    const days = readDays(textOf(`${name}.days`));
    if (!light || !heavy || !days) return [];
    return [{ ...rate, cost: { light: light.minor, heavy: heavy.minor }, days }];
  });
}
