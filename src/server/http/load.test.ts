import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type Importance, importances, operation } from '../../contract/operation.ts';
import { operations } from '../../contract/operations.ts';
import { problemOf } from '../testing/test-shop.ts';
import { mount } from './api.ts';
import type { Environment } from './environment.ts';
import { Load } from './load.ts';
import { answerFailure } from './problem.ts';

/** A server of one call for each importance; none answers before it is told to. */
function openCalls(load: Load) {
  const app = new Hono<Environment>();
  const finish: (() => void)[] = [];
  app.onError((error, c) => answerFailure(c, error));
  app.use(async (c, next) => {
    c.set('load', load);
    c.set('requestId', '1');
    await next();
  });
  for (const importance of importances) {
    const call = operation({
      id: importance,
      method: 'GET',
      path: `/${importance}`,
      summary: '',
      importance,
      status: 204,
      problems: [],
    });
    mount(app, call, async () => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return undefined;
    });
  }
  const send = (importance: Importance) => Promise.resolve(app.request(`/${importance}`));
  return { send, finish };
}

test('what is missed least is refused first, placing an order last, and what ends makes room', async () => {
  const { send, finish } = openCalls(new Load(10));
  const underWay: Promise<Response>[] = [];
  const fill = async (count: number) => {
    while (underWay.length < count) underWay.push(send('order'));
    await expect.poll(() => finish.length).toBe(count);
  };
  for (const [index, importance] of importances.entries()) {
    await fill(5 + index);
    const refused = await send(importance);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await problemOf(refused)).code).toBe('unavailable');
    expect(finish).toHaveLength(5 + index);
  }
  for (const end of finish) end();
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(Array(10).fill(204));
  const again = send('recommendation');
  await expect.poll(() => finish.length).toBe(11);
  finish[10]?.();
  expect((await again).status).toBe(204);
});

test('what a shopper cannot do without is held longer than what fills the page', () => {
  const importanceOf = (path: string) =>
    operations.filter((call) => call.path === path).map(({ importance }) => importance ?? 'browse');
  expect(importanceOf('/api/recommendations/{productId}/{placement}')).toEqual(['recommendation']);
  expect(importanceOf('/api/product-view/{productId}')).toEqual(['browse']);
  expect(importanceOf('/api/cart/items')).toContain('bag');
  expect(importanceOf('/api/sms/inbound')).toEqual(['order']);
});
