// Pictures and films of a shop that keeps them in a bucket, which goes away in the middle.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { announceUpload, readProductMedia, takeInUpload } from '../../../contract/desk/product-media.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const files = new Map<string, { readonly body: Buffer; readonly type: string | undefined }>();
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const path = request.url ?? '';
  if (request.method === 'PUT')
    files.set(path, { body: Buffer.concat(chunks), type: request.headers['content-type'] });
  const found = files.get(path);
  response.writeHead(found ? 200 : 404).end(found?.body);
});
await opened(server, 0);
const { port } = server.address() as AddressInfo;
const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
afterAll(async () => {
  await closed(server);
  await rm(folder, { recursive: true, force: true });
});

const shop = createTestShop({
  DATA_FOLDER: folder,
  TRUSTED_PROXIES: '127.0.0.1',
  MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
  MEDIA_S3_BUCKET: 'pictures',
  MEDIA_S3_ACCESS_KEY_ID: 'key',
  MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
});
const desk = deskOf(shop);
const uploads = '/api/admin/products/1019/uploads';
const kinds = () => new Set([...files.keys()].map((path) => path.split('/')[2]));
const typeOf = (folderName: string) =>
  [...files].find(([path]) => path.startsWith(`/pictures/${folderName}/`))?.[1].type;

test('all of it lies in the bucket; while that is away nothing is lost, and the same call goes on afterwards', async () => {
  const owner = await desk.owner();
  const begin = async (kind: string, bytes: Uint8Array<ArrayBuffer>) => {
    const announced = await owner.post(uploads, { kind, name: `a.${kind}`, bytes: bytes.byteLength });
    const { uploadId } = (await answerOf(announced, announceUpload)).content;
    return {
      send: () => owner.upload(`${uploads}/${uploadId}/parts/0`, 'part', new Blob([bytes])),
      takeIn: () => owner.post(`${uploads}/${uploadId}/take-in`, {}),
    };
  };
  const create = { width: 1_200, height: 1_800, channels: 3, background: '#7a2233' } as const;
  const picture = await begin('picture', new Uint8Array(await sharp({ create }).jpeg().toBuffer()));

  await closed(server);
  const away = await picture.send();
  expect([away.headers.get('retry-after'), (await problemOf(away)).code]).toEqual(['10', 'unavailable']);
  await opened(server, port);
  expect((await picture.send()).status).toBe(204);
  await closed(server);
  expect((await problemOf(await picture.takeIn())).code).toBe('unavailable');
  await opened(server, port);
  const path = (await answerOf(await picture.takeIn(), takeInUpload)).content.picture;

  const media = async () =>
    (await answerOf(await owner.get('/api/admin/products/1019/media'), readProductMedia)).content;
  const madeAll = async () => (await media()).pictures.map(({ made, sizes }) => made === sizes);
  await expect.poll(madeAll, { timeout: 60_000 }).toEqual([true]);
  expect(kinds()).toEqual(new Set(['part', 'original', 'picture', 'size']));
  expect([typeOf('original'), typeOf('picture')]).toEqual(['image/jpeg', 'image/webp']);
  const [shown] = (await media()).pictures;
  expect(shown?.path).toBe(path);

  const filmFolder = join(import.meta.dirname, '../../../../catalogue/film');
  const name = (await readdir(filmFolder)).find((one) => one.endsWith('.vp9.webm')) ?? '';
  const bytes = new Uint8Array(await readFile(join(filmFolder, name)));
  const film = await begin('film', bytes);
  expect((await film.send()).status).toBe(204);
  const key = (await answerOf(await film.takeIn(), takeInUpload)).content.film ?? '';
  expect(typeOf('film')).toBe('video/webm');
  await closed(server);
  // Nobody has watched it here, and where it lies is away.
  expect((await shop.send(`/media/${key}`)).status).toBe(404);
  await opened(server, port);
  const watched = await Promise.all(Array.from({ length: 5 }, () => shop.send(`/media/${key}`)));
  for (const answer of watched) expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(bytes));
  expect(shop.errorsLogged).toEqual([]);
}, 90_000);

function opened(one: Server, at: number): Promise<void> {
  return new Promise((ready) => one.listen(at, '127.0.0.1', ready));
}

function closed(one: Server): Promise<unknown> {
  one.closeAllConnections();
  return new Promise((done) => one.close(done));
}
