// Notices of Stripe: signed over the very bytes, and no older than five minutes. The signature says who wrote a notice,
// not that it has the shape that this version of the library describes, so each field is looked at before it is used.
import Stripe from 'stripe';
import { largestMinor } from '../../../domain/pricing/money.ts';
import { ForgedNotice, MalformedNotice, type ProcessorNotice } from '../notice.ts';
import { attemptField } from './stripe-charge.ts';

type Fields = Readonly<Record<string, unknown>>;

const toleranceSeconds = 300;
/** Longer than any id, kind or reason of Stripe's, and short enough to be a key. */
const longestText = 255;

/** Null for one that is about nothing the shop keeps. */
export function readStripeNotice(
  raw: string,
  signature: string,
  secret: string,
  nowMs: number,
): ProcessorNotice | null {
  const event = fieldsOf(signedEvent(raw, signature, secret, nowMs), 'event');
  const object = fieldsOf(fieldsOf(event.data, 'data').object, 'object');
  const about = () => ({
    id: textOf(event, 'id'),
    kind: textOf(event, 'type'),
    attemptId: null,
    dispute: null,
  });
  switch (object.object) {
    case 'payment_intent': {
      const metadata = object.metadata == null ? {} : fieldsOf(object.metadata, 'metadata');
      const attemptId = metadata[attemptField] == null ? null : textOf(metadata, attemptField);
      return { ...about(), chargeId: textOf(object, 'id'), attemptId };
    }
    case 'charge':
    case 'refund':
      return { ...about(), chargeId: chargeIdOf(object) };
    case 'dispute': {
      const chargeId = chargeIdOf(object);
      if (chargeId === null) return null;
      const status = textOf(object, 'status');
      return {
        ...about(),
        chargeId,
        dispute: {
          id: textOf(object, 'id'),
          chargeId,
          amountMinor: minorOf(object, 'amount'),
          currency: textOf(object, 'currency').toUpperCase(),
          reason: textOf(object, 'reason'),
          status,
          isClosed: ['won', 'lost', 'warning_closed', 'prevented'].includes(status),
        },
      };
    }
    default:
      return null;
  }
}

function signedEvent(raw: string, signature: string, secret: string, nowMs: number): unknown {
  try {
    // The SDK bounds the age only; what says that it comes from tomorrow is no better.
    const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? 0);
    if (seconds * 1_000 > nowMs + toleranceSeconds * 1_000) throw new ForgedNotice('From the future.');
    return Stripe.webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, nowMs);
  } catch (error) {
    // The signature is checked before the text is read.
    if (error instanceof SyntaxError) throw new MalformedNotice('The notice is not JSON.', { cause: error });
    throw new ForgedNotice('The signature is not Stripe’s.', { cause: error });
  }
}

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedNotice(`${name} is no object.`);
  return value as Fields;
}

/** PostgreSQL stores no text that has a zero in it. */
function textOf(fields: Fields, name: string): string {
  const text = fields[name];
  if (typeof text !== 'string' || text === '' || text.length > longestText || text.includes('\0'))
    throw new MalformedNotice(`${name} is no text of one to ${longestText} characters.`);
  return text;
}

function minorOf(fields: Fields, name: string): number {
  const minor = fields[name];
  if (typeof minor !== 'number' || !Number.isInteger(minor) || Math.abs(minor) > largestMinor)
    throw new MalformedNotice(`${name} is no whole number of minor units.`);
  return minor;
}

/** The payment that an object belongs to, by name or written out. */
function chargeIdOf(object: Fields): string | null {
  const { payment_intent: named } = object;
  if (named == null) return null;
  return typeof named === 'string'
    ? textOf(object, 'payment_intent')
    : textOf(fieldsOf(named, 'payment_intent'), 'id');
}
