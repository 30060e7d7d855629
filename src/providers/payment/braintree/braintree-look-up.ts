// Finds what Braintree knows of a charge: by the id it was told under, else by the shop's own, which is the
// transaction's order id. So a reply that was lost is found again, and nothing is asked for twice.
import type { BraintreeCharge } from '../../../domain/payment/braintree-charge.ts';
import type { Charge } from '../../../domain/payment/charge.ts';
import { ProcessorRefusal } from '../payment-processor.ts';
import type { AskBraintree } from './braintree-api.ts';
import { legacyIdDocument, readDocument, searchDocument } from './braintree-documents.ts';
import {
  attemptOf,
  chargeOfRow,
  chargeOfTransaction,
  isDeclined,
  type WireTransaction,
} from './braintree-transaction.ts';

interface Found {
  readonly search: {
    readonly transactions: {
      readonly edges: readonly { readonly node: WireTransaction }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

interface Ledger {
  readonly find: (attemptId: string) => Promise<BraintreeCharge | null>;
  readonly list: (since: Date, limit: number) => Promise<readonly BraintreeCharge[]>;
}

const pageSize = 50;

export function braintreeLookUp(ask: AskBraintree, ledger: Ledger) {
  const read = async (id: string): Promise<WireTransaction | null> => {
    const { node } = await ask<{ node: Partial<WireTransaction> | null }>(readDocument, { id });
    return node?.id === undefined ? null : (node as WireTransaction);
  };

  async function* search(input: object): AsyncGenerator<WireTransaction> {
    let after: string | null = null;
    for (let isMore = true; isMore; ) {
      const { transactions }: Found['search'] = (
        await ask<Found>(searchDocument, { input, first: pageSize, after })
      ).search;
      for (const { node } of transactions.edges) yield node;
      ({ endCursor: after, hasNextPage: isMore } = transactions.pageInfo);
    }
  }

  /** Of several for one payment, the one that was not refused; else the last to be. */
  const lookUp = async (attemptId: string, row: BraintreeCharge | null): Promise<WireTransaction | null> => {
    if (row?.transactionId) return read(row.transactionId);
    let best: WireTransaction | null = null;
    for await (const one of search({ orderId: { is: attemptId } }))
      if (!best || !isDeclined(one) || (isDeclined(best) && one.createdAt > best.createdAt)) best = one;
    return best;
  };

  /** A notice names a transaction by its short id; a part of one leads to the whole. */
  const attemptOfLegacy = async (legacyId: string): Promise<string | null> => {
    try {
      const { idFromLegacyId } = await ask<{ idFromLegacyId: string }>(legacyIdDocument, { legacyId });
      const transaction = await read(idFromLegacyId);
      return attemptOf(transaction?.orderId);
    } catch (error) {
      if (error instanceof ProcessorRefusal) return null;
      throw error;
    }
  };

  return {
    read,
    lookUp,
    find: async (attemptId: string, chargeId?: string | null): Promise<Charge | null> => {
      const named = attemptOf(attemptId) ?? attemptOf(chargeId);
      const id = named ?? (chargeId ? await attemptOfLegacy(chargeId) : null);
      if (id === null) return null;
      const row = await ledger.find(id);
      const transaction = await lookUp(id, row);
      if (transaction) return chargeOfTransaction(transaction, id, row);
      return row && chargeOfRow(row);
    },
    list: async (since: Date, limit: number): Promise<readonly Charge[]> => {
      const rows = new Map((await ledger.list(since, limit)).map((row) => [row.attemptId, row]));
      const charges = new Map<string, Charge>();
      for await (const transaction of search({ createdAt: { greaterThanOrEqualTo: since.toISOString() } })) {
        const id = attemptOf(transaction.orderId);
        // Parts are told with the whole they are of.
        if (id === null || transaction.partialCaptureDetails?.parentAuthorization) continue;
        if (isDeclined(transaction) && charges.has(id)) continue;
        charges.set(id, chargeOfTransaction(transaction, id, rows.get(id) ?? null));
        if (charges.size >= limit) break;
      }
      for (const [id, row] of rows) if (!charges.has(id)) charges.set(id, chargeOfRow(row));
      return [...charges.values()]
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        .slice(-limit);
    },
  };
}
