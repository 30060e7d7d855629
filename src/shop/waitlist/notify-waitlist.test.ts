import { expect, test } from 'vitest';
import { createLine } from '../../server/testing/waitlist-line.ts';
import { releaseStock, reserveStock } from '../stock/hold-stock.ts';

const line = createLine();
const { wait, restock, call, work, later, states, query } = line;
const jobs = () => query('select kind, key from job order by id');

test('[WL-13] everyone who waits hears once, the oldest first, by the way they chose', async () => {
  const emails = await wait(4);
  const texts = await wait(3, 'sms');
  await restock(10);
  await work();
  expect(line.to().toSorted()).toEqual([...emails, ...texts].toSorted());
  expect(line.to().filter((to) => to.includes('@'))).toEqual(emails);
  expect(line.to().filter((to) => !to.includes('@'))).toEqual(texts);
  expect(new Set(await states())).toEqual(new Set(['notified']));
  await restock(20);
  await work();
  expect(line.to()).toHaveLength(7);
});

test('[WL-13] a wave that takes several jobs goes to the oldest first as well', async () => {
  const people = await wait(240);
  await restock(80);
  await call();
  expect(await query("select from job where kind = 'send-messages'")).toHaveLength(3);
  await later('1 second');
  await work();
  expect(line.to()).toEqual(people);
});

test('[WL-13] the email and the text lead to the product with the size chosen', async () => {
  await wait(1);
  await wait(1, 'sms');
  await restock(2);
  await work();
  const [product] = await query('select slug from product where id = 1003');
  const url = `https://shop.example/product/1003/${product?.slug}?size=${line.skuId}`;
  for (const each of line.carried) {
    if ('email' in each) {
      expect(each.email.text).toContain(url);
      expect(each.email.html).toContain(`href="${url}"`);
      expect(each.email.subject).toMatch(/^It is back: /);
    } else expect(each.text.body).toContain(`${url} Reply STOP to opt out.`);
  }
  expect(line.carried).toHaveLength(2);
});

test('[WL-13] no more are called than a few for each unit, then the next, while there is something left', async () => {
  const people = await wait(10);
  await restock(1);
  await work();
  expect(line.to()).toEqual(people.slice(0, 3));
  await restock(2);
  await work();
  expect(line.to()).toEqual(people.slice(0, 6));
  await query('update stock_level set on_hand = 1 where sku_id = $1', [line.skuId]);
  await later('31 minutes');
  await work();
  expect(line.to()).toEqual(people.slice(0, 9));
  await query('update stock_level set on_hand = 0 where sku_id = $1', [line.skuId]);
  await later('31 minutes');
  await work();
  expect(line.to()).toHaveLength(9);
  expect(await jobs()).toEqual([]);
  expect(await states()).toEqual([...Array(9).fill('notified'), 'waiting']);
});

test('[WL-13] sold out again before it was their turn: nobody is told, and nobody loses their place', async () => {
  await wait(3);
  await restock(5);
  await call();
  expect(await states()).toEqual(['notifying', 'notifying', 'notifying']);
  await query('update stock_level set on_hand = 0 where sku_id = $1', [line.skuId]);
  await work();
  expect(line.to()).toEqual([]);
  expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
  await restock(5);
  await work();
  expect(line.to()).toHaveLength(3);
});

test('[WL-13] it comes and goes: one message a person a day, however often they ask', async () => {
  const [first] = await wait(1);
  for (let time = 0; time < 3; time++) {
    await restock(1);
    await work();
    await restock(0);
    await query("update waitlist_entry set state = 'waiting', asked_at = now()");
  }
  expect(line.to()).toEqual([first]);
  await later('25 hours');
  await restock(1);
  await work();
  expect(line.to()).toEqual([first, first]);
});

test('[WL-13] what a checkout lets go calls them too', async () => {
  await restock(1);
  const held = await reserveStock(line.database.shop, [{ skuId: line.skuId, quantity: 1, dealId: null }]);
  const [first] = await wait(1);
  await work();
  expect(line.to()).toEqual([]);
  if (held.ok) await releaseStock(line.database.shop, held.holdId);
  await work();
  expect(line.to()).toEqual([first]);
});

test('[WL-13] the sweeper comes round by itself and calls them when a hold has run out', async () => {
  await restock(1);
  await reserveStock(line.database.shop, [{ skuId: line.skuId, quantity: 1, dealId: null }]);
  const [first] = await wait(1);
  await query("insert into job (kind, key, payload) values ('sweep-holds', 'always', '{}')");
  await work();
  expect(line.to()).toEqual([]);
  await query("update stock_hold set expires_at = now() - interval '1 second' where state = 'held'");
  await later('1 minute');
  await work();
  expect(line.to()).toEqual([first]);
  expect(await jobs()).toEqual([{ kind: 'sweep-holds', key: 'always' }]);
});

test('[WL-13] a delivery that is undone calls nobody, and one nobody waits for leaves no work', async () => {
  await restock(3);
  expect(await jobs()).toEqual([]);
  await restock(0);
  await wait(1);
  const undone = line.database.shop.transaction(async (tx) => {
    await tx.execute(`update stock_level set on_hand = 5 where sku_id = ${line.skuId}`);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow();
  expect(await jobs()).toEqual([]);
  await restock(1);
  expect(await jobs()).toMatchObject([{ kind: 'notify-waitlist' }]);
});

test('[WL-13] what was withdrawn from sale is not announced, nor looked at again and again', async () => {
  await wait(1);
  await query('update product set is_active = false where id = 1003');
  await restock(1);
  await work();
  expect(await jobs()).toEqual([]);
  await query('update product set is_active = true where id = 1003');
  expect(line.to()).toEqual([]);
  expect(await states()).toEqual(['waiting']);
});
