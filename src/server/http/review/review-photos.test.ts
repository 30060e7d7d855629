import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readReviewImages } from '../../../contract/review/review.ts';
import { addReviewPhoto, changeReview } from '../../../contract/review/write.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { adminToken, reviewingOf } from '../../testing/reviewing.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const folder = await mkdtemp(join(tmpdir(), 'photos-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const shop = createTestShop({
  ADMIN_TOKEN: adminToken,
  DATA_FOLDER: folder,
  TRUSTED_PROXIES: '127.0.0.1',
});
const { browser, buyer, words, write, publish } = reviewingOf(shop);

let shade = 0;
/** Each another one, and far enough from the last that it is another when it is drawn anew too. */
const painted = (width = 600, height = 800) => {
  shade += 1;
  const background = { r: (shade * 37) % 256, g: (shade * 91) % 256, b: (shade * 151) % 256 };
  return sharp({ create: { width, height, channels: 3, background } });
};
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const upload = async (visitor: TestBrowser, bytes: Uint8Array) =>
  visitor.upload('/api/reviews/photos', 'image', blob(bytes));
const add = async (visitor: TestBrowser, bytes?: Uint8Array) =>
  answerOf(await upload(visitor, bytes ?? (await painted().jpeg().toBuffer())), addReviewPhoto);

const stored = async () => (await readdir(join(folder, 'media/photo')).catch(() => [])).length;
const uploading = async () => (await readdir(join(folder, 'photos/uploads'))).length;
const aged = (table: string, column: string) =>
  shop.query(`update ${table} set ${column} = ${column} - interval '25 hours'`);
/** The job may just have been at work: what it did not see, it sees on its next turn. */
const gone = (path: string) =>
  expect.poll(async () => (await shop.send(path)).status, { timeout: 10_000 }).toBe(404);
/** Once more, now. */
const sweep = async () => {
  for (const kind of ['delete-outdated', 'sweep-media']) {
    await shop.query(
      'update job set run_at = now(), last_good_at = null, asked = asked + 1 where kind = $1',
      [kind],
    );
    await expect
      .poll(() => shop.query('select from job where kind = $1 and last_good_at is not null', [kind]), {
        timeout: 15_000,
      })
      .toHaveLength(1);
  }
};

test('[RV-14] a photo is drawn anew without what its camera noted, and shown with its review', async () => {
  const visitor = await buyer(1001);
  const bytes = await painted(2_000, 3_000)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Margaux' },
      IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif?.includes('Margaux')).toBe(true);
  const { id, status, imagePath, width, height } = await add(visitor, bytes);
  // Turned upright: what lay on its side stands.
  expect([status, width, height]).toEqual(['pending', 1_680, 1_120]);
  const shown = await shop.send(imagePath);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  const body = Buffer.from(await shown.arrayBuffer());
  expect((await sharp(body).metadata()).exif).toBeUndefined();
  expect(body.includes('Margaux')).toBe(false);
  for (const { type, srcSet } of pictureSources(imagePath, 'thumb').sources) {
    const response = await shop.send(srcSet.split(' ')[0] ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  }

  const review = await write(visitor, 1001, { photoIds: [id] });
  expect((await problemOf(await shop.send(`/api/review/${review.id}/images`))).code).toBe('not_found');
  await publish(review.id);
  const images = await answerOf(await shop.send(`/api/review/${review.id}/images`), readReviewImages);
  expect(images.content).toEqual([{ imagePath, alt: 'A photo by Margaux L.' }]);
});

describe('what is no photo', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>';
  const cases: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
    ['an SVG', async () => Buffer.from(svg)],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(500))],
    ['nothing', async () => Buffer.alloc(0)],
    ['a GIF', () => painted().gif().toBuffer()],
    ['a film of frames', framesOf],
    ['a torn JPEG', async () => (await painted().jpeg().toBuffer()).subarray(0, 600)],
    [
      'a JPEG in name alone',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
    ],
    ['more pixels than any camera has', () => painted(9_000, 9_000).png({ compressionLevel: 3 }).toBuffer()],
    ['a PNG that says it is as wide as a street', pixelBomb],
    ['a stamp', () => painted(40, 40).png().toBuffer()],
  ];
  test.each(cases)('%s is refused, and nothing is left of it', async (_, bytes) => {
    const visitor = await buyer();
    const before = await stored();
    expect((await problemOf(await upload(visitor, await bytes()))).code).toBe('unprocessable');
    expect([await stored(), await uploading()]).toEqual([before, 0]);
  });

  test('more than 10 MB is refused, in another field or without a form too', async () => {
    const visitor = await buyer();
    expect((await problemOf(await upload(visitor, Buffer.alloc(10 * 1024 * 1024 + 1)))).code).toBe(
      'body_too_large',
    );
    const photo = blob(await painted().jpeg().toBuffer());
    expect((await problemOf(await visitor.upload('/api/reviews/photos', 'picture', photo))).code).toBe(
      'invalid_request',
    );
    expect((await problemOf(await visitor.post('/api/reviews/photos', {}))).code).toBe('unsupported_body');
    expect((await problemOf(await browser().upload('/api/reviews/photos', 'image', photo))).code).toBe(
      'login_required',
    );
  });

  async function framesOf(): Promise<Uint8Array> {
    const frames = await Promise.all([1, 2, 3].map(() => painted(200, 200).png().toBuffer()));
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(3);
    return film;
  }

  /** A small file whose header asks for 60,000 times 60,000 pixels. */
  async function pixelBomb(): Promise<Uint8Array> {
    const bytes = await painted(200, 200).png().toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    return bytes;
  }
});

test('a photo with a page hidden behind it loses the page', async () => {
  const visitor = await buyer();
  const page = '<html><script>alert("polyglot")</script></html>';
  const bytes = Buffer.concat([await painted().jpeg().toBuffer(), Buffer.from(page)]);
  const { imagePath } = await add(visitor, bytes);
  const body = Buffer.from(await (await shop.send(imagePath)).arrayBuffer());
  expect(body.includes('polyglot')).toBe(false);
});

test('addresses that no photo has are not found', async () => {
  const { imagePath } = await add(await buyer());
  for (const strange of [
    imagePath.replace('.560.', '.561.'),
    imagePath.replace('-600.', '-599.'),
    imagePath.replace('.jpg', '.svg'),
    imagePath.replace('/photo/', '/photo/..%2f'),
    '/media/photo/../../package.json',
  ])
    expect((await shop.send(strange)).status, strange).toBe(404);
});

test('a photo is its uploader’s, and goes into one review', async () => {
  const [one, other] = [await buyer(1003, 1004), await buyer(1003)];
  const { id } = await add(one);
  expect((await problemOf(await other.post('/api/reviews', words(1003, { photoIds: [id] })))).code).toBe(
    'unprocessable',
  );
  await write(one, 1003, { photoIds: [id] });
  expect((await problemOf(await one.post('/api/reviews', words(1004, { photoIds: [id] })))).code).toBe(
    'unprocessable',
  );
  expect((await problemOf(await one.post('/api/reviews', words(1004, { photoIds: [id, id] })))).code).toBe(
    'invalid_request',
  );
});

test('photos of a review are put in another order, taken out and added', async () => {
  const visitor = await buyer(1005);
  const [a, b, c] = [await add(visitor), await add(visitor), await add(visitor)];
  const review = await write(visitor, 1005, { photoIds: [a.id, b.id] });
  const change = async (photoIds: string[]) => {
    await answerOf(await visitor.patch(`/api/reviews/${review.id}`, { photoIds }), changeReview);
    const rows = await shop.query('select id from review_photo where review_id = $1 order by position', [
      review.id,
    ]);
    return rows.map(({ id }) => id);
  };
  expect(await change([c.id, b.id])).toEqual([c.id, b.id]);
  expect((await problemOf(await visitor.patch(`/api/reviews/${review.id}`, { photoIds: [a.id] }))).code).toBe(
    'unprocessable',
  );
  expect(await change([b.id])).toEqual([b.id]);
  expect(await change([])).toEqual([]);
});

test('thirty wait at most', async () => {
  const visitor = await buyer();
  await add(visitor);
  await shop.query(
    `insert into review_upload (customer_id, key)
     select customer_id, key from review_upload join customer on customer.id = customer_id, generate_series(1, 28)
      where email = $1`,
    [visitor.email],
  );
  await add(visitor);
  const response = await upload(visitor, await painted().jpeg().toBuffer());
  expect((await problemOf(response)).code).toBe('too_many_requests');
});

describe('after a day', () => {
  test('what no review took is gone from the storage and from its address; what one took stays', async () => {
    const visitor = await buyer(1006);
    const [savedPhoto, lost] = [await add(visitor), await add(visitor)];
    const review = await write(visitor, 1006, { photoIds: [savedPhoto.id] });
    await sweep();
    expect((await shop.send(lost.imagePath)).status).toBe(200);
    await aged('review_upload', 'created_at');
    await aged('media_object', 'at');
    await sweep();
    await gone(lost.imagePath);
    expect((await shop.send(savedPhoto.imagePath)).status).toBe(200);
    expect(await stored()).toBe(Number((await shop.query('select count(*) from media_object'))[0]?.count));
    // The same photo again is a new one.
    await visitor.remove(`/api/reviews/${review.id}`);
    await aged('media_object', 'at');
    await sweep();
    await gone(savedPhoto.imagePath);
  });

  test('an upload that was killed before or after its file was stored leaves nothing', async () => {
    await shop.query("insert into media_object (key, bytes) values ('photo/killed-1.webp', 5)");
    const { imagePath } = await add(await buyer());
    // As if the process had gone between storing it and noting whose it is.
    await shop.query('delete from review_upload');
    await aged('media_object', 'at');
    await sweep();
    await gone(imagePath);
    expect(await shop.query("select from media_object where key = 'photo/killed-1.webp'")).toEqual([]);
  });

  test('two who bring the same photo have one file, which stays while either needs it', async () => {
    const bytes = await painted().jpeg().toBuffer();
    const [one, other] = [await buyer(1009), await buyer()];
    const before = await stored();
    const [first, second] = [await add(one, bytes), await add(other, bytes)];
    expect([second.imagePath, await stored()]).toEqual([first.imagePath, before + 1]);
    await write(one, 1009, { photoIds: [first.id] });
    await aged('review_upload', 'created_at');
    await aged('media_object', 'at');
    await sweep();
    expect((await shop.send(first.imagePath)).status).toBe(200);
  });
});

test('whoever leaves takes their reviews and photos along, and finds them in what they are given before', async () => {
  const visitor = await buyer(1007);
  const [taken, waiting] = [await add(visitor), await add(visitor)];
  await write(visitor, 1007, { photoIds: [taken.id], heightCm: 171, usualSize: 'S' });
  const document = await (await visitor.get('/api/account/data')).text();
  for (const { imagePath } of [taken, waiting])
    expect(document).toContain(imagePath.replace('/media/', '').slice(0, 40));
  expect((await visitor.post('/api/account/close', { email: visitor.email })).status).toBe(200);
  await aged('media_object', 'at');
  await sweep();
  for (const { imagePath } of [taken, waiting]) await gone(imagePath);
});

test('nothing of this was a failure of the shop', () => {
  expect(shop.errorsLogged).toEqual([]);
});
