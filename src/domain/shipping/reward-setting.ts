// How a merchant writes that a way of shipping costs nothing from an amount on.
import { moneyFromDecimal } from '../pricing/money.ts';
import { type RewardedType, rewardedTypes, type ShippingReward } from './shipping-threshold.ts';

/**
 * Such as "overnight: By tomorrow=300": which way, what it is called, and from how many dollars on. Null for what is
 * none. Where the way is not said, the English name says it, as all settings did once.
 */
export function readReward(text: string): ShippingReward | null {
  const [, named = '', amount = ''] = /^([^=]{1,60})=(.+)$/.exec(text.trim()) ?? [];
  const min = moneyFromDecimal(amount, 'USD');
  if (min === null || min.minor < 0) return null;
  const [, written = '', name = ''] = /^\s*([\w-]+)\s*:(.*)$/.exec(named) ?? [];
  const type = rewardedTypes.find((known) => known === written);
  return type
    ? { type, displayName: name.trim(), min }
    : { type: typeOfName(named), displayName: named.trim(), min };
}

function typeOfName(name: string): RewardedType {
  if (/overnight|next.?day/i.test(name)) return 'overnight';
  return /\b(2|two).?day/i.test(name) ? 'two-day' : 'ground';
}
