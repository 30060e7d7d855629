// When a page is made, and which of those made are kept: by a storefront of one page whose failures can be arranged.

import { pino } from 'pino';
import { createContext, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { Rendering } from '../../contract/rendering.ts';
import { homeExchange } from '../../domain/currency/exchange.ts';
import { standardDelivery } from '../../domain/shipping/delivery-terms.ts';
import { standardReturns } from '../../domain/shipping/return-terms.ts';
import { defaultFlags } from '../../domain/visitor/flags.ts';
import type { Shop } from '../../shop/shop.ts';
import { PageCache } from '../cache/page-cache.ts';
import { parsePageRequest } from './page-address.ts';
import { createPages, type PageDeps } from './pages.ts';

const rendering = createContext<Rendering>();
const visitor = {
  country: null,
  ipCountry: null,
  exchange: homeExchange,
  isLowestPriceDue: false,
  duties: null,
  lengthUnit: null,
  consent: 'free' as const,
  flags: defaultFlags,
};
const log = () => pino({ level: 'silent' });

function openOnePage(
  render: (rendering: Rendering) => Promise<Response>,
  spend: (cost: number) => void = () => {},
  changes: Partial<PageDeps> = {},
) {
  const build = {
    entry: {
      module: {
        rendering,
        shop: createContext(),
        nameShop: () => undefined,
        default: (...given: unknown[]) =>
          render((given[4] as Map<unknown, Rendering>).get(rendering) as Rendering),
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      any: { id: 'any', parentId: 'root', path: '*', module: { default: () => null } },
    },
    assets: {
      entry: { imports: [], module: '' },
      routes: { root: { id: 'root' }, any: { id: 'any' } },
      url: '',
      version: '',
    },
    publicPath: '/',
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const deps: Partial<PageDeps> = {
    build: async () => build,
    shop: {} as Shop,
    cache: new PageCache(1_000_000),
    origin: 'http://localhost',
    notices: { at: () => ({ html: '', holdsUntil: Number.POSITIVE_INFINITY }) },
    isAway: () => false,
    navigation: { in: () => ({ menu: [], more: [], columns: [] }) },
    settings: () =>
      ({
        name: 'Vitrine',
        contact: {},
        look: null,
        delivery: standardDelivery,
        returns: standardReturns,
      }) as never,
    cardPage: () => ({ entry: { processor: 'sandbox' }, sources: {} }) as never,
    now: Date.now,
    ...changes,
  };
  const pages = createPages(deps as PageDeps);
  return (path = '/', whose = 'anyone') =>
    pages.shared(parsePageRequest(path, new URLSearchParams()), { visitor, whose, log, spend });
}

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const mark = /<html lang="en" data-last-known="[^"]+">/;

test('a page of which a part failed goes out as it is, and is not kept', async () => {
  let made = 0;
  const ask = openOnePage(async ({ onError }) => {
    made++;
    if (made === 1) onError(new Error('a part behind Suspense'));
    return html(`<p>${made}</p>`);
  });
  const sent = [await ask(), await ask(), await ask()];
  expect(await Promise.all(sent.map(async (page) => String(await page.body('identity'))))).toEqual([
    '<p>1</p>',
    '<p>2</p>',
    '<p>2</p>',
  ]);
});

/** Pages that are made when they are told to be. */
function held() {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  let spent = 0;
  const ask = openOnePage(
    () =>
      new Promise((resolve) => {
        begun.push(`${begun.length}`);
        finish.push(() => resolve(html(`<p>${begun.length}</p>`)));
      }),
    (cost) => {
      spent += cost;
    },
  );
  return { begun, finish, ask, spent: () => spent };
}

test('a page whose product has sold is shown as it was while the database cannot answer, and never when it can', async () => {
  const cache: PageDeps['cache'] = new PageCache(1_000_000);
  let [isAway, isFailing, made] = [false, false, 0];
  const ask = openOnePage(
    async ({ shows }) => {
      if (isFailing) return new Response('no database', { status: 503 });
      made++;
      shows([1001]);
      return html(`<p>${made}</p>`);
    },
    () => {},
    { cache, isAway: () => isAway },
  );
  const answer = async (path?: string) => {
    const page = await ask(path);
    return [page.status, String(await page.body('identity'))];
  };
  expect(await answer()).toEqual([200, '<p>1</p>']);
  cache.drop(1001);
  isFailing = true;
  expect(await answer(), 'before anybody knows that it is away').toEqual([200, '<p>1</p>']);
  isAway = true;
  expect(await answer()).toEqual([200, '<p>1</p>']);
  expect((await answer('/never-seen'))[0]).toBe(503);
  isFailing = false;
  expect(await answer('/made-of-what-was-known')).toEqual([200, '<p>2</p>']);
  isAway = false;
  expect(await answer()).toEqual([200, '<p>3</p>']);
  expect(await answer('/made-of-what-was-known')).toEqual([200, '<p>4</p>']);
});

test('four pages are made at once, forty wait, ten of one visitor, and who asks for most of them gives way', async () => {
  const { begun, finish, ask } = held();
  const calls = Array.from({ length: 44 }, (_, index) => ask(`/c/${index}`, `address ${index % 4}`));
  calls[43]?.catch(() => {});
  await expect.poll(() => begun.length).toBe(4);
  await expect(ask('/c/eleventh', 'address 0')).rejects.toMatchObject({ code: 'unavailable' });
  calls.push(ask('/c/one', 'another address'));
  for (let index = 0; index < 44; index++) {
    await expect.poll(() => finish.length).toBeGreaterThan(index);
    finish[index]?.();
  }
  const answers = await Promise.allSettled(calls);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(answers.at(-1)?.status).toBe('fulfilled');
});

test('while as many are made as may be, a page that is a little old goes out at once', async () => {
  let now = 0;
  const finish: (() => void)[] = [];
  let made = 0;
  const ask = openOnePage(
    () => {
      made++;
      if (made === 1) return Promise.resolve(html('<p>old</p>'));
      return new Promise((resolve) => finish.push(() => resolve(html('<p>new</p>'))));
    },
    () => {},
    { now: () => now },
  );
  await ask('/c/dresses');
  now = 60_000;
  const others = Array.from({ length: 4 }, (_, index) => ask(`/c/${index}`, `address ${index}`));
  await expect.poll(() => finish.length).toBe(4);
  expect(String(await (await ask('/c/dresses')).body('identity'))).toBe('<p>old</p>');
  for (const finishOne of finish) finishOne();
  await Promise.all(others);
  const anew = ask('/c/dresses');
  await expect.poll(() => finish.length).toBe(5);
  finish[4]?.();
  expect(String(await (await anew).body('identity'))).toBe('<p>new</p>');
});

test('who has a page made pays for it, who waits with them or comes after does not', async () => {
  const { begun, finish, ask, spent } = held();
  const crowd = Array.from({ length: 20 }, () => ask('/c/dresses'));
  await expect.poll(() => begun.length).toBe(1);
  finish[0]?.();
  await Promise.all(crowd);
  await ask('/c/dresses');
  expect([begun.length, spent()]).toEqual([1, 9]);
});

test('what is known while nobody can look it up bears a mark, and none once it can be looked up', async () => {
  let [isAway, isFailing, now] = [false, false, 0];
  const ask = openOnePage(
    async () =>
      isFailing ? new Response('no database', { status: 503 }) : html('<html lang="en"><p>Silk</p></html>'),
    () => {},
    { isAway: () => isAway, now: () => now },
  );
  const shown = async () => String(await (await ask()).body('identity'));
  expect(await shown()).not.toMatch(mark);
  [isFailing, now] = [true, 60_000];
  expect(await shown(), 'before anybody knows that it is away').toMatch(mark);
  isAway = true;
  expect(await shown()).toMatch(mark);
  [isAway, isFailing] = [false, false];
  expect(await shown()).not.toMatch(mark);
});
