// A change of the audit in words: the name of each value, and the value, where they have a word.
import { type Change, changesOf } from '../../domain/desk/changes.ts';
import { isOrderStatus } from '../../domain/desk/order/order-list.ts';
import { staffRoles } from '../../domain/desk/verbs.ts';
import { decimalOfMoney, money } from '../../domain/pricing/money.ts';
import { carriers } from '../../domain/shipping/carrier.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as orderWordsIn } from '../order/words.ts';
import { formatAmount } from './format-amount.ts';
import { wordsIn } from './words.ts';

const isAmount = /Minor$/;

/** They tell requests and lines apart, and say nothing to people. */
const forPrograms = ['key', 'lineIds'];

export function sayChanges(language: Language, before: unknown, after: unknown): readonly Change[] {
  const words = wordsIn(language);
  const changes = changesOf(before, after);
  const currency = changes.find(({ field }) => field === 'currency')?.now ?? null;
  const value = (field: string, text: string | null) => {
    if (text === null) return null;
    const carrier = field === 'carrier' && carriers.find((one) => one === text);
    if (carrier) return orderWordsIn(language).carriers[carrier];
    if (currency === null || !isAmount.test(field)) return sayValue(language, text);
    return formatAmount(language, decimalOfMoney(money(Number(text), currency)), currency);
  };
  return changes
    .filter(({ field }) => field !== 'currency' && !forPrograms.includes(field))
    .map(({ field, was, now }) => ({
      field: words.changedFields[field] ?? field,
      was: value(field, was),
      now: value(field, now),
    }));
}

function sayValue(language: Language, text: string): string {
  const words = wordsIn(language);
  if (isOrderStatus(text)) return words.orderStates[text];
  const role = staffRoles.find((one) => one === text);
  return role ? words.roles[role] : (words.changedValues[text] ?? text);
}
