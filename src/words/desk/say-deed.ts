import { isOrderStatus } from '../../domain/desk/order/order-list.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** What happened to an order: how far it came by itself, or what somebody of the desk did. */
export function sayDeed(language: Language, what: string, after: unknown): string {
  const words = wordsIn(language);
  if (what !== 'status') return words.deeds[deedOf(what, after)] ?? what;
  const status = statusIn(after);
  return isOrderStatus(status) ? words.orderStates[status] : status;
}

/** Several things are done under one verb: what was written down says which. */
function deedOf(verb: string, after: unknown): string {
  if (typeof after !== 'object' || after === null) return verb;
  if (verb === 'orders.create')
    return 'state' in after ? 'withdraw_link' : 'key' in after ? 'send_link' : verb;
  if (verb !== 'orders.change') return verb;
  if ('isHeld' in after) return after.isHeld === true ? 'hold' : 'release';
  if ('address' in after) return 'address';
  if ('exchangeFor' in after) return 'exchange';
  if ('isCalledOff' in after) return 'call_off';
  if ('returnId' in after) return 'return';
  return 'resent' in after ? 'resent' : verb;
}

function statusIn(after: unknown): string {
  if (typeof after === 'string') return after;
  return typeof after === 'object' && after !== null && 'status' in after ? String(after.status) : '';
}
