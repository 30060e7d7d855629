// A supplier's file of 50,000 rows: how long it takes to be looked through, applied and taken back, and what somebody who
// puts a dress into their bag feels of it meanwhile.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseUrl, onServer } from '../src/server/testing/databases.ts';
import type { Bench } from './bench.ts';
import { withBag } from './checkout.ts';
import { stockPlenty } from './desk-beside.ts';
import { atMost, type Tell, timesAtMost } from './report.ts';
import { startShop } from './shops.ts';

const products = 12_500;
const sizes = ['S', 'M', 'L', 'XL'] as const;
const mostMinutes = 10;
/** Adds a second, as many as a busy shop has. */
const everyMs = 50;
const quietSeconds = 30;

const token = 'the-bench-brings-a-file-with-this-token';
const headers = { authorization: `Bearer ${token}` };

export async function measureImports(serverUrl: string, tell: Tell, { signal }: Bench): Promise<void> {
  await using clearing = new AsyncDisposableStack();
  const name = `imports_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  clearing.defer(() => onServer(serverUrl, `drop database ${name} with (force)`));
  const url = databaseUrl(serverUrl, name);
  const { address } = clearing.use(await startShop(url, signal, { ADMIN_TOKEN: token }));
  const skuId = await stockPlenty(url);
  const desk = deskAt(address, signal);
  const add = () => withBag(address, skuId);
  await addsUntil(add, pause(5_000), signal);
  const before = await addsUntil(add, pause(quietSeconds * 1_000), signal);
  const checking = await measureWork(() => desk.takeIn());
  tell(atMost('import: 50,000 rows looked through', checking.minutes, mostMinutes, 'min'));
  const importId = checking.result;
  let applied = 0;
  const beside = await addsUntil(
    add,
    measureWork(() => desk.run(importId, 'apply', 'applied')).then(({ minutes }) => {
      applied = minutes;
    }),
    signal,
  );
  tell(atMost('import: 50,000 rows applied', applied, mostMinutes, 'min'));
  const after = await addsUntil(add, pause(quietSeconds * 1_000), signal);
  const theirs = Math.min(before, after);
  tell(timesAtMost('import: add to bag, 99th of 100, of none', { ours: beside, theirs }, 1.2));
  const undone = await measureWork(() => desk.run(importId, 'undo', 'undone'));
  tell(atMost('import: 50,000 rows taken back', undone.minutes, mostMinutes, 'min'));
}

/** The 99th of 100 of adds that come evenly until something else is over. */
async function addsUntil(
  add: () => Promise<unknown>,
  end: Promise<unknown>,
  signal: AbortSignal,
): Promise<number> {
  let isOver = false;
  const ending = end.finally(() => {
    isOver = true;
  });
  const took: number[] = [];
  while (!isOver) {
    signal.throwIfAborted();
    const began = performance.now();
    await add();
    const ms = performance.now() - began;
    took.push(ms);
    await pause(Math.max(0, everyMs - ms));
  }
  await ending;
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
}

async function measureWork<T>(
  work: () => Promise<T>,
): Promise<{ readonly minutes: number; readonly result: T }> {
  const began = performance.now();
  const result = await work();
  return { minutes: (performance.now() - began) / 60_000, result };
}

const text = () =>
  [
    'family,sku,name,color,brand,price,size,on_hand,description',
    ...Array.from({ length: products }, (_, at) =>
      sizes.map((size, nth) =>
        nth === 0
          ? `bench-${at},BENCH-${at}-${size},Supplier Dress ${at},Red,Maison ${at % 40},${100 + (at % 500)},${size},5,A dress of a supplier whose file has fifty thousand rows and this text in each ${at}.`
          : `bench-${at},BENCH-${at}-${size},,Red,,,${size},5,`,
      ),
    ).flat(),
  ].join('\n');

function deskAt(address: string, signal: AbortSignal) {
  const until = async (importId: string, state: string) => {
    for (;;) {
      const response = await fetch(`${address}/api/admin/imports/${importId}?ps=1`, { headers, signal });
      const { content } = (await response.json()) as { content: { state: string } };
      if (content.state === state) return;
      if (content.state === 'failed') throw new Error(`The import failed before it was ${state}.`);
      await pause(2_000);
    }
  };
  return {
    takeIn: async (): Promise<string> => {
      const body = new FormData();
      body.set('format', 'vitrine');
      body.set('file', new Blob([text()]), 'supplier.csv');
      const response = await fetch(`${address}/api/admin/imports`, { method: 'POST', headers, body, signal });
      if (response.status !== 202) throw new Error(`The file was answered with ${response.status}.`);
      const { content } = (await response.json()) as { content: { importId: string } };
      await until(content.importId, 'checked');
      return content.importId;
    },
    run: async (importId: string, step: 'apply' | 'undo', state: string): Promise<void> => {
      const response = await fetch(`${address}/api/admin/imports/${importId}/${step}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
        signal,
      });
      if (response.status !== 202) throw new Error(`To ${step} was answered with ${response.status}.`);
      await until(importId, state);
    },
  };
}
