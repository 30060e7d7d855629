// What shoppers feel of the desk: while somebody takes all orders out of a shop that has a million, and while programs
// elsewhere are told of everything.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { webhookTypes } from '../src/domain/desk/webhook.ts';
import { createLocalServer } from '../src/server/testing/local-server.ts';
import type { Bench } from './bench.ts';
import { checkOut, withBag } from './checkout.ts';
import { type DeskShops, deskHeaders } from './desk-lists.ts';
import { type Tell, timesAtMost } from './report.ts';

const rounds = 4;
const receivers = 3;
const counts = { adds: 300, checkouts: 60 } as const;
/** All orders of the large shop. */
const mostExported = 1_000_000;

export async function measureDeskBeside(shops: DeskShops, tell: Tell, { signal }: Bench): Promise<void> {
  await using clearing = new AsyncDisposableStack();
  const { address } = shops.large;
  const skuId = await stockPlenty(shops.urls.large);
  const add = () => measureCall(() => withBag(address, skuId));
  const buy = () => checkOut(address, skuId);
  const exporting = await p99InTurn(add, counts.adds, () => makeFile(address), signal);
  tell(timesAtMost('desk: add to bag, 99th of 100, while a job exports the orders, of none', exporting, 1.2));
  const streaming = await p99InTurn(add, counts.adds, () => takeFile(address), signal);
  tell(timesAtMost('desk: add to bag, 99th of 100, while a program takes them, of none', streaming, 1.2));
  const receiver = await createLocalServer(({ response }) => response.writeHead(200).end(), []);
  clearing.defer(receiver.close);
  const tellAll = () => subscribe(address, receiver.url);
  const adding = await p99InTurn(add, counts.adds, tellAll, signal);
  tell(timesAtMost('desk: add to bag, 99th of 100, with webhooks, of none', adding, 1.2));
  const buying = await p99InTurn(buy, counts.checkouts, tellAll, signal);
  tell(timesAtMost('desk: a payment, 99th of 100, with webhooks, of none', buying, 1.2));
}

export async function stockPlenty(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `update stock_level set on_hand = 1000000
       where sku_id = (select id from sku where product_id = 1012 limit 1) returning sku_id as id`,
    );
    return Number(rows[0].id);
  } finally {
    await client.end();
  }
}

async function measureCall(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Begins something that goes on beside the shoppers; the answer ends it. */
type Begin = () => Promise<() => Promise<void>>;

/** The best of several rounds of each, in turn, so that a hiccup of the machine hits neither alone. */
async function p99InTurn(work: () => Promise<number>, times: number, begin: Begin, signal: AbortSignal) {
  const round = async () => {
    const took: number[] = [];
    for (let time = 0; time < times; time++) {
      signal.throwIfAborted();
      took.push(await work());
    }
    return took.toSorted((a, b) => a - b)[Math.floor(times * 0.99)] ?? 0;
  };
  const beside = async () => {
    const end = await begin();
    try {
      return await round();
    } finally {
      await end();
    }
  };
  await round();
  let best = { ours: await beside(), theirs: await round() };
  for (let count = 1; count < rounds; count++)
    best = {
      ours: Math.min(best.ours, await beside()),
      theirs: Math.min(best.theirs, await round()),
    };
  return best;
}

/** As the desk has it: a job, which is under way when shoppers are measured. */
async function makeFile(address: string): Promise<() => Promise<void>> {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${address}/api/admin/${path}`, {
      method,
      headers: { ...deskHeaders, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
    const { content } = (await response.json()) as { content: { jobId: string; done: number } };
    return content;
  };
  const { jobId } = await call('POST', 'exports/orders', {});
  while ((await call('GET', `jobs/${jobId}`)).done === 0) await pause(100);
  return async () => {
    const { done } = await call('GET', `jobs/${jobId}`);
    await call('POST', `jobs/${jobId}/cancel`);
    if (done >= mostExported) throw new Error('The export was over before shoppers were measured.');
  };
}

/** As programs have it: one long answer. */
async function takeFile(address: string): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/admin/exports/orders.csv`, {
    headers: deskHeaders,
    signal: stop.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`orders.csv answered ${response.status}.`);
  const reader = response.body.getReader();
  let isOver = false;
  const reading = (async () => {
    while (!(await reader.read()).done);
    isOver = true;
  })().catch(() => undefined);
  return async () => {
    if (isOver) throw new Error('The file was whole before shoppers were measured.');
    stop.abort();
    await reading;
  };
}

async function subscribe(address: string, receiver: string): Promise<() => Promise<void>> {
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${address}/api/admin/webhooks${path}`, {
      method,
      headers: { ...deskHeaders, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} of webhooks answered ${response.status}.`);
    return response;
  };
  const made: string[] = [];
  for (let nth = 0; nth < receivers; nth++) {
    const response = await call('POST', '', {
      name: `Bench ${nth}`,
      address: `${receiver}/${nth}`,
      types: webhookTypes,
    });
    made.push(((await response.json()) as { content: { id: string } }).content.id);
  }
  return async () => {
    for (const id of made) await call('DELETE', `/${id}`);
  };
}
