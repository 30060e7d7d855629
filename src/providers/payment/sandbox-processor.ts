// The processor that is built in: for a shop without keys of a real one, and for tests. It keeps books of its own and
// behaves as a stranger would, with replies that come late or get lost when a test card says so.
import { createHash, randomBytes } from 'node:crypto';
import type { Charge } from '../../domain/payment/charge.ts';
import {
  keepingMark,
  type SandboxCall,
  type SandboxCharge,
  type SandboxOutcome,
} from '../../domain/payment/sandbox-charge.ts';
import { type CardFace, type CardOwner, cardLabel, type SavedCard } from '../../domain/payment/saved-card.ts';
import {
  cardOfToken,
  expiryOfToken,
  type Fault,
  type ProcessorCall,
} from '../../domain/payment/test-card.ts';
import type { Money } from '../../domain/pricing/money.ts';
import { NoAnswer, type PaymentProcessor, ProcessorFailed, ProcessorRefusal } from './payment-processor.ts';

/** Each is one statement, carried out whole or not at all. */
export interface SandboxLedger {
  readonly create: (
    call: SandboxCall,
    charge: { chargeId: string; attemptId: string; amount: Money; payerId: string | null },
  ) => Promise<SandboxOutcome>;
  readonly authorise: (
    call: SandboxCall,
    charge: Pick<SandboxCharge, 'state' | 'declineReason'> & {
      chargeId: string;
      token: string;
      returnUrl: string;
      savesCard: boolean;
      owner: CardOwner | null;
    },
  ) => Promise<SandboxOutcome>;
  readonly capture: (call: SandboxCall, chargeId: string, amount: Money) => Promise<SandboxOutcome>;
  readonly void: (call: SandboxCall, chargeId: string) => Promise<SandboxOutcome>;
  readonly refund: (call: SandboxCall, chargeId: string, amount: Money) => Promise<SandboxOutcome>;
  readonly fail: (call: SandboxCall) => Promise<void>;
  readonly playFault: (call: SandboxCall) => Promise<boolean>;
  readonly decide: (chargeId: string, isApproved: boolean) => Promise<SandboxCharge | null>;
  readonly find: (attemptId: string) => Promise<SandboxCharge | null>;
  readonly read: (chargeId: string) => Promise<SandboxCharge | null>;
  readonly list: (since: Date, limit: number) => Promise<readonly SandboxCharge[]>;
}

/** Cards that are kept for those who asked for it. */
export interface SandboxCards {
  readonly openPayer: (customerId: string, newId: string) => Promise<string>;
  readonly list: (payerId: string) => Promise<readonly StoredCard[]>;
  readonly find: (id: string) => Promise<StoredCard | null>;
  readonly delete: (payerId: string, id: string) => Promise<boolean>;
  readonly keep: (chargeId: string, newId: string) => Promise<void>;
}

interface StoredCard {
  readonly id: string;
  readonly payerId: string;
  readonly token: string;
  readonly owner: CardOwner | null;
}

export type FaultPlan = (call: {
  readonly operation: ProcessorCall;
  readonly key: string;
  /** Of the charge's card, where it has one. */
  readonly token: string | null;
}) => Fault | null;

export interface SandboxOptions {
  readonly ledger: SandboxLedger;
  readonly cards: SandboxCards;
  /** Of the shop: a shopper is led nowhere else from a second step. */
  readonly origin: string;
  /** What goes wrong; the cards decide unless a test does. */
  readonly faultPlan?: FaultPlan;
  readonly slowMs?: number;
}

/** Beyond what a processor does: its own page for the second step asks for these. */
export interface SandboxProcessor extends PaymentProcessor {
  readonly readChallenge: (chargeId: string) => Promise<{
    /** Null where a card is only to be kept. */ readonly amount: Money | null;
    readonly isOpen: boolean;
    readonly returnUrl: string;
  } | null>;
  /** Where the shopper goes from there; null when there is no such charge. An answer counts once. */
  readonly answerChallenge: (chargeId: string, isApproved: boolean) => Promise<string | null>;
}

const faultsOfCards: FaultPlan = ({ operation, token }) => {
  const fault = token === null ? undefined : cardOfToken(token)?.fault;
  return fault?.call === operation ? fault.kind : null;
};

export function createSandbox({
  ledger,
  cards,
  origin,
  faultPlan = faultsOfCards,
  slowMs = 5_000,
}: SandboxOptions): SandboxProcessor {
  const chargeOf = ({ token, returnUrl: _, payerId: __, ...charge }: SandboxCharge): Charge => ({
    ...charge,
    nextActionUrl: charge.state === 'requires_action' ? `${origin}/sandbox/challenge/${charge.id}` : null,
    cardLabel: token === null || !cardOfToken(token) ? null : cardLabel(faceOf(token)),
  });

  const carryOut = async (
    call: SandboxCall,
    token: string | null,
    work: (call: SandboxCall) => Promise<SandboxOutcome>,
  ): Promise<Charge> => {
    const { operation, key } = call;
    const fault = faultPlan({ operation, key, token });
    if (fault === 'lost_before' && (await ledger.playFault(call))) throw new NoAnswer('The call was lost.');
    if (fault === 'error') await ledger.fail(call);
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    const outcome = await work(call);
    if (fault === 'lost_after' && (await ledger.playFault(call))) throw new NoAnswer('The reply was lost.');
    switch (outcome.kind) {
      case 'done':
        return chargeOf(outcome.charge);
      case 'failed':
        throw new ProcessorFailed(`The processor failed to ${operation}.`);
      case 'other_request':
        throw new ProcessorRefusal(`This key stands for another ${operation}.`);
      case 'refused':
        throw new ProcessorRefusal(`The charge is not one to ${operation} so much of now.`);
    }
  };

  /** By the charge's card, as far as it has one. */
  const change = async (
    operation: 'capture' | 'void' | 'refund',
    { key, ...request }: { readonly chargeId: string; readonly key: string; readonly amount?: Money },
    work: (call: SandboxCall) => Promise<SandboxOutcome>,
  ) => {
    if (request.amount) checkAmount(request.amount);
    const charge = await ledger.read(request.chargeId);
    if (!charge) throw new ProcessorRefusal('There is no such charge.');
    return carryOut(callOf(operation, key, request), charge.token, work);
  };

  /** A card that is kept pays for its own payer alone. */
  const tokenOf = async ({ token, chargeId }: { readonly token: string; readonly chargeId: string }) => {
    if (!token.startsWith('card_')) return token;
    const [card, charge] = [await cards.find(token), await ledger.read(chargeId)];
    return card && card.payerId === charge?.payerId ? card.token : '';
  };

  const processor: SandboxProcessor = {
    name: 'sandbox',
    create: async ({ attemptId, amount, payerId = null }) => {
      checkAmount(amount);
      const chargeId = newId('ch');
      return carryOut(
        callOf('create', attemptId, { attemptId, amount, ...(payerId !== null && { payerId }) }),
        null,
        (call) => ledger.create(call, { chargeId, attemptId, amount, payerId }),
      );
    },
    authorise: async ({ key, savesCard = false, owner = null, ...request }) => {
      const token = await tokenOf(request);
      const card = cardOfToken(token);
      if (!card) throw new ProcessorRefusal('There is no such card.');
      if (!isOf(origin, request.returnUrl)) throw new ProcessorRefusal('That is no page of the shop.');
      const isDeclined = card.answer === 'card_declined' || card.answer === 'insufficient_funds';
      const state = card.answer === 'challenged' ? 'requires_action' : 'authorised';
      const charge = await carryOut(callOf('authorise', key, request), token, (call) =>
        ledger.authorise(call, {
          ...request,
          token,
          savesCard,
          owner,
          state: isDeclined ? 'declined' : state,
          declineReason: isDeclined ? card.answer : null,
        }),
      );
      if (savesCard && charge.state === 'authorised') await cards.keep(charge.id, newId('card'));
      return charge;
    },
    capture: (request) =>
      change('capture', request, (call) => ledger.capture(call, request.chargeId, request.amount)),
    void: (request) => change('void', request, (call) => ledger.void(call, request.chargeId)),
    refund: (request) =>
      change('refund', request, (call) => ledger.refund(call, request.chargeId, request.amount)),
    find: async (attemptId) => {
      const charge = await ledger.find(attemptId);
      return charge && chargeOf(charge);
    },
    list: async (since, limit) => (await ledger.list(since, limit)).map(chargeOf),
    keepCard: async ({ payerId, token, key, returnUrl, owner }) => {
      const { id: chargeId } = await processor.create({
        attemptId: keepingOf(payerId, key),
        amount: aCent,
        payerId,
      });
      const request = { chargeId, token, key: keepingOf(payerId, key), returnUrl, savesCard: true, owner };
      const { state, declineReason, nextActionUrl } = await processor.authorise(request);
      if (state === 'declined') return { state, reason: declineReason ?? 'card_declined' };
      if (nextActionUrl !== null) return { state: 'requires_action', url: nextActionUrl, id: chargeId };
      await processor.void({ chargeId, key: chargeId });
      return { state: 'kept' };
    },
    findKeeping: async (payerId, keepingId) => {
      const charge = await ledger.read(keepingId);
      if (!charge || charge.payerId !== payerId || !isKeeping(charge)) return null;
      const { state, declineReason, nextActionUrl } = chargeOf(charge);
      if (state === 'declined') return { state, reason: declineReason ?? 'card_declined' };
      if (nextActionUrl !== null) return { state: 'requires_action', url: nextActionUrl, id: keepingId };
      return { state: 'kept' };
    },
    openPayer: ({ customerId }) => cards.openPayer(customerId, newId('payer')),
    listCards: async (payerId) => (await cards.list(payerId)).map(savedCard),
    deleteCard: (payerId, cardId) => cards.delete(payerId, cardId),
    readChallenge: async (chargeId) => {
      const charge = await ledger.read(chargeId);
      if (!charge?.returnUrl) return null;
      return {
        amount: isKeeping(charge) ? null : charge.amount,
        isOpen: charge.state === 'requires_action',
        returnUrl: charge.returnUrl,
      };
    },
    answerChallenge: async (chargeId, isApproved) => {
      if (await ledger.decide(chargeId, isApproved)) await cards.keep(chargeId, newId('card'));
      const charge = await ledger.read(chargeId);
      if (charge && isKeeping(charge) && charge.state === 'authorised')
        await processor.void({ chargeId, key: chargeId });
      return charge?.returnUrl ?? null;
    },
  };
  return processor;
}

/** What a bank is asked to set aside to see that a card is good, and let go of at once. */
const aCent: Money = { minor: 1, currency: 'USD' };

/** A charge that is none: a card was looked at, to be kept. */
function keepingOf(payerId: string, key: string): string {
  return `${keepingMark}${createHash('sha256').update(`${payerId} ${key}`).digest('base64url')}`;
}

function isKeeping({ attemptId }: Pick<SandboxCharge, 'attemptId'>): boolean {
  return attemptId.startsWith(keepingMark);
}

function newId(kind: 'card' | 'ch' | 'payer'): string {
  return `${kind}_${randomBytes(16).toString('hex')}`;
}

/** A card that came without an end, by a call and not by the frame, has none that anybody will see. */
const noExpiry = { month: 12, year: 2099 };

function savedCard({ id, token, owner }: StoredCard): SavedCard {
  const { month, year } = expiryOfToken(token) ?? noExpiry;
  return {
    id,
    ...faceOf(token),
    expiryMonth: month,
    expiryYear: year,
    name: owner?.name ?? null,
    address: owner?.address ?? null,
  };
}

/** What is printed on it: all test cards are of one brand. */
function faceOf(token: string): CardFace {
  return { brand: 'Visa', last4: cardOfToken(token)?.number.slice(-4) ?? '' };
}

function callOf(operation: ProcessorCall, key: string, request: object): SandboxCall {
  if (key.length === 0 || key.length > 255) throw new ProcessorRefusal('A key has 1 to 255 characters.');
  const requestHash = createHash('sha256')
    .update(JSON.stringify(sortFields(request)))
    .digest('base64url');
  return { operation, key, requestHash };
}

/** In one order, however it was written. */
function sortFields(fields: object): unknown {
  return Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, typeof value === 'object' && value !== null ? sortFields(value) : value]);
}

function checkAmount({ minor, currency }: Money): void {
  if (!Number.isSafeInteger(minor) || minor <= 0 || !/^[A-Z]{3}$/.test(currency))
    throw new ProcessorRefusal('That is no amount to move.');
}

function isOf(origin: string, url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin;
}
