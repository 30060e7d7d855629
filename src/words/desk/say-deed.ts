import { isOrderStatus } from '../../domain/desk/order-list.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** What happened to an order: how far it came by itself, or what somebody of the desk did. */
export function sayDeed(language: Language, what: string, after: unknown): string {
  const words = wordsIn(language);
  if (what !== 'status') return words.deeds[what] ?? what;
  const status = statusIn(after);
  return isOrderStatus(status) ? words.orderStates[status] : status;
}

function statusIn(after: unknown): string {
  if (typeof after === 'string') return after;
  return typeof after === 'object' && after !== null && 'status' in after ? String(after.status) : '';
}
