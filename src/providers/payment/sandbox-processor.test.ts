import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { sandboxCards } from '../../database/queries/payment/sandbox-cards.ts';
import { sandboxLedger } from '../../database/queries/payment/sandbox-ledger.ts';
import { money } from '../../domain/pricing/money.ts';
import { processorConformance } from '../../server/testing/conformance/processor-conformance.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { NoAnswer, ProcessorRefusal } from './payment-processor.ts';
import { createSandbox, type SandboxProcessor } from './sandbox-processor.ts';

const origin = 'http://localhost:4000';
const returnUrl = `${origin}/checkout`;
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;
let sandbox: SandboxProcessor;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
  sandbox = createSandbox({
    ledger: sandboxLedger(database.checkout),
    cards: sandboxCards(database.checkout),
    origin,
    slowMs: 5,
  });
});
afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

processorConformance({
  processor: () => sandbox,
  returnUrl,
  replays: 'then',
  cards: {
    approved: 'tok_ok',
    declined: 'tok_declined',
    insufficient: 'tok_insufficient',
    challenged: 'tok_3ds',
    lostBefore: 'tok_lost_before',
    lostAfter: 'tok_lost_after',
    failing: 'tok_error',
    captureLostBefore: 'tok_capture_lost_before',
    captureLostAfter: 'tok_capture_lost_after',
    voidLostAfter: 'tok_void_lost_after',
    refundLostAfter: 'tok_refund_lost_after',
  },
  decideKeeping: (url, isApproved) =>
    sandbox.answerChallenge(new URL(url).pathname.split('/').at(-1) ?? '', isApproved),
  takeSecondStep: async ({ id }, isApproved) => void (await sandbox.answerChallenge(id, isApproved)),
});

const authorised = async (token = 'tok_ok', url = returnUrl) => {
  const charge = await sandbox.create({ attemptId: randomUUID(), amount: money(5_000) });
  return sandbox.authorise({ chargeId: charge.id, token, key: randomUUID(), returnUrl: url });
};

test('what moved is noted once for each movement, and adds up to the charge', async () => {
  const charge = await authorised();
  const key = randomUUID();
  for (let tries = 0; tries < 3; tries++)
    await sandbox.capture({ chargeId: charge.id, amount: money(2_000), key });
  await sandbox.void({ chargeId: charge.id, key });
  await sandbox.refund({ chargeId: charge.id, amount: money(500), key });
  const { rows } = await client.query(
    'select kind, amount_minor::int as minor from sandbox_processor.movement where charge_id = $1 order by id',
    [charge.id],
  );
  expect(rows).toEqual([
    { kind: 'authorise', minor: 5_000 },
    { kind: 'capture', minor: 2_000 },
    { kind: 'void', minor: 3_000 },
    { kind: 'refund', minor: 500 },
  ]);
});

test('nothing noted of money can be changed, not even by hand', async () => {
  const { id } = await authorised();
  for (const statement of [
    `update sandbox_processor.movement set amount_minor = 1 where charge_id = '${id}'`,
    `delete from sandbox_processor.movement where charge_id = '${id}'`,
    'truncate sandbox_processor.movement',
    `update sandbox_processor.charge set captured_minor = 5001 where id = '${id}'`,
    `update sandbox_processor.charge set refunded_minor = 1 where id = '${id}'`,
  ])
    await expect(client.query(statement)).rejects.toMatchObject({ code: '23514' });
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/checkout', 'javascript:alert(1)'])(
  'a shopper is never led from a second step to %s',
  async (elsewhere) => {
    await expect(authorised('tok_3ds', elsewhere)).rejects.toBeInstanceOf(ProcessorRefusal);
  },
);

test('a slow card is answered in the end', async () => {
  expect(await authorised('tok_slow')).toMatchObject({ state: 'authorised' });
});

test('a test may lose any call it likes, by a plan of its own', async () => {
  const losing = createSandbox({
    ledger: sandboxLedger(database.checkout),
    cards: sandboxCards(database.checkout),
    origin,
    faultPlan: ({ operation }) => (operation === 'create' ? 'lost_after' : null),
  });
  const attemptId = randomUUID();
  const newCharge = { attemptId, amount: money(100) };
  await expect(losing.create(newCharge)).rejects.toBeInstanceOf(NoAnswer);
  const charge = await losing.find(attemptId);
  expect(charge).toMatchObject({ state: 'created' });
  expect(await losing.create(newCharge)).toEqual(charge);
});
