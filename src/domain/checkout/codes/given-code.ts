// A code that is given to a quote is kept, or it is answered and not kept. It never takes another's place.

import type { QuoteDraft } from '../quote.ts';
import { mostCodes, normalizedCode } from './coupon.ts';

type Codes = Pick<QuoteDraft, 'couponCodes'>;

/** The code of a call, when the quote did not have it before; null when there is none to decide about. */
export function newCodeOf({ couponCodes }: Codes, codeText: string | null | undefined): string | null {
  const code = normalizedCode(codeText ?? '');
  return code === '' || couponCodes.includes(code) ? null : code;
}

/** Whether there are more codes than one may give, not counting those that are over. */
export function hasTooManyCodes({ couponCodes }: Codes, overCodes: readonly string[]): boolean {
  return couponCodes.filter((code) => !overCodes.includes(code)).length > mostCodes;
}

export function withoutCode(draft: QuoteDraft, code: string): QuoteDraft {
  return { ...draft, couponCodes: draft.couponCodes.filter((other) => other !== code) };
}
