// The shop's media storage against a bucket of other people's making: first its three calls, then a whole shop, and then two of them that
// share one bucket.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { MediaStorageError } from '../src/providers/media/media-storage.ts';
import { type S3Settings, s3Storage, signRequest } from '../src/providers/media/s3-storage.ts';
import { shopTrials, type Trials } from './bucket-shop.ts';
import type { Endured } from './endured.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

const bucketName = 'photos.of-a-shop';
const largeBytes = 8 * 1024 * 1024;

export async function bucket(url: string): Promise<Endured> {
  const began = performance.now();
  const server = await startS3Server().catch((error: unknown) => String(error));
  if (typeof server === 'string') return { isSound: false, words: `no bucket to put photos in: ${server}` };
  const settings: S3Settings = { ...server.settings, bucket: bucketName };
  try {
    const trials = { ...callTrials(server, settings), ...shopTrials(url, server, settings) };
    let held = 0;
    for (const [name, trial] of Object.entries(trials)) {
      const problem = await trial().then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (problem === null) held += 1;
      process.stdout.write(`    ${problem === null ? '✓' : '✗'} ${name}${problem ? `: ${problem}` : ''}\n`);
    }
    const count = Object.keys(trials).length;
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    return {
      isSound: held === count,
      words: `photos in a bucket: ${held} of ${count} trials held   ${seconds} s`,
    };
  } finally {
    await server.stop();
  }
}

function callTrials(server: S3Server, settings: S3Settings): Trials {
  const storage = s3Storage(settings);
  const key = 'photo/Ab_9-z-560.webp';
  const small = new Uint8Array([1, 2, 3]);
  const refuses = (work: Promise<unknown>, pattern: RegExp) =>
    assert.rejects(work, (error) => error instanceof MediaStorageError && pattern.test(error.message));
  const allRefused = async (wrong: Partial<S3Settings>, pattern: RegExp, now = Date.now) => {
    const stranger = s3Storage({ ...settings, ...wrong }, now);
    await refuses(stranger.put(key, small), pattern);
    await refuses(stranger.get(key), pattern);
    await refuses(stranger.remove(key), pattern);
    assert.deepEqual(await storage.get(key), small, 'and what was there stays');
  };
  return {
    'a bucket that is not there takes nothing, and says so': async () => {
      await refuses(storage.put(key, small), /404: is there such a bucket/);
      assert.equal(await makeBucket(settings), 200);
    },
    'a photo is put, given back as it was, and put again': async () => {
      assert.equal(await storage.get(key), null);
      await storage.put(key, small);
      await storage.put(key, small);
      assert.deepEqual(await storage.get(key), small);
    },
    'a key that nobody has is refused': () => allRefused({ accessKeyId: 'NOBODY' }, /403/),
    'a clock that is an hour late is refused': () => allRefused({}, /403/, () => Date.now() - 3_600_000),
    'removed, it is not there; removed again, that is no failure': async () => {
      await storage.remove(key);
      await storage.remove(key);
      assert.equal(await storage.get(key), null);
    },
    '8 MB come back as they were': async () => {
      const large = new Uint8Array(randomBytes(largeBytes));
      await storage.put('photo/large.webp', large);
      assert.deepEqual(await storage.get('photo/large.webp'), large);
      await storage.remove('photo/large.webp');
    },
    'twenty at once, and twenty of the same name': async () => {
      const names = Array.from({ length: 20 }, (_, index) => `photo/at-once-${index}.webp`);
      await Promise.all(names.map((name, index) => storage.put(name, new Uint8Array([index]))));
      const found = await Promise.all(names.map((name) => storage.get(name)));
      assert.deepEqual(
        found.map((bytes) => bytes?.[0]),
        names.map((_, index) => index),
      );
      await Promise.all(names.map(() => storage.put(key, small)));
      assert.deepEqual(await storage.get(key), small);
      for (const name of [...names, key]) await storage.remove(name);
    },
    'while it is down each call fails with our own failure, and goes well afterwards': async () => {
      await storage.put(key, small);
      await server.shutDown();
      await refuses(storage.put(key, small), /cannot be reached/);
      await refuses(storage.get(key), /cannot be reached/);
      await refuses(storage.remove(key), /cannot be reached/);
      await server.startAgain();
      assert.deepEqual(await storage.get(key), small);
    },
    'one that takes calls and answers none is given up after ten seconds': async () => {
      server.freeze();
      const startedAt = performance.now();
      try {
        await refuses(storage.get(key), /cannot be reached/);
      } finally {
        server.thaw();
      }
      const ms = performance.now() - startedAt;
      assert.ok(ms > 9_000 && ms < 12_000, `after ${Math.round(ms)} ms`);
      await storage.remove(key);
    },
  };
}

/** A call that the shop itself never makes. */
async function makeBucket(settings: S3Settings): Promise<number> {
  const url = `${settings.endpoint}/${settings.bucket}`;
  const { status, body } = await fetch(await signRequest(settings, { method: 'PUT', url, at: new Date() }));
  await body?.cancel();
  return status;
}
