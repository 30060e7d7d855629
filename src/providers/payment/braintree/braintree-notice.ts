// Notices of Braintree: XML in base64, signed with a digest of the private key, named by the public one.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { moneyFromDecimal } from '../../../domain/pricing/money.ts';
import { ForgedNotice, type ProcessorNotice } from '../notice.ts';
import { attemptOf } from './braintree-transaction.ts';
import { childOf, readXml, textOf } from './notice-xml.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const closed: ReadonlySet<string> = new Set(['won', 'lost', 'accepted', 'auto_accepted', 'expired']);

/** Null for one that is about nothing the shop keeps. It carries no age to check: what it tells is fetched anew. */
export function readBraintreeNotice(signature: string, payload: string, keys: Keys): ProcessorNotice | null {
  if (!/^[A-Za-z0-9+/=\n]+$/.test(payload)) throw new ForgedNotice('The notice is not in base64.');
  if (!isSigned(signature, payload, keys)) throw new ForgedNotice('The signature is not Braintree’s.');
  const notice = readXml(Buffer.from(payload, 'base64').toString());
  const kind = textOf(notice, 'kind');
  const subject = childOf(notice, 'subject');
  if (kind === null || !subject) return null;
  // Braintree gives a notice no id of its own; its words are the same however often it comes.
  const id = createHash('sha256').update(payload.trim()).digest('base64url');
  const dispute = childOf(subject, 'dispute');
  const transaction = childOf(dispute ?? subject, 'transaction');
  const legacyId = textOf(transaction, 'id');
  const attemptId = attemptOf(textOf(transaction, 'order-id'));
  const chargeId = attemptId ?? legacyId;
  if (chargeId === null) return null;
  const about = { id, kind, chargeId, attemptId };
  if (!dispute) return { ...about, dispute: null };
  const [disputeId, status] = [textOf(dispute, 'id'), textOf(dispute, 'status') ?? 'open'];
  const currency = textOf(dispute, 'currency-iso-code') ?? 'USD';
  const amount = moneyFromDecimal(
    textOf(dispute, 'amount-disputed') ?? textOf(dispute, 'amount') ?? '',
    currency,
  );
  if (disputeId === null || !amount) return null;
  return {
    ...about,
    dispute: {
      id: disputeId,
      chargeId,
      amountMinor: amount.minor,
      currency,
      reason: textOf(dispute, 'reason') ?? 'general',
      status,
      isClosed: closed.has(status),
    },
  };
}

/** `public|digest` pairs, with `&` between: one of them is ours, over the payload as it was or with its last line end. */
function isSigned(signature: string, payload: string, { publicKey, privateKey }: Keys): boolean {
  const ours = signature
    .split('&')
    .map((pair) => pair.split('|'))
    .find(([name]) => name === publicKey)?.[1];
  if (ours === undefined) return false;
  const key = createHash('sha1').update(privateKey).digest();
  return [payload, `${payload}\n`].some((bytes) => {
    const expected = Buffer.from(createHmac('sha1', key).update(bytes).digest('hex'));
    const given = Buffer.from(ours);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
