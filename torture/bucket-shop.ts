// A whole shop that keeps its photos in a bucket, and then two of them that share it.
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { type S3Settings, s3Storage } from '../src/providers/media/s3-storage.ts';
import { createShopProcess, type ShopProcess } from '../src/server/testing/shop-process.ts';
import type { S3Server } from './s3-server.ts';

const adminToken = 'a-token-of-at-least-thirty-two-characters';
/** One that the demo shop's customer has bought and not reviewed. */
const productId = 1013;

export type Trials = Readonly<Record<string, () => Promise<void>>>;

export function shopTrials(url: string, server: S3Server, settings: S3Settings): Trials {
  const storage = s3Storage(settings);
  let photo: Awaited<ReturnType<typeof bring>> | undefined;
  let reviewId = 0;
  const takeWork = () => {
    assert.ok(photo, 'there is no photo to go on with');
    return photo;
  };
  return {
    'a photo that a customer brings lies in the bucket, and nowhere else': () =>
      withShop(url, settings, async (shop, folder) => {
        const cookie = await signIn(shop);
        photo = await bring(shop, cookie, '#7a2233');
        const photoBytes = await storage.get(photo.key);
        assert.ok(photoBytes, 'it is not in the bucket');
        assert.equal((await sharp(photoBytes).metadata()).format, 'webp');
        const shown = await fetch(`${shop.address}${photo.imagePath}`);
        assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/jpeg']);
        assert.deepEqual(await readdir(join(folder, 'media')).catch(() => []), []);
      }),
    'another machine of the shop shows it, in a review that is published': () =>
      withShop(url, settings, async (shop) => {
        const cookie = await signIn(shop);
        const { id, imagePath } = takeWork();
        const { id: reviewed } = await post(shop, '/api/reviews', cookie, {
          productId,
          rating: 5,
          fit: 3,
          title: 'From the bucket',
          bodyText: 'Its photo came a long way.',
          photoIds: [id],
        });
        reviewId = reviewed;
        await post(shop, `/api/admin/reviews/${reviewId}/publish`, '', undefined);
        const images = await (await fetch(`${shop.address}/api/review/${reviewId}/images`)).json();
        assert.equal(images.content[0]?.imagePath, imagePath);
        const shown = await fetch(`${shop.address}${imagePath}`);
        assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/jpeg']);
      }),
    'while it is down the shop sells on, refuses photos with 503, and shows a plain ground for one': () =>
      withShop(url, settings, async (shop) => {
        const cookie = await signIn(shop);
        await server.shutDown();
        try {
          const answer = await upload(shop, cookie, await paintPicture('#123456'));
          assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '10']);
          const shown = await fetch(`${shop.address}${takeWork().imagePath}`);
          assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/svg+xml']);
          assert.match(shown.headers.get('cache-control') ?? '', /max-age=60$/);
          assert.equal((await fetch(`${shop.address}/product/${productId}`)).status, 200);
        } finally {
          await server.startAgain();
        }
        const again = await fetch(`${shop.address}${takeWork().imagePath}`);
        assert.equal(again.headers.get('content-type'), 'image/jpeg');
      }),
    'with its review deleted, it is gone from the bucket and from its address': () =>
      withShop(url, settings, async (shop) => {
        const cookie = await signIn(shop);
        const { key, imagePath } = takeWork();
        const removed = await send(shop, `/api/reviews/${reviewId}`, {
          method: 'DELETE',
          headers: { cookie },
        });
        assert.equal(removed.status, 200);
        await sweepNow(url);
        await until(async () => (await storage.get(key)) === null, 'it is still in the bucket');
        assert.equal((await fetch(`${shop.address}${imagePath}`)).status, 404);
      }),
  };
}

async function withShop(
  url: string,
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  work: (shop: ShopProcess, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bucket-shop-'));
  const shop = await createShopProcess({
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_FOLDER: folder,
    ADMIN_TOKEN: adminToken,
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_REGION: region,
    MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  try {
    await work(shop, folder);
  } finally {
    await shop.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

function send(shop: ShopProcess, path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('sec-fetch-site', 'same-origin');
  headers.set('origin', shop.address);
  return fetch(`${shop.address}${path}`, { ...init, headers });
}

async function post(shop: ShopProcess, path: string, cookie: string, body: unknown) {
  const answer = await send(shop, path, {
    method: 'POST',
    headers: {
      ...(cookie ? { cookie } : { authorization: `Bearer ${adminToken}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${path} was answered ${answer.status}: ${await answer.clone().text()}`);
  return answer.json();
}

async function signIn(shop: ShopProcess): Promise<string> {
  const answer = await send(shop, '/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'shopper@vitrine.example', password: 'vitrine-demo' }),
  });
  assert.equal(answer.status, 200, await answer.text());
  return answer.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');
}

const paintPicture = (background: string) =>
  sharp({ create: { width: 2_400, height: 3_200, channels: 3, background } })
    .jpeg()
    .toBuffer();

function upload(shop: ShopProcess, cookie: string, bytes: Buffer): Promise<Response> {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  return send(shop, '/api/reviews/photos', { method: 'POST', headers: { cookie }, body });
}

async function bring(shop: ShopProcess, cookie: string, colour: string) {
  const answer = await upload(shop, cookie, await paintPicture(colour));
  assert.equal(answer.status, 201, await answer.clone().text());
  const { id, imagePath } = (await answer.json()) as { id: string; imagePath: string };
  const [, hash, width] = /^\/media\/photo\/([\w-]{43})\.[\w-]+-(\d+)\./.exec(imagePath) ?? [];
  assert.ok(hash, imagePath);
  return { id, imagePath, key: `photo/${hash}-${width}.webp` };
}

/** As if a day had passed. */
async function sweepNow(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("update media_object set at = at - interval '25 hours'");
    await client.query("update job set run_at = now(), asked = asked + 1 where kind = 'sweep-media'");
  } finally {
    await client.end();
  }
}

async function until(is: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await is())) {
    assert.ok(performance.now() < end, otherwise);
    await pause(100);
  }
}
