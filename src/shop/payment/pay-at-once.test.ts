import { describe, expect, test } from 'vitest';
import { type Payable, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';

const paying = createPaying();
const { payFor, one, level, setLevel } = paying;

/** More than there are connections, and not so many that the last of them waits too long for one. */
async function fortyAtOnce(payables: readonly Payable[]) {
  const waiting = [...payables];
  const paid: Awaited<ReturnType<typeof payFor>>[] = [];
  const buyer = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) paid.push(await payFor(next));
  };
  await Promise.all(Array.from({ length: 40 }, buyer));
  return paid;
}

describe('many at once', () => {
  test('[CQ-17] two hundred buyers for ten units: ten orders, the others are told that it is sold out, and not charged', async () => {
    const last = paying.sizes[4] ?? 0;
    await setLevel(last, 10);
    const payables: Payable[] = [];
    for (let buyer = 0; buyer < 200; buyer++)
      payables.push(await payableQuote(paying.client, { skuIds: [last] }));
    const paid = await fortyAtOnce(payables);
    expect(paid.filter(({ kind }) => kind === 'placed')).toHaveLength(10);
    expect(paid.filter((one) => one.kind === 'refused' && one.refusal.code === 'sold_out')).toHaveLength(190);
    expect(await level(last)).toEqual({ on_hand: 0, reserved: 0 });
  });

  test('bags with the same paying.sizes in any order never block each other', async () => {
    const [a = 0, b = 0, c = 0] = paying.sizes;
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, c, a],
      [b, a, c],
    ];
    const payables: Payable[] = [];
    for (let bag = 0; bag < 60; bag++)
      payables.push(await payableQuote(paying.client, { skuIds: orders[bag % orders.length] ?? [] }));
    const paid = await fortyAtOnce(payables);
    expect(paid.every(({ kind }) => kind === 'placed')).toBe(true);
  });

  test('one code that is good once: one order', async () => {
    const { rows } = await paying.client.query(
      `insert into coupon (code, kind, amount_minor, uses_max) values ('ONLYONE', 'amount', 100, 1) returning id`,
    );
    const couponId = Number(rows[0].id);
    const payables: Payable[] = [];
    for (let bag = 0; bag < 50; bag++)
      payables.push(await payableQuote(paying.client, { skuIds: [one()], couponId }));
    const paid = await fortyAtOnce(payables);
    expect(paid.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(
      paid.filter((each) => each.kind === 'refused' && each.refusal.code === 'coupon_over'),
    ).toHaveLength(49);
  });
});
