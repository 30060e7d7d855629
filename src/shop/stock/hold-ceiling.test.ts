// The ceiling on what is held, where several who are counted together come at the same moment.
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Transaction } from '../../database/database.ts';
import { findHoldLimit } from '../../database/queries/stock/hold-ceiling.ts';
import { insertHold } from '../../database/queries/stock/stock-hold.ts';
import { mostUnitsHeld } from '../../domain/stock/hold-limits.ts';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { recoverPayments } from '../payment/recover-payments.ts';
import { releaseStock, takeStock } from './hold-stock.ts';

const paying = createPaying();
const holds: string[] = [];

afterEach(async () => {
  for (const holdId of holds.splice(0)) await releaseStock(paying.database.checkout, holdId);
  await paying.stale();
  await recoverPayments(paying.deps);
});

const hold = async (tx: Transaction, quantity: number, by: { holder: string; network: string }) => {
  const holdId = randomUUID();
  const line = { skuId: paying.one(), quantity, dealId: null };
  await insertHold(tx, holdId, [line], 10, by);
  const over = await findHoldLimit(tx, by, false);
  if (over) throw new Error(over.limit);
  await takeStock(tx, [line]);
  holds.push(holdId);
};

const waiting = async () => {
  const { rows } = await paying.client.query(
    `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length;
};

test.each([
  ['visitor', { holder: 'guest one', network: 'here' }, { holder: 'guest one', network: 'there' }],
  ['network', { holder: 'guest one', network: 'here' }, { holder: 'guest two', network: 'here' }],
] as const)(
  'whoever is counted with another by the %s waits for them, and counts what they hold',
  async (limit, one, other) => {
    const { checkout } = paying.database;
    await paying.setLevel(paying.one(), 10 * mostUnitsHeld.network);
    // What is left of the ceiling is enough for one of them.
    for (let units = 0; limit === 'network' && units < mostUnitsHeld.network - 50; units += 50)
      await checkout.transaction((tx) => hold(tx, 50, { holder: `guest ${units}`, network: 'here' }));
    const isHeld = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = checkout.transaction(async (tx) => {
      await hold(tx, 40, one);
      isHeld.resolve();
      await mayEnd.promise;
    });
    await isHeld.promise;
    const second = checkout
      .transaction((tx) => hold(tx, 40, other))
      .then(
        () => 'held',
        (error: Error) => error.message,
      );
    await expect.poll(waiting).toBe(1);
    mayEnd.resolve();
    await first;
    expect(await second).toBe(limit);
  },
);

test('ten quotes of one visitor at once: so many are held as fit, the others are told, and nothing of theirs is kept', async () => {
  await paying.setLevel(paying.one(), 1_000);
  const made = await Promise.all(
    Array.from({ length: 10 }, () => payableQuote(paying.client, { skuIds: [paying.one()] })),
  );
  const [{ owner } = { owner: { guestId: '' } }] = made;
  const seven = made.map(({ quote }) => ({
    owner,
    quote: {
      ...quote,
      priced: { ...quote.priced, lines: quote.priced.lines.map((line) => ({ ...line, quantity: 7 })) },
    },
  }));
  const paid = await Promise.all(seven.map((payable) => paying.payFor(payable, 'tok_3ds')));
  const most = Math.floor(mostUnitsHeld.visitor / 7);
  expect(paid.filter(({ kind }) => kind === 'requires_action')).toHaveLength(most);
  const refused = paid.filter(({ kind }) => kind !== 'requires_action');
  for (const one of refused)
    expect(one).toEqual({
      kind: 'refused',
      refusal: { code: 'too_much_held', limit: 'visitor', names: [] },
    });
  expect(await paying.level(paying.one())).toMatchObject({ reserved: most * 7 });
});
