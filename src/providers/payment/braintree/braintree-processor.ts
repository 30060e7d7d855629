// Braintree behind the shop's interface, by GraphQL with its request keys. Braintree has no charge before a card is
// asked; the shop's own ledger stands for it, so that a card that nobody waits for any more is never asked.
import { createHash } from 'node:crypto';
import { askWithinMs, type BraintreeCharge } from '../../../domain/payment/braintree-charge.ts';
import type { Charge } from '../../../domain/payment/charge.ts';
import type { Money } from '../../../domain/pricing/money.ts';
import {
  NoAnswer,
  type PaymentProcessor,
  ProcessorFailed,
  ProcessorNotReady,
  ProcessorRefusal,
} from '../payment-processor.ts';
import { type BraintreeKeys, braintreeApi } from './braintree-api.ts';
import { braintreeCards } from './braintree-cards.ts';
import * as documents from './braintree-documents.ts';
import { braintreeLookUp } from './braintree-look-up.ts';
import {
  amountOf,
  chargeOfRow,
  chargeOfTransaction,
  isDeclined,
  isRefundable,
  partsOf,
  refundedOf,
  type WireTransaction,
  wasTaken,
} from './braintree-transaction.ts';
import { wireAmount } from './wire-amount.ts';

/** Each is one statement, carried out whole or not at all. */
export interface BraintreeLedger {
  readonly open: (charge: {
    readonly attemptId: string;
    readonly amount: Money;
    readonly payerId: string | null;
  }) => Promise<BraintreeCharge>;
  readonly ask: (attemptId: string, key: string, requestHash: string) => Promise<BraintreeCharge | null>;
  readonly answer: (
    attemptId: string,
    key: string,
    state: 'created' | 'asked' | 'declined',
    transactionId: string | null,
  ) => Promise<boolean>;
  readonly claimCapture: (attemptId: string, key: string) => Promise<boolean>;
  readonly dropCapture: (attemptId: string, key: string) => Promise<void>;
  readonly claimReversal: (attemptId: string, key: string) => Promise<boolean>;
  readonly close: (attemptId: string, isKnown: boolean) => Promise<boolean>;
  readonly find: (attemptId: string) => Promise<BraintreeCharge | null>;
  readonly list: (since: Date, limit: number) => Promise<readonly BraintreeCharge[]>;
}

export interface BraintreeOptions extends BraintreeKeys {
  readonly ledger: BraintreeLedger;
  /** Which of the account's merchant accounts takes the money; without it its default one does. */
  readonly merchantAccountId?: string;
}

/** Beyond what a processor does: the browser needs a token before it may ask for a card. */
export interface BraintreeProcessor extends PaymentProcessor {
  readonly createClientToken: () => Promise<string>;
}

export function openBraintree({ ledger, merchantAccountId, ...keys }: BraintreeOptions): BraintreeProcessor {
  const ask = braintreeApi(keys);
  const { read, lookUp, find, list } = braintreeLookUp(ask, ledger);

  /** With the transaction of a card that has been asked. */
  const requireTransaction = async (chargeId: string) => {
    const row = await ledger.find(chargeId);
    const transaction = await lookUp(chargeId, row);
    if (!transaction || isDeclined(transaction)) throw new ProcessorRefusal('Nothing is set aside.');
    return { row, transaction, charge: chargeOfTransaction(transaction, chargeId, row) };
  };
  const readCharge = async (transactionId: string, chargeId: string, row: BraintreeCharge | null) => {
    const transaction = await read(transactionId);
    if (!transaction) throw new NoAnswer('Braintree does not tell of a transaction it has just told of.');
    return chargeOfTransaction(transaction, chargeId, row);
  };

  /** It was given up while the card was being asked: nobody else will let go of it. */
  const letGoIfClosed = async (chargeId: string, { id }: WireTransaction) => {
    if ((await ledger.find(chargeId))?.state !== 'closed') return;
    await ask(documents.reverseDocument, { input: { transactionId: id } });
    throw new ProcessorRefusal('It was given up meanwhile.');
  };

  return {
    name: 'braintree',
    create: async ({ attemptId, amount, payerId = null }) => {
      if (amount.minor <= 0) throw new ProcessorRefusal('That is no amount to move.');
      const row = await ledger.open({ attemptId, amount, payerId });
      if (
        row.amount.minor !== amount.minor ||
        row.amount.currency !== amount.currency ||
        row.payerId !== payerId
      )
        throw new ProcessorRefusal('This attempt stands for another charge.');
      if (row.state === 'created') return chargeOfRow(row);
      const transaction = await lookUp(attemptId, row);
      return transaction ? chargeOfTransaction(transaction, attemptId, row) : chargeOfRow(row);
    },
    authorise: async ({ chargeId, token, key, savesCard = false }) => {
      const since = performance.now();
      const known = await ledger.find(chargeId);
      if (!known) throw new ProcessorRefusal('There is no such charge.');
      // Braintree refuses a kept card to another payer; to nobody it would give it.
      if (known.payerId === null && isSavedCard(token)) throw new ProcessorRefusal('There is no such card.');
      const row = await ledger.ask(chargeId, key, hashOf([token, savesCard]));
      if (!row) throw new ProcessorRefusal('The charge is not one to ask a card for now.');
      // Asked before: what came of it is looked for, since Braintree forgets its keys after thirty days.
      const before = known.state === 'asked' ? await lookUp(chargeId, row) : null;
      if (before && !isDeclined(before)) return chargeOfTransaction(before, chargeId, row);
      // Whoever was held up meanwhile may have been given up: then the card is not asked.
      if (performance.now() - since > askWithinMs) throw new NoAnswer('Held up before the card was asked.');
      try {
        const { authorizeCreditCard } = await ask<{ authorizeCreditCard: { transaction: WireTransaction } }>(
          documents.authorizeDocument,
          { input: authorizeInput({ row, token, key, savesCard, merchantAccountId }) },
        );
        const { transaction } = authorizeCreditCard;
        const state = isDeclined(transaction) ? 'declined' : 'asked';
        if (!(await ledger.answer(chargeId, key, state, transaction.id)) && state === 'asked')
          await letGoIfClosed(chargeId, transaction);
        return chargeOfTransaction(transaction, chargeId, row);
      } catch (error) {
        // It answered: as far as it knows of no transaction, none was made.
        if (error instanceof ProcessorRefusal || error instanceof ProcessorFailed) {
          const made = await lookUp(chargeId, { ...row, transactionId: null });
          if (!made || isDeclined(made)) await ledger.answer(chargeId, key, 'created', null);
        }
        throw error;
      }
    },
    capture: async ({ chargeId, amount, key }) => {
      const { row, transaction, charge } = await requireTransaction(chargeId);
      checkCurrency(charge, amount);
      const mark = `${chargeId} ${key}`;
      const parts = partsOf(transaction);
      if (parts.some(({ orderId }) => orderId === mark)) return charge;
      if (row?.state === 'closed') throw new ProcessorRefusal('What was set aside is let go.');
      const input = {
        transactionId: transaction.id,
        apiRequestKey: `capture ${key}`,
        transaction: { amount: wireAmount(amount) },
      };
      if (parts.length > 0 || amount.minor !== charge.amount.minor) {
        const part = { ...input, transaction: { ...input.transaction, orderId: mark } };
        await ask(documents.partialCaptureDocument, { input: part });
        return readCharge(transaction.id, chargeId, row);
      }
      if (row && !(await ledger.claimCapture(chargeId, key)))
        throw new ProcessorRefusal('It is being taken or let go already.');
      try {
        await ask(documents.captureDocument, { input });
      } catch (error) {
        if (error instanceof ProcessorRefusal) await ledger.dropCapture(chargeId, key);
        throw error;
      }
      return readCharge(transaction.id, chargeId, row);
    },
    void: async ({ chargeId, key }) => {
      const row = await ledger.find(chargeId);
      const transaction = await lookUp(chargeId, row);
      if (!transaction) {
        if (!row) throw new ProcessorRefusal('There is no such charge.');
        if (!(await ledger.close(chargeId, false))) throw new NoAnswer('The card may be being asked now.');
        return chargeOfRow({ ...row, state: 'closed' });
      }
      const charge = chargeOfTransaction(transaction, chargeId, row);
      if (charge.state === 'voided') return charge;
      // It lets go of what is taken too, if it is asked to: then nobody takes it meanwhile.
      const mayLetGo = charge.state === 'authorised' && (!row || (await ledger.close(chargeId, true)));
      if (!mayLetGo) throw new ProcessorRefusal('Nothing is set aside.');
      const input = { transactionId: transaction.id, clientMutationId: `void ${key}` };
      await ask(documents.reverseDocument, { input });
      return readCharge(transaction.id, chargeId, row);
    },
    refund: async ({ chargeId, amount, key }) => {
      const { row, transaction, charge } = await requireTransaction(chargeId);
      checkCurrency(charge, amount);
      const parts = partsOf(transaction);
      const taken = parts.length > 0 ? parts : wasTaken(transaction) ? [transaction] : [];
      const mark = `${chargeId} ${key}`;
      const before = taken.flatMap(({ refunds }) => refunds ?? []).filter(({ orderId }) => orderId === mark);
      let left = amount.minor - before.reduce((sum, refund) => sum + amountOf(refund.amount).minor, 0);
      if (left <= 0 || (row?.reversalKey === key && transaction.status === 'VOIDED')) return charge;
      if (left > charge.captured.minor - charge.refunded.minor)
        throw new ProcessorRefusal('So much was not taken.');
      for (const one of taken) {
        const whole = amountOf(one.amount).minor;
        const room = whole - refundedOf(one).minor;
        const some = Math.min(left, room);
        if (some === 0) continue;
        if (isRefundable(one)) {
          const apiRequestKey = `refund ${key} ${one.id} ${some}`;
          const refund = { amount: wireAmount({ ...amount, minor: some }), orderId: mark };
          await ask(documents.refundDocument, { input: { transactionId: one.id, apiRequestKey, refund } });
        } else {
          // Before it is on its way there is only one thing to do with it: to let go of all of it.
          if (some < whole || parts.length > 0)
            throw new ProcessorNotReady('A part can be refunded once the rest is settled.');
          if (!(await ledger.claimReversal(chargeId, key)))
            throw new ProcessorRefusal('All of it is being given back already.');
          await ask(documents.reverseDocument, { input: { transactionId: one.id } });
        }
        left -= some;
      }
      return readCharge(transaction.id, chargeId, row);
    },
    find,
    list,
    ...braintreeCards(ask, merchantAccountId),
    createClientToken: async () => {
      const clientToken = merchantAccountId === undefined ? {} : { merchantAccountId };
      const { createClientToken } = await ask<{ createClientToken: { clientToken: string } }>(
        documents.clientTokenDocument,
        { input: { clientToken } },
      );
      return createClientToken.clientToken;
    },
  };
}

function authorizeInput(request: {
  readonly row: BraintreeCharge;
  readonly token: string;
  readonly key: string;
  readonly savesCard: boolean;
  readonly merchantAccountId: string | undefined;
}) {
  const { row, token, key, savesCard, merchantAccountId } = request;
  return {
    apiRequestKey: `authorise ${key}`,
    paymentMethodId: token,
    transaction: {
      amount: wireAmount(row.amount),
      orderId: row.attemptId,
      ...(merchantAccountId !== undefined && { merchantAccountId }),
      ...(row.payerId !== null && { customerId: row.payerId }),
      ...(savesCard && { vaultPaymentMethodAfterTransacting: { when: 'ON_SUCCESSFUL_TRANSACTION' } }),
    },
  };
}

/** Ids of cards that are kept say so, once they are decoded. */
function isSavedCard(token: string): boolean {
  return Buffer.from(token, 'base64').toString('latin1').startsWith('paymentmethod_');
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

function checkCurrency({ amount: { currency } }: Charge, amount: Money): void {
  if (currency !== amount.currency) throw new ProcessorRefusal(`The charge is in ${currency}.`);
}
