// Photos of a shop whose bucket does not answer. That a bucket that answers is asked rightly is tried by `npm run
// torture -- bucket`.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addReviewPhoto } from '../../../contract/review/write.ts';
import { adminToken, reviewingOf } from '../../testing/reviewing.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const files = new Map<string, Buffer>();
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const path = request.url ?? '';
  if (request.method === 'PUT') files.set(path, Buffer.concat(chunks));
  const found = files.get(path);
  response.writeHead(found ? 200 : 404).end(found);
});
await opened(server, 0);
const { port } = server.address() as AddressInfo;
const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
afterAll(async () => {
  await closed(server);
  await rm(folder, { recursive: true, force: true });
});

const shop = createTestShop({
  ADMIN_TOKEN: adminToken,
  DATA_FOLDER: folder,
  TRUSTED_PROXIES: '127.0.0.1',
  MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
  MEDIA_S3_BUCKET: 'photos',
  MEDIA_S3_ACCESS_KEY_ID: 'key',
  MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
});
const { buyer } = reviewingOf(shop);

test('a photo is refused for the moment and one that is there is a plain ground, until the bucket answers', async () => {
  const visitor = await buyer();
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#7a2233' } })
    .jpeg()
    .toBuffer();
  const upload = () => visitor.upload('/api/reviews/photos', 'image', new Blob([new Uint8Array(bytes)]));
  const { imagePath } = await answerOf(await upload(), addReviewPhoto);
  expect(files.size).toBe(1);

  await closed(server);
  const refused = await upload();
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await problemOf(refused)).toMatchObject({
    code: 'unavailable',
    detail: 'Photos cannot be taken in right now. Please try again in a moment.',
  });
  const ground = await shop.send(imagePath);
  expect([ground.status, ground.headers.get('content-type'), ground.headers.get('cache-control')]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=60',
  ]);

  await opened(server, port);
  expect((await shop.send(imagePath)).headers.get('content-type')).toBe('image/jpeg');
  expect((await upload()).status).toBe(201);
  expect(shop.errorsLogged).toEqual([]);
});

function opened(one: Server, at: number): Promise<void> {
  return new Promise((ready) => one.listen(at, '127.0.0.1', ready));
}

function closed(one: Server): Promise<unknown> {
  one.closeAllConnections();
  return new Promise((done) => one.close(done));
}
