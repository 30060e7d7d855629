// What an address is sent as, and what the shop's answer says of its fields.
import type { WireQuote } from '../../../../contract/checkout/quote-schema.ts';
import { blockersIn } from '../../../../domain/checkout/checkout-messages.ts';
import type { Answered } from '../../../state/api/call.ts';
import type { Failure, FormValues } from './step-form.tsx';

export function givenAddress(countryCode: string, fields: FormValues) {
  const { addressId, countryCode: formCountry, avsUserSelectedInvalid, ...parts } = fields;
  return { ...parts, countryCode };
}

/** What the quote says against an address it has; null when nothing stands against it. */
export function addressFailure(
  { meta }: WireQuote,
  area: 'shipping' | 'billing',
  words: (message: string) => string,
): Failure | null {
  const texts = blockersIn(meta.messages, area).map(({ text }) => text);
  return texts.length === 0 ? null : { message: words(texts.join(' ')), errors: {} };
}

/** Null when the shop took it as it was. */
export function saveFailure(
  answer: Answered<WireQuote>,
  area: 'shipping' | 'billing',
  words: (message: string) => string,
): Failure | null {
  if (!answer.ok) {
    const errors = (answer.problem?.errors ?? []).map(({ at, message }) => [at.split('.').at(-1), [message]]);
    return { message: words(answer.message), errors: Object.fromEntries(errors) };
  }
  return addressFailure(answer.data, area, words);
}
