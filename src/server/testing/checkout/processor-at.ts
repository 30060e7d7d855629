// The processors that kills are tried with: the built-in one, whose books are in the shop's database, and local ones of
// those that a shop has keys of, whose books outlive whoever asked.
import type pg from 'pg';
import type { ProcessorName } from '../../../domain/payment/processor.ts';
import { createBraintreeServer } from '../braintree/braintree-server.ts';
import { createStripeServer } from '../stripe/stripe-server.ts';

export interface ProcessorAt {
  readonly name: ProcessorName;
  /** Of a shop that pays there. */
  readonly settings: Readonly<Record<string, string>>;
  /** Of a test card, as this processor names it. */
  readonly token: (card: string) => string;
  /** What it took of each charge of these payments that holds money. */
  readonly held: (client: pg.Client, attemptIds: readonly string[]) => Promise<readonly number[]>;
  readonly violations: readonly string[];
  readonly close: () => Promise<void>;
}

export async function createProcessorAt(name: ProcessorName): Promise<ProcessorAt> {
  if (name === 'stripe') {
    const { settings, books, violations, close } = await createStripeServer();
    return {
      name,
      settings,
      violations,
      close,
      token: (card) => `ctoken_${card}`,
      held: async (_, attemptIds) =>
        [...books.intents.values()]
          .filter(({ metadata }) => attemptIds.includes(metadata.attempt ?? ''))
          .filter(({ amount_capturable, amount_received }) => amount_capturable + amount_received > 0)
          .map(({ amount_received }) => amount_received),
    };
  }
  if (name === 'braintree') {
    const { settings, books, violations, close } = await createBraintreeServer();
    return {
      name,
      settings,
      violations,
      close,
      token: (card) => `fake_${card}`,
      held: async (_, attemptIds) =>
        [...books.transactions.values()]
          .filter(({ orderId }) => attemptIds.includes(orderId ?? ''))
          .filter(({ status }) => status === 'AUTHORIZED' || status === 'SETTLED')
          .map(({ status, minor }) => (status === 'SETTLED' ? minor : 0)),
    };
  }
  return {
    name,
    settings: {},
    violations: [],
    close: async () => {},
    token: (card) => card,
    held: async (client, attemptIds) => {
      const { rows } = await client.query(
        `select captured_minor::int as captured from sandbox_processor.charge
         where attempt_id = any($1) and state in ('authorised', 'captured')`,
        [attemptIds],
      );
      return rows.map(({ captured }) => captured);
    },
  };
}
