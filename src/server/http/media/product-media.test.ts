// Pictures and films that a merchant brings for a product: part by part, looked at before they are opened, cut anew, shown
// to shoppers once the product says so.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/product-media.ts';
import * as products from '../../../contract/desk/products.ts';
import { viewProduct } from '../../../contract/product/view.ts';
import { largestFilmBytes } from '../../../domain/media/film-file.ts';
import { largestPictureBytes, partBytes } from '../../../domain/media/product-picture.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const folder = await mkdtemp(join(tmpdir(), 'brought-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const shop = createTestShop({ DATA_FOLDER: folder, TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

let shade = 0;
/** Each another one. */
const painted = (width = 1_200, height = 1_800): Sharp => {
  shade += 1;
  const background = { r: (shade * 37) % 256, g: (shade * 91) % 256, b: (shade * 151) % 256 };
  return sharp({ create: { width, height, channels: 3, background } });
};
const photo = async (picture = painted()) => new Uint8Array(await picture.jpeg().toBuffer());
const filmFolder = join(import.meta.dirname, '../../../../catalogue/film');
const filmNamed = async (ending: string) => {
  const name = (await readdir(filmFolder)).find((one) => one.endsWith(ending)) ?? '';
  return new Uint8Array(await readFile(join(filmFolder, name)));
};

interface Brought {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly kind?: 'picture' | 'film';
  readonly by?: TestBrowser;
}

const uploadsOf = (productId: number) => `/api/admin/products/${productId}/uploads`;
const announce = (productId: number, { bytes, name = 'a.jpg', kind = 'picture', by = owner }: Brought) =>
  by.post(uploadsOf(productId), { kind, name, bytes: bytes.byteLength });
const sendParts = async (
  productId: number,
  uploadId: string,
  { bytes, by = owner }: Brought,
  positions = [...Array(Math.ceil(bytes.byteLength / partBytes)).keys()],
) => {
  for (const position of positions) {
    const part = new Blob([bytes.slice(position * partBytes, (position + 1) * partBytes)]);
    const answer = await by.upload(`${uploadsOf(productId)}/${uploadId}/parts/${position}`, 'part', part);
    expect(answer.status).toBe(204);
  }
};
const takeIn = (productId: number, uploadId: string, by = owner) =>
  by.post(`${uploadsOf(productId)}/${uploadId}/take-in`, {});
const begin = async (productId: number, brought: Brought) =>
  (await answerOf(await announce(productId, brought), contract.announceUpload)).content;
/** All of it, and the answer to the last call. */
const bring = async (productId: number, brought: Brought) => {
  const { uploadId } = await begin(productId, brought);
  await sendParts(productId, uploadId, brought);
  return takeIn(productId, uploadId, brought.by);
};
const bringPicture = async (productId: number, brought: Partial<Brought> = {}) => {
  const answer = await bring(productId, { bytes: await photo(), ...brought });
  return (await answerOf(answer, contract.takeInUpload)).content.picture ?? '';
};
const media = async (productId: number, query = '') =>
  (
    await answerOf(
      await owner.get(`/api/admin/products/${productId}/media?${query}`),
      contract.readProductMedia,
    )
  ).content;
const read = async (id: number) =>
  (await answerOf(await owner.get(`/api/admin/products/${id}`), products.readDeskProduct)).content;
const save = async (id: number, change: object) => {
  const { version } = await read(id);
  return owner.patch(`/api/admin/products/${id}`, { version, ...change });
};
const draft = async (colour: string) =>
  (
    await answerOf(
      await owner.post('/api/admin/products', { copyOf: 1014, name: `Of ${colour}`, colour }),
      products.makeDeskProduct,
    )
  ).content;
const seen = async (id: number) =>
  (await answerOf(await shop.send(`/api/product-view/${id}`), viewProduct)).product;
const filesIn = async (name: string) => (await readdir(join(folder, 'media', name)).catch(() => [])).length;
const alt = (en: string) => ({ en, fr: '' });

test('[DK-19] pictures and a film come in parts, are cut and ordered, and shoppers see them once words say what they show', async () => {
  const { productId } = await draft('Media');
  const paths: string[] = [];
  for (const name of ['front.jpg', 'back.jpg', 'cloth.jpg'])
    paths.push(await bringPicture(productId, { name, bytes: await photo(painted(2_400, 2_400)) }));
  const filmBytes = await filmNamed('.h264.mp4');
  const brought = await bring(productId, { kind: 'film', name: 'turn.mp4', bytes: filmBytes });
  const film = (await answerOf(brought, contract.takeInUpload)).content.film ?? '';
  expect(
    (await media(productId)).uploads.map(({ name, parts, received }) => [name, received - parts]),
  ).toEqual(['front.jpg', 'back.jpg', 'cloth.jpg', 'turn.mp4'].map((name) => [name, 0]));

  // The second is cut around its upper left, and of the third a piece of cloth is the swatch.
  const cut = async (path: string | undefined, shape: string, focus: object) =>
    (
      await answerOf(
        await owner.post('/api/admin/pictures/cuts', { path, shape, focus }),
        contract.cutPicture,
      )
    ).content;
  const corner = await cut(paths[1], 'portrait', { x: 0.1, y: 0.1, zoom: 8 });
  const cloth = await cut(paths[2], 'swatch', { x: 0.5, y: 0.5, zoom: 1 });
  expect(new Set([...paths, corner.path, cloth.path]).size).toBe(5);
  const known = (await media(productId, `paths=${corner.path},${cloth.path}`)).pictures;
  // No closer than its 2,400 pixels let it.
  expect(known.find(({ path }) => path === corner.path)).toMatchObject({
    shape: 'portrait',
    focus: { x: expect.closeTo(0.1), y: expect.closeTo(0.1), zoom: expect.closeTo(1_600 / 1_200) },
    width: 2_400,
  });
  const images = [corner.path, paths[2], paths[0]].map((path) => ({ path, alt: alt('') }));
  const saved = await save(productId, { images, swatch: cloth.path, film: { path: film, poster: paths[0] } });
  const product = (await answerOf(saved, products.saveDeskProduct)).content;
  expect(product.images.map(({ path }) => path)).toEqual(images.map(({ path }) => path));
  // What found its place is no longer on its way; what did not stays on offer.
  expect((await media(productId)).uploads.map(({ name }) => name)).toEqual(['back.jpg']);

  // It does not go live before words say what each shows.
  const publish = async () =>
    owner.post(`/api/admin/products/${productId}/publish`, { version: (await read(productId)).version });
  const refused = await problemOf(await publish());
  expect(refused.errors?.map(({ at }) => at)).toEqual([0, 1, 2].map((at) => `images.${at}.alt.en`));
  const withAlts = images.map(({ path }, at) => ({
    path,
    alt: alt(`A coat on a hanger, seen as number ${at}`),
  }));
  expect((await save(productId, { images: withAlts })).status).toBe(200);
  expect((await publish()).status).toBe(200);
  await expect.poll(async () => (await shop.send(`/api/product-view/${productId}`)).status).toBe(200);
  const shown = await seen(productId);
  expect(shown.images.map((image) => image.alt)).toEqual(withAlts.map((one) => one.alt.en));

  // Every size is made in the background, and is what a page asks for.
  const madeOf = async () => (await media(productId)).pictures.map(({ made, sizes }) => sizes - made);
  await expect.poll(madeOf, { timeout: 60_000 }).toEqual([0, 0, 0, 0, 0]);
  for (const { imagePath } of shown.images) {
    const answer = await shop.send(imagePath);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([560, 840]);
  }
  const page = await (await shop.send((await read(productId)).path)).text();
  expect(page).toContain(`/media/${film}`);

  // A player takes the film whole or in parts.
  const whole = await shop.send(`/media/${film}`);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(Buffer.from(filmBytes));
  const part = await shop.send(`/media/${film}`, { headers: { range: 'bytes=10-19' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${filmBytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(filmBytes.slice(10, 20)));
  const beyond = await shop.send(`/media/${film}`, { headers: { range: `bytes=${filmBytes.length}-` } });
  expect(beyond.status).toBe(416);
  const head = await shop.send(`/media/${film}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(filmBytes.length)]);
}, 120_000);

describe('what is refused', () => {
  const page = '<html><script>alert("polyglot")</script></html>';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000"><script>alert(1)</script></svg>';
  const text = (content: string) => new TextEncoder().encode(content);
  const together = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
  const bytesOf = async (picture: Promise<Buffer>) => new Uint8Array(await picture);
  const cases: readonly (readonly [string, RegExp, () => Promise<Uint8Array<ArrayBuffer>>])[] = [
    ['an SVG', /no picture that can be opened/, async () => text(svg)],
    ['a page', /no picture that can be opened/, async () => text(page)],
    ['a GIF', /no picture that can be opened/, () => bytesOf(painted().gif().toBuffer())],
    ['a TIFF', /no picture that can be opened/, () => bytesOf(painted().tiff().toBuffer())],
    ['a film of frames', /no picture that can be opened/, framesOf],
    ['a torn JPEG', /no picture that can be opened/, async () => (await photo()).slice(0, 900)],
    [
      'a JPEG in name alone',
      /no picture that can be opened/,
      async () => together(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), text(svg)),
    ],
    ['a PNG that says it is as wide as a street', /at most 80 million pixels/, pixelBomb],
    ['one that is too small', /is 640 wide\. Pictures need 1,200/, () => photo(painted(640, 960))],
    ['one that is too flat', /Cut to 2:3/, () => photo(painted(2_400, 1_200))],
  ];
  test.each(cases)('as a picture: %s, with why, and nothing of it is left', async (_, why, bytes) => {
    const before = [await filesIn('original'), await filesIn('picture')];
    const refused = await problemOf(await bring(1016, { bytes: await bytes(), name: 'IMG_0042.jpg' }));
    expect([refused.code, refused.detail]).toEqual(['unprocessable', expect.stringMatching(why)]);
    expect(refused.detail).toContain('IMG_0042.jpg');
    expect([await filesIn('original'), await filesIn('picture')]).toEqual(before);
    expect((await media(1016)).uploads).toEqual([]);
  });

  test('as a film: a picture, a page, a torn film, a film with a page behind it', async () => {
    const film = await filmNamed('.h264.mp4');
    const cases = [
      await photo(),
      text(page.padEnd(600)),
      film.slice(0, film.length / 2),
      together(film, text(page)),
    ];
    for (const bytes of cases) {
      const refused = await problemOf(await bring(1016, { kind: 'film', name: 'x.mp4', bytes }));
      expect([refused.code, refused.detail]).toEqual(['unprocessable', expect.stringMatching(/no film/)]);
    }
    expect((await media(1016)).uploads).toEqual([]);
  });

  test('a page that hides behind a picture is not in what shoppers are sent', async () => {
    const path = await bringPicture(1016, { bytes: together(await photo(), text(page)) });
    const [picture] = (await media(1016, `paths=${path}`)).pictures;
    for (const url of [picture?.url, picture?.wholeUrl]) {
      const answer = await shop.send(url ?? '');
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).includes('polyglot')).toBe(false);
    }
    // As it was brought it has no address.
    expect((await shop.send(`/media/${await originalOf(path)}`)).status).toBe(404);
  });

  test('what is too large is refused before it is sent, and a part that is none when it comes', async () => {
    const say = async (kind: string, bytes: number) =>
      problemOf(await owner.post(uploadsOf(1016), { kind, name: 'big', bytes }));
    expect((await say('picture', largestPictureBytes + 1)).detail).toContain('at most 25 MB');
    expect((await say('film', largestFilmBytes + 1)).detail).toContain('at most 32 MB');
    const bytes = await photo();
    const { uploadId } = await begin(1016, { bytes });
    const part = (position: number, length: number) =>
      owner.upload(
        `${uploadsOf(1016)}/${uploadId}/parts/${position}`,
        'part',
        new Blob([new Uint8Array(length)]),
      );
    expect((await problemOf(await part(0, bytes.length - 1))).code).toBe('unprocessable');
    expect((await problemOf(await part(1, 10))).code).toBe('unprocessable');
    expect((await problemOf(await part(0, partBytes + 1))).code).toBe('body_too_large');
    expect((await problemOf(await takeIn(1016, uploadId))).code).toBe('conflict');
    expect((await owner.remove(`${uploadsOf(1016)}/${uploadId}`)).status).toBe(204);
    expect((await problemOf(await part(0, bytes.length))).code).toBe('not_found');
  });

  test('another product’s file is nobody’s here, and gift cards have none', async () => {
    const { uploadId } = await begin(1016, { bytes: await photo() });
    expect((await problemOf(await takeIn(1015, uploadId))).code).toBe('not_found');
    expect((await problemOf(await owner.remove(`${uploadsOf(1015)}/${uploadId}`))).code).toBe('not_found');
    expect((await owner.remove(`${uploadsOf(1016)}/${uploadId}`)).status).toBe(204);
    const [card] = await shop.query('select id from product where is_gift_card limit 1');
    if (card)
      expect((await problemOf(await announce(Number(card.id), { bytes: await photo() }))).code).toBe(
        'not_found',
      );
    expect((await problemOf(await announce(999_999, { bytes: await photo() }))).code).toBe('not_found');
  });

  test('sixty files of a product wait at most, however many come at once', async () => {
    await shop.query(
      `insert into media_upload (product_id, kind, name, bytes) select 1017, 'picture', 'x', 10 from generate_series(1, 57)`,
    );
    const bytes = await photo();
    const answers = await Promise.all(Array.from({ length: 8 }, () => announce(1017, { bytes })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, ...Array(5).fill(409)]);
    await shop.query('delete from media_upload where product_id = 1017');
  });

  test('a product names no picture and no film that the shop has not got', async () => {
    const { productId } = await draft('Nowhere');
    const images = [{ path: `picture/${'x'.repeat(43)}-1200.webp`, alt: alt('') }];
    const refused = await problemOf(
      await save(productId, { images, film: { path: 'film/none.mp4', poster: 'img/none.webp' } }),
    );
    expect(refused.errors?.map(({ at }) => at)).toEqual(['images.0.path', 'film', 'film']);
  });

  async function framesOf(): Promise<Uint8Array<ArrayBuffer>> {
    const frames = await Promise.all([1, 2].map(() => painted(1_200, 1_800).png().toBuffer()));
    return new Uint8Array(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
  }

  /** A small file whose header asks for 60,000 times 60,000 pixels. */
  async function pixelBomb(): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await painted(200, 200).png().toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    return new Uint8Array(bytes);
  }
});

const originalOf = async (path: string) =>
  (await shop.query('select original_key as key from picture where path = $1', [path]))[0]?.key;

describe('what breaks off', () => {
  const noise = () => {
    shade += 1;
    // Cloth is not even: a picture that fills several parts.
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    return sharp({ create: { width: 1_200, height: 1_800, channels: 3, background: '#777', noise } });
  };

  test('parts that came stay, in whatever order they come, and the rest is enough', async () => {
    const bytes = await photo(noise());
    const { uploadId, parts } = await begin(1018, { bytes, name: 'large.jpg' });
    expect(parts).toBeGreaterThan(1);
    await sendParts(1018, uploadId, { bytes }, [parts - 1]);
    expect((await problemOf(await takeIn(1018, uploadId))).code).toBe('conflict');
    expect((await media(1018)).uploads).toMatchObject([{ uploadId, received: 1, picture: null }]);
    await sendParts(1018, uploadId, { bytes }, [...Array(parts - 1).keys(), 0]);
    // Twice at once, and again later, it is one picture.
    const [one, other] = await Promise.all([takeIn(1018, uploadId), takeIn(1018, uploadId)]);
    const path = (await answerOf(one, contract.takeInUpload)).content.picture;
    expect((await answerOf(other, contract.takeInUpload)).content.picture).toBe(path);
    expect((await answerOf(await takeIn(1018, uploadId), contract.takeInUpload)).content.picture).toBe(path);
    expect(await shop.query(`select from picture where name = 'large.jpg'`)).toHaveLength(1);
    expect((await owner.remove(`${uploadsOf(1018)}/${uploadId}`)).status).toBe(204);
  });

  test('called off while it is looked at, nothing of it is on offer', async () => {
    const bytes = await photo();
    const { uploadId } = await begin(1018, { bytes });
    await sendParts(1018, uploadId, { bytes });
    const [taken, dropped] = await Promise.all([
      takeIn(1018, uploadId),
      owner.remove(`${uploadsOf(1018)}/${uploadId}`),
    ]);
    expect(dropped.status).toBe(204);
    expect([200, 404]).toContain(taken.status);
    expect((await media(1018)).uploads).toEqual([]);
  });
});

test('two people bring pictures for one product at once: each is there, and whoever saves second is told', async () => {
  const manager = await desk.employ('manager');
  const { productId, version } = await draft('Two');
  const [mine, theirs] = await Promise.all([
    bringPicture(productId),
    bringPicture(productId, { by: manager }),
  ]);
  const change = (path: string) => ({ version, images: [{ path, alt: alt('') }] });
  const path = `/api/admin/products/${productId}`;
  const answers = await Promise.all([owner.patch(path, change(mine)), manager.patch(path, change(theirs))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  // The loser's picture still waits for its place.
  expect((await media(productId)).uploads).toHaveLength(1);
});

test('a color far from its swatch is told, with the color of the design that it is near to', async () => {
  const thing = async (color: string) => {
    shade += 1;
    const cloth = await sharp({
      create: { width: 700, height: 1_200 + shade, channels: 3, background: color },
    })
      .png()
      .toBuffer();
    const ground = { width: 1_200, height: 1_800, channels: 3, background: '#f4f2ee' } as const;
    return photo(
      sharp(
        await sharp({ create: ground })
          .composite([{ input: cloth }])
          .png()
          .toBuffer(),
      ),
    );
  };
  const red = await draft('Red');
  const blue = (
    await answerOf(
      await owner.post('/api/admin/products', {
        copyOf: red.productId,
        isColour: true,
        name: 'Of Red',
        colour: 'Blue',
      }),
      products.makeDeskProduct,
    )
  ).content;
  const paths: string[] = [];
  for (const color of ['#8a1020', '#8c1224', '#143a8c', '#2f6b2f'])
    paths.push(await bringPicture(red.productId, { bytes: await thing(color) }));
  const [first = '', second = '', mixedUp = '', green = ''] = paths;
  const show = (id: number, ...shown: readonly string[]) =>
    save(id, { images: shown.map((path) => ({ path, alt: alt('') })), swatch: shown[0] });
  expect((await show(blue.productId, mixedUp)).status).toBe(200);
  expect((await show(red.productId, first, second, mixedUp, green)).status).toBe(200);
  const colorsOf = async (query = '') => {
    const { pictures } = await media(red.productId, query);
    return Object.fromEntries(
      pictures.map(({ path, color }) => [path, color && (color.nearer?.colour ?? 'none')]),
    );
  };
  expect(await colorsOf()).toEqual({ [first]: null, [second]: null, [mixedUp]: 'Blue', [green]: 'none' });
  // Held against another swatch, before it is saved.
  expect(await colorsOf(`swatch=${green}`)).toMatchObject({ [green]: null, [first]: 'none' });
});

test('nothing of this was a failure of the shop', () => {
  expect(shop.errorsLogged).toEqual([]);
});
