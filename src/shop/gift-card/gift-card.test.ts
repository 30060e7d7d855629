import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { findCredit } from '../../database/queries/checkout/credit.ts';
import { voidGiftCards } from '../../database/queries/gift-card/gift-card.ts';
import type { GiftCardDetails } from '../../domain/checkout/quote.ts';
import { money } from '../../domain/pricing/money.ts';
import { mostFromOne } from '../../domain/visitor/limit.ts';
import { ownerName } from '../../domain/visitor/owner.ts';
import { testKeys } from '../../server/testing/test-keys.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { addGiftCard } from '../bag/add-gift-card.ts';
import { addToBag } from '../bag/add-to-bag.ts';
import { changeBagItem } from '../bag/change-bag.ts';
import { mergeBags } from '../bag/merge-bags.ts';
import { readBag } from '../bag/read-bag.ts';
import { codeOfCard } from './gift-card-codes.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { sendGiftCard } from './send-gift-card.ts';
import { readBalance, redeemGiftCard } from './spend-gift-card.ts';

const hash = testKeys.hashAddress;
const origin = 'https://shop.example';
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
});
beforeEach(async () => {
  await client.query('truncate job, rate_limit, gift_card cascade');
});
afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
const details = (change: Partial<GiftCardDetails> = {}): GiftCardDetails => ({
  recipientName: 'Odile',
  recipientEmail: 'odile@example.com',
  senderName: 'Margaux',
  message: 'Bon anniversaire, <b>Maman</b>.',
  deliverOn: null,
  ...change,
});
const guest = () => ({ guestId: randomUUID() });
const spending = () => ({ queries: database.checkout, hash });
const from = (owner: { guestId: string }, address: string = randomUUID()) => ({
  address,
  mark: ownerName(owner),
});
const redeem = (owner: { guestId: string }, code: string, address?: string) =>
  redeemGiftCard(spending(), from(owner, address), owner, code);

/** An order of such gift cards, as checkout leaves it. */
async function ordered(...cards: readonly GiftCardDetails[]): Promise<number> {
  const [order] = await query(
    `insert into customer_order (customer_id, email, country_id, status, currency, placed_at)
     select id, 'm@example.com', 223, 'placed', 'USD', now() from customer order by id limit 1 returning id`,
  );
  for (const card of cards)
    await query(
      `insert into order_line (order_id, sku_id, product_id, quantity, unit_minor, gift_card_details)
       select $1, sku.id, 1022, 1, 15000, $2 from sku where product_id = 1022 limit 1`,
      [order?.id, JSON.stringify(card)],
    );
  return Number(order?.id);
}
const issue = (orderId: number) => database.checkout.transaction((tx) => issueGiftCards(tx, hash, orderId));
/** The codes of its cards, as their e-mails will say. */
const codesOf = async (orderId: number): Promise<string[]> =>
  (
    await query(
      'select gift_card.id from gift_card join order_line l on l.id = order_line_id where order_id = $1 order by l.id',
      [orderId],
    )
  ).map(({ id }) => codeOfCard(hash, id));
async function issuedCode(): Promise<string> {
  const orderId = await ordered(details());
  await issue(orderId);
  const [code = ''] = await codesOf(orderId);
  return code;
}

test('an order’s cards are made once, kept without their codes, and sent on their days', async () => {
  const [{ tomorrow, seconds }] = await query(
    `select to_char(now() at time zone 'America/New_York' + interval '2 days', 'YYYY-MM-DD') as tomorrow,
       extract(epoch from (date_trunc('day', now() at time zone 'America/New_York') + interval '2 days 9 hours')
         at time zone 'America/New_York' - now())::int as seconds`,
  );
  const orderId = await ordered(details(), details({ deliverOn: tomorrow }));
  await issue(orderId);
  await issue(orderId);
  const jobs = await query(
    "select extract(epoch from run_at - now())::int as seconds from job where kind = 'send-gift-card' order by run_at",
  );
  expect(jobs).toHaveLength(2);
  expect(jobs[0].seconds).toBeLessThanOrEqual(0);
  expect(Math.abs(jobs[1].seconds - seconds)).toBeLessThan(10);
  const [cards] = await query('select json_agg(gift_card)::text as kept, count(*)::int from gift_card');
  expect(cards.count).toBe(2);
  for (const code of await codesOf(orderId)) {
    expect(cards.kept).not.toContain(code);
    expect(cards.kept).not.toContain(code.replaceAll('-', ''));
    expect(cards.kept).toContain(`"last_four":"${code.slice(-4)}"`);
  }
});

test('a card is sent once, with its code, and what was typed is no markup', async () => {
  const orderId = await ordered(details());
  await issue(orderId);
  const [code] = await codesOf(orderId);
  const [{ id }] = await query('select id from gift_card');
  await Promise.all(Array.from({ length: 5 }, () => sendGiftCard(database.jobs, { hash, origin }, id)));
  const emails = await query("select payload from job where kind = 'send-email'");
  expect(emails).toHaveLength(1);
  const [{ payload }] = emails;
  expect(payload.to).toBe('odile@example.com');
  expect(payload.text).toContain(code);
  expect(payload.html).toContain('&lt;b&gt;Maman');
  expect(await query('select state from gift_card')).toEqual([{ state: 'sent' }]);
});

test('a card becomes credit once, whoever tries it at the same moment', async () => {
  const code = await issuedCode();
  const people = Array.from({ length: 20 }, guest);
  const answers = await Promise.all(people.map((owner) => redeem(owner, code)));
  const winners = people.filter((_, at) => answers[at]?.ok);
  expect(winners).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.code === 'redeemed')).toHaveLength(19);
  const credits = await Promise.all(people.map((owner) => findCredit(database.shop, owner)));
  expect(credits.reduce((sum, { minor }) => sum + minor, 0)).toBe(15_000);
});

test('however it is spelt, and never again', async () => {
  const code = await issuedCode();
  const owner = guest();
  const spelt = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
  expect(await redeem(owner, spelt)).toEqual({
    ok: true,
    amount: money(15_000),
    credit: money(15_000),
  });
  expect(await redeem(owner, code)).toEqual({ ok: false, code: 'redeemed' });
});

test('what it is worth is told to whoever has the code, and never whose it is', async () => {
  const code = await issuedCode();
  const asker = { mark: null, address: randomUUID() };
  const read = () => readBalance(spending(), asker, code);
  expect(await read()).toEqual({ ok: true, state: 'issued', amount: money(15_000), redeemedAt: null });
  await redeem(guest(), code);
  expect(await read()).toEqual({
    ok: true,
    state: 'redeemed',
    amount: money(15_000),
    redeemedAt: expect.any(Date),
  });
});

test('[SC-08] five wrong codes in ten minutes end the guessing of one person, and of nobody else at their address', async () => {
  const code = await issuedCode();
  const wrong = 'VITR-0000-0000-0000-0000-0000-0000-0000';
  const [owner, address] = [guest(), randomUUID()];
  for (let tries = 0; tries < 5; tries++)
    expect(await redeem(owner, wrong, address)).toEqual({
      ok: false,
      code: 'unknown',
    });
  const tooMany = { ok: false, code: 'too_many', seconds: expect.any(Number) };
  // Not even the right one, nor from elsewhere.
  expect(await redeem(owner, code, address)).toEqual(tooMany);
  expect(await redeem(owner, code)).toEqual(tooMany);
  expect(await readBalance(spending(), { mark: null, address }, code)).toMatchObject({ ok: true });
  expect(await readBalance(spending(), from(guest(), address), code)).toMatchObject({ ok: true });
  await query("update rate_limit set resets_at = now() - interval '1 second'");
  expect(await redeem(owner, code, address)).toMatchObject({ ok: true });
});

test('whoever is a new guest for every guess is stopped at their address', async () => {
  const code = await issuedCode();
  const address = randomUUID();
  for (let tries = 0; tries < 5 * mostFromOne; tries++)
    expect(await readBalance(spending(), from(guest(), address), `VITR-0000-${1_000 + tries}`)).toEqual({
      ok: false,
      code: 'unknown',
    });
  const tooMany = { ok: false, code: 'too_many', seconds: expect.any(Number) };
  expect(await readBalance(spending(), from(guest(), address), code)).toEqual(tooMany);
  expect(await readBalance(spending(), from(guest()), code)).toMatchObject({ ok: true });
});

test('a hundred guesses at once are five', async () => {
  const [owner, address] = [guest(), randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => redeem(owner, `VITR-0000-${1_000 + at}`, address)),
  );
  expect(answers.filter((answer) => !answer.ok && answer.code === 'unknown').length).toBeLessThanOrEqual(5);
});

test('right codes are not counted, so whoever was given ten can use ten', async () => {
  const orderId = await ordered(...Array.from({ length: 10 }, () => details()));
  await issue(orderId);
  const owner = guest();
  for (const code of await codesOf(orderId)) expect(await redeem(owner, code)).toMatchObject({ ok: true });
});

test('the cards of a cancelled order are worth nothing; one that is credit already keeps the order', async () => {
  const cancelled = await ordered(details(), details());
  await issue(cancelled);
  const codes = await codesOf(cancelled);
  expect(await database.checkout.transaction((tx) => voidGiftCards(tx, cancelled))).toBe(true);
  for (const code of codes) expect(await redeem(guest(), code)).toEqual({ ok: false, code: 'redeemed' });
  const [{ id }] = await query('select id from gift_card limit 1');
  await sendGiftCard(database.jobs, { hash, origin }, id);
  expect(await query("select from job where kind = 'send-email'")).toEqual([]);

  const otherOrderId = await ordered(details(), details());
  await issue(otherOrderId);
  const [first = '', second = ''] = await codesOf(otherOrderId);
  await redeem(guest(), first);
  expect(await database.checkout.transaction((tx) => voidGiftCards(tx, otherOrderId))).toBe(false);
  expect(await redeem(guest(), second)).toMatchObject({ ok: true });
});

test('cancelling and spending at the same moment: one of them', async () => {
  for (let round = 0; round < 20; round++) {
    const orderId = await ordered(details());
    await issue(orderId);
    const [code = ''] = await codesOf(orderId);
    const [isVoid, redeemed] = await Promise.all([
      database.checkout.transaction((tx) => voidGiftCards(tx, orderId)),
      redeem(guest(), code),
    ]);
    expect([isVoid, redeemed.ok].filter(Boolean)).toHaveLength(1);
  }
});

test('cards for two people are two lines, beside one that nobody has made out, and one of each', async () => {
  const owner = guest();
  const first = await addGiftCard(database.shop, owner, money(5_000), details());
  await addGiftCard(database.shop, owner, money(25_000), details({ recipientName: 'Ines' }));
  for (let times = 0; times < 2; times++)
    await addToBag(database.shop, owner, { productId: 1022, sizeId: null });
  const seen = async () =>
    (await readBag(database.shop, owner)).lines.map(({ giftCardDetails, unitPrice, quantity }) => [
      giftCardDetails?.recipientName ?? null,
      unitPrice.minor,
      quantity,
    ]);
  const lines = [
    ['Odile', 5_000, 1],
    ['Ines', 25_000, 1],
    [null, 10_000, 2],
  ];
  expect(await seen()).toEqual(lines);
  const id = first.ok ? first.id : '';
  expect(await changeBagItem(database.shop, owner, id, { quantity: 2 })).toMatchObject({
    code: 'not_enough_stock',
    available: 1,
  });
  expect(await seen()).toEqual(lines);
});

test('cards come along from a guest’s bag, none of them lost or made one', async () => {
  const [{ id: customerId }] = await query('select id from customer order by id limit 1');
  const owner = guest();
  await addGiftCard(database.shop, owner, money(5_000), details());
  await addGiftCard(database.shop, { customerId }, money(5_000), details());
  for (const each of [owner, { customerId }])
    await addToBag(database.shop, each, { productId: 1022, sizeId: null });
  const { lines } = await mergeBags(database.shop, { guestId: owner.guestId, customerId });
  expect(lines.filter(({ giftCardDetails }) => giftCardDetails?.recipientName === 'Odile')).toHaveLength(2);
  expect(lines.flatMap(({ giftCardDetails, quantity }) => (giftCardDetails ? [] : [quantity]))).toEqual([2]);
});
