// The ways an order can go, what each costs, and when it arrives.
import { type Money, money } from '../pricing/money.ts';
import { type DeliveryTerms, isSoldTo, zoneOf } from '../shipping/delivery-terms.ts';
import { shipments } from '../shipping/ship-schedule.ts';
import { rewardedTypes, type ShippingReward, shipsAbroadFree } from '../shipping/shipping-threshold.ts';
import { isInternational } from '../visitor/country.ts';
import { afterWorkingDays, isoOf, leavingDay, presaleLeavingDay } from './delivery-days.ts';
import type { ParcelDays, ShippingOption } from './quote.ts';
import {
  emailRate,
  freedAbroad,
  freedAtHome,
  type ParcelClass,
  type ShippingRate,
} from './shipping-rates.ts';

interface Parcel {
  readonly isGiftCard: boolean;
  readonly parcel: ParcelClass;
  readonly airProhibited: boolean;
  readonly isPresale: boolean;
  readonly presaleShipDate: string | null;
}

export interface Shipping {
  readonly now: number;
  readonly countryCode: string;
  readonly regionCode: string;
  /** Where whoever orders is at home. */
  readonly visitorCountry: string | null;
  /** What counts towards shipping that costs nothing. */
  readonly subtotal: Money;
  readonly lines: readonly Parcel[];
  readonly settings: DeliveryTerms;
  /** Codes that free ground at home, or the slow way abroad. */
  readonly hasHomeCode: boolean;
  readonly hasAbroadCode: boolean;
}

/**
 * The cheapest first, and of those that cost the same the soonest. None for an order without anything in it,
 * nor for goods to a country that is not sold to.
 */
export function shippingOptions(shipping: Shipping): readonly ShippingOption[] {
  const parcels = shipping.lines.filter(({ isGiftCard }) => !isGiftCard);
  if (shipping.lines.length === 0) return [];
  const today = isoOf(leavingDay(shipping.now));
  const { currency } = shipping.subtotal;
  if (parcels.length === 0)
    return [
      {
        type: emailRate.type,
        way: emailRate.way,
        cost: money(0, currency),
        arrivesFrom: today,
        arrivesBy: today,
        parcels: [],
      },
    ];
  if (!isSoldTo(shipping.settings, shipping.countryCode)) return [];
  const size: ParcelClass = parcels.some(({ parcel }) => parcel === 'heavy') ? 'heavy' : 'light';
  const mustGoByGround = parcels.some(({ airProhibited }) => airProhibited);
  const isFree = freedBy(shipping);
  const leaves = shipments(parcels).map(({ shipDate }) => ({
    shipDate,
    day: shipDate === null ? leavingDay(shipping.now) : presaleLeavingDay(shipDate, shipping.now),
  }));
  return shipping.settings.rates[zoneOf(shipping.settings, shipping.countryCode, shipping.regionCode)]
    .filter(({ isExpedited }) => !(mustGoByGround && isExpedited && !isInternational(shipping.countryCode)))
    .map((rate) => {
      const days: readonly ParcelDays[] = leaves.map(({ shipDate, day }) => ({
        shipDate,
        arrivesFrom: isoOf(afterWorkingDays(day, rate.days[0])),
        arrivesBy: isoOf(afterWorkingDays(day, rate.days[1])),
      }));
      return {
        type: rate.type,
        way: rate.way,
        cost: money(isFree(rate) ? 0 : rate.cost[size], currency),
        arrivesFrom: days.map(({ arrivesFrom }) => arrivesFrom).toSorted()[0] ?? today,
        arrivesBy:
          days
            .map(({ arrivesBy }) => arrivesBy)
            .toSorted()
            .at(-1) ?? today,
        parcels: days,
      };
    })
    .toSorted((a, b) => a.cost.minor - b.cost.minor || a.arrivesBy.localeCompare(b.arrivesBy));
}

function freedBy(shipping: Shipping): (rate: ShippingRate) => boolean {
  const { countryCode, subtotal, visitorCountry, settings } = shipping;
  if (isInternational(countryCode)) {
    const isFree =
      shipping.hasAbroadCode ||
      shipsAbroadFree({ subtotal, visitorCountry, codes: [], freeFrom: settings.abroadFreeFrom });
    return ({ type }) => isFree && type === freedAbroad;
  }
  const best = fastestReward(settings.rewards, subtotal);
  return ({ type }) => speedOf(type) <= best || (shipping.hasHomeCode && type === freedAtHome);
}

const speedOf = (type: string) => (rewardedTypes as readonly string[]).indexOf(type);

/** What was promised: the way a reward frees, and every slower one. Below none of them. */
function fastestReward(rewards: readonly ShippingReward[], subtotal: Money): number {
  const reached = rewards.filter(
    ({ min }) => min.currency === subtotal.currency && subtotal.minor >= min.minor,
  );
  return Math.max(-1, ...reached.map(({ type }) => speedOf(type)));
}
