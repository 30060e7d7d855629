// Puts someone on the waitlist of a size, once; an address nobody has vouched for is asked first.

import type { Queries, Transaction } from '../../database/database.ts';
import { consumeQuota, lockQuota } from '../../database/queries/messaging/quota.ts';
import {
  findEntry,
  hasConfirmed,
  insertConsent,
  isSuppressed,
  type PendingEntry,
  putEntry,
} from '../../database/queries/waitlist/waitlist.ts';
import { mailboxOf } from '../../domain/messaging/email.ts';
import { phoneRange, standardPhone } from '../../domain/messaging/phone.ts';
import type { Product, Size } from '../../domain/product/product.ts';
import { preselectedSize } from '../../domain/product/sizes.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import type { Trier } from '../../domain/visitor/limit.ts';
import { networkOf } from '../../domain/visitor/network.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import {
  knownConsentVersion,
  type WaitlistChannel,
  type WaitlistEntered,
  type WaitlistProblems,
  waitlistChannel,
  waitlistConsentVersion,
  waitlistLimits,
  waitlistProblems,
} from '../../domain/waitlist/waitlist.ts';
import { arrivalToTell, type WaitlistRefusal } from '../../domain/waitlist/waitlist-answers.ts';
import { isUsNumber } from '../../providers/messaging/us-number.ts';
import { language } from '../../words/spoken.ts';
import { writeConfirmationEmail } from '../../words/waitlist/confirmation-email.ts';
import { sayWaitlisted } from '../../words/waitlist/say-waitlisted.ts';
import { consumeTrierQuota } from '../messaging/consume-trier-quota.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { viewProduct } from '../product/view-product.ts';
import type { Signer } from '../signer.ts';
import { confirmationToken } from './waitlist-token.ts';

export interface Joining extends WaitlistEntered {
  readonly productId: number;
  readonly activeTab: WaitlistChannel;
  /** The version of the words of consent that were shown; null when none were. */
  readonly consent: string | null;
  readonly owner: Owner;
  /** The address of whoever is signed in: it is proven already. */
  readonly ownEmail: string | null;
  /** Whoever asks, as far as a rate can tell. */
  readonly trier: Trier;
  readonly channels: readonly WaitlistChannel[];
  /** In which they are written to, now and when it is back. */
  readonly language: Language;
}

export interface WaitlistDeps {
  readonly queries: Queries;
  readonly origin: string;
  /** One-way, and keyed: the same address gives the same word, and no word gives an address. */
  readonly hash: (text: string) => string;
  readonly confirmations: Signer;
  readonly mostAnHour: number;
  readonly now: number;
}

export interface Waitlisted {
  readonly ok: true;
  readonly mustConfirm: boolean;
  readonly message: string;
  readonly estimatedArrival: string | null;
}

export interface NotJoined {
  readonly ok: false;
  readonly code: WaitlistRefusal;
  /** The fields that are wrong, when that is why. */
  readonly problems?: WaitlistProblems;
}

export type Joined = Waitlisted | NotJoined;

/** Everything that was asked for, found sound. */
interface Sound {
  readonly product: Product;
  readonly size: Size;
  readonly channel: WaitlistChannel;
  readonly address: string;
}

export async function joinWaitlist(deps: WaitlistDeps, joining: Joining): Promise<Joined> {
  const product = await viewProduct(deps.queries, joining.productId, joining.language, deps.now);
  if (!product) return { ok: false, code: 'no_such_product' };
  const request = soundness(product, joining);
  if ('code' in request) return { ok: false, ...request };
  const settled = await deps.queries.transaction(async (transaction) => {
    const settled = await settleEntry(transaction, deps, joining, request);
    if (settled !== 'too_many' && settled.email)
      await queueEmail(transaction, confirmationOf(deps, joining.language, request, settled.email));
    return settled;
  });
  if (settled === 'too_many') return { ok: false, code: 'too_many' };
  const { mustConfirm } = settled;
  const estimatedArrival = arrivalToTell(request.size.estimatedArrival, deps.now);
  const message = sayWaitlisted(language(), {
    ...request,
    sizeName: request.size.name,
    colorName: product.colorName,
    mustConfirm,
    estimatedArrival,
  });
  return { ok: true, mustConfirm, message, estimatedArrival };
}

type Unsound = Pick<NotJoined, 'code' | 'problems'>;

function soundness(product: Product, joining: Joining): Sound | Unsound {
  if (product.audienceExclusionReason !== null) return { code: 'audience_excluded' };
  const problems = waitlistProblems(product.sizes, joining);
  const sizeId = joining.sizeId ?? preselectedSize(product.sizes)?.id;
  const size = product.sizes.find(({ id }) => id === sizeId);
  if (joining.sizeId !== null && !size) return { code: 'unknown_size', problems };
  if (!size) return { code: 'size_required', problems };
  if (problems.email !== null || problems.phone !== null) return { code: contactRefusal(problems), problems };
  if (product.isGiftCard || size.quantityType !== 'OutOfStock') return { code: 'in_stock' };
  const channel = waitlistChannel(joining.activeTab, joining);
  if (channel === 'email') return { product, size, channel, address: joining.email };
  const address = standardPhone(joining.phone);
  if (!joining.channels.includes('sms')) return { code: 'no_texts' };
  if (!isUsNumber(address))
    return { code: 'invalid_phone', problems: { ...problems, phone: 'invalid_phone' } };
  if (knownConsentVersion(joining.consent) === null) return { code: 'no_consent' };
  return { product, size, channel, address };
}

function contactRefusal({ email, phone }: WaitlistProblems): WaitlistRefusal {
  if (email !== null && phone !== null) return 'no_contact';
  return email === null ? 'invalid_phone' : 'invalid_email';
}

interface Settled {
  readonly mustConfirm: boolean;
  /** The entry to write about, for the one call that has to. */
  readonly email: PendingEntry | null;
}

/** One at a time from the first look to the last: the same wish twice is one entry, one count and one e-mail. */
async function settleEntry(
  transaction: Transaction,
  { hash, mostAnHour }: WaitlistDeps,
  { owner, ownEmail, trier, consent, language }: Joining,
  { product, size, channel, address }: Sound,
): Promise<Settled | 'too_many'> {
  await lockQuota(transaction, 'waitlist_quota');
  const addressHash = hash(address.toLowerCase());
  const key = { skuId: size.id, channel, addressHash };
  const isOwn = ownEmail !== null && address.toLowerCase() === ownEmail.toLowerCase();
  const isConfirmed = channel === 'email' && (isOwn || (await hasConfirmed(transaction, owner, addressHash)));
  const mustConfirm = channel === 'email' && !isConfirmed;
  const held = await findEntry(transaction, key);
  // The answer is the same whether or not the address is on the list already: it tells a stranger nothing.
  const isSettled =
    held?.state === 'waiting' ||
    held?.state === 'notifying' ||
    (held?.state === 'confirming' && held.isJustRequested && mustConfirm);
  if (isSettled) return { mustConfirm, email: null };

  const mostToday = mustConfirm ? waitlistLimits.confirmationsADay : waitlistLimits.entriesADay;
  const recipient = channel === 'email' ? mailboxOf(address) : address;
  const isTaken = await consumeTrierQuota(
    transaction,
    'waitlist_quota',
    { trier, recipient, mostAnHour: waitlistLimits.perVisitorAnHour, hash },
    ({ toRecipientToday, allThisHour }) => toRecipientToday < mostToday && allThisHour < mostAnHour,
  );
  if (!isTaken || (channel === 'sms' && !(await isRangeOpen(transaction, hash, address)))) return 'too_many';
  const isRequested = mustConfirm && !(await isSuppressed(transaction, key));
  const entry = await putEntry(transaction, {
    ...key,
    productId: product.id,
    address,
    ...owner,
    state: mustConfirm ? 'confirming' : 'waiting',
    language,
    isRequested,
    isConfirmed,
  });
  if (!mustConfirm)
    await insertConsent(transaction, {
      addressHash,
      ...owner,
      channel,
      purpose: 'waitlist',
      textVersion: knownConsentVersion(consent) ?? waitlistConsentVersion(language),
      ip: networkOf(trier.address),
      source: 'form',
    });
  return { mustConfirm, email: isRequested ? entry : null };
}

/** Numbers of one range all at once are no shoppers. */
function isRangeOpen(transaction: Transaction, hash: WaitlistDeps['hash'], phone: string): Promise<boolean> {
  const ends = { senderHash: hash(phoneRange(phone)), recipientHash: hash(phone) };
  return consumeQuota(
    transaction,
    'sms_quota',
    ends,
    ({ bySenderThisHour }) => bySenderThisHour < waitlistLimits.textsPerRangeAnHour,
  );
}

function confirmationOf(
  { origin, confirmations }: WaitlistDeps,
  language: Language,
  { product, size, address }: Sound,
  entry: PendingEntry,
) {
  const path = pathIn(language, '/waitlist/confirm');
  const url = `${origin}${path}?token=${confirmationToken(entry, confirmations)}`;
  return { to: address, ...writeConfirmationEmail(language, { product, sizeName: size.name, url }) };
}
