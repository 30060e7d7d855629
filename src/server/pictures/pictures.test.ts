import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { neutralPictureUrl, type PictureFormat, pictureUrl } from '../../domain/media/picture.ts';
import { imageSize } from './image-header.ts';
import { readOriginals } from './originals.ts';
import { createPictures, type Picture, type Pictures } from './pictures.ts';

let folder: string;
let opened: Pictures[];
let logged: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  opened = [];
  logged = [];
  await mkdir(join(folder, 'img'));
});

afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await rm(folder, { recursive: true });
});

const swatch = { create: { width: 300, height: 450, channels: 3, background: '#933' } } as const;
const paint = (name: string, width = 300) =>
  sharp(swatch)
    .resize(width)
    .toFile(join(folder, 'img', name));

async function open(): Promise<Pictures> {
  const sink = new Writable({
    write: (line, _, done) => {
      logged.push(String(line));
      done();
    },
  });
  const originals = await readOriginals(join(folder, 'img'));
  const pictures = await createPictures({ originals, folder: join(folder, 'made'), log: pino(sink) });
  opened.push(pictures);
  return pictures;
}

const made = () => readdir(join(folder, 'made'));

async function urlOf(name: string, width: number, format: PictureFormat): Promise<string> {
  const original = (await readOriginals(join(folder, 'img'))).get(`img/${name}`);
  if (!original) throw new Error(`no original ${name}`);
  return pictureUrl({ original, width, format });
}

function bodyOf(picture: Picture | null): Buffer {
  if (picture?.kind !== 'made') throw new Error(`not made but ${picture?.kind}`);
  return picture.body;
}

describe('a picture', () => {
  test('is made in the format and width asked for, once, and kept', async () => {
    await paint('coat.webp');
    const pictures = await open();
    for (const [format, kind] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ] as const) {
      const body = bodyOf(await pictures.at(await urlOf('coat.webp', 192, format)));
      expect(await sharp(body).metadata()).toMatchObject({ format: kind, width: 192, height: 288 });
    }
    expect(await made()).toHaveLength(3);

    // Found there by the next process, though the original is gone.
    const url = await urlOf('coat.webp', 192, 'avif');
    const next = await open();
    await rm(join(folder, 'img/coat.webp'));
    expect(bodyOf(await next.at(url)).length).toBeGreaterThan(100);
  });

  test('asked for many times at once, also by two processes, is whole in every answer', async () => {
    await paint('coat.webp');
    const url = await urlOf('coat.webp', 300, 'avif');
    const [one, two] = [await open(), await open()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : two).at(url)),
    );
    expect(new Set(answers.map((answer) => bodyOf(answer).toString('base64'))).size).toBe(1);
    expect(await made()).toEqual([url.replace('/media/img/', '')]);
  });

  test('has no other widths, formats or originals', async () => {
    await paint('coat.webp');
    const pictures = await open();
    const url = await urlOf('coat.webp', 192, 'avif');
    for (const strange of [
      url.replace('.192.', '.193.'),
      url.replace('.192.', '.375.'),
      url.replace('coat', 'boat'),
      url.replace('coat', '../img/coat'),
      '/media/img/boat.webp',
      '/media/',
    ])
      expect(await pictures.at(strange), strange).toBeNull();
    expect(await made()).toEqual([]);
  });

  test('whose original has changed since leads to the new one', async () => {
    await paint('coat.webp');
    const before = await urlOf('coat.webp', 300, 'jpg');
    await paint('coat.webp', 200);
    const pictures = await open();
    expect(await pictures.at(before)).toEqual({ kind: 'moved', to: await urlOf('coat.webp', 200, 'jpg') });
    expect(await pictures.at('/media/img/coat.webp')).toMatchObject({ kind: 'moved' });
  });
});

test('pictures of earlier originals and unfinished ones are let go after a day, current ones never', async () => {
  await paint('coat.webp');
  const current = (await urlOf('coat.webp', 96, 'webp')).replace('/media/img/', '');
  const earlier = current.replace(/\.[\w-]{10}-/, '.0123456789-');
  await mkdir(join(folder, 'made'));
  const lay = async (name: string, ageHours: number) => {
    await writeFile(join(folder, 'made', name), 'made before');
    const then = Date.now() / 1_000 - ageHours * 3_600;
    await utimes(join(folder, 'made', name), then, then);
  };
  await lay(current, 1_000);
  await lay(earlier, 25);
  await lay(`${current}.0a1b2c3d4e5f`, 25);
  await lay(earlier.replace('.96.', '.112.'), 23);
  await open();
  await expect
    .poll(async () => (await made()).sort())
    .toEqual([earlier.replace('.96.', '.112.'), current].sort());
});

describe('a original that is no picture', () => {
  test('is not known; one that turns out broken gives the neutral picture and is noted once', async () => {
    await paint('coat.webp');
    await writeFile(join(folder, 'img/notes.webp'), 'this is not a picture, whatever its name may be');
    const whole = await sharp(join(folder, 'img/coat.webp')).toBuffer();
    await writeFile(join(folder, 'img/torn.webp'), whole.subarray(0, 60));
    expect([...(await readOriginals(join(folder, 'img'))).keys()].sort()).toEqual([
      'img/coat.webp',
      'img/torn.webp',
    ]);
    const pictures = await open();
    expect(await pictures.at(await urlOf('torn.webp', 96, 'avif'))).toEqual({ kind: 'neutral' });
    expect(await pictures.at(await urlOf('torn.webp', 192, 'webp'))).toEqual({ kind: 'neutral' });
    expect(await pictures.at(neutralPictureUrl)).toEqual({ kind: 'neutral' });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('torn.webp');
    // The maker's own reason, not that there is no file.
    expect(logged[0]).not.toContain('ENOENT');
    expect(await made()).toEqual([]);
    // The others go on.
    bodyOf(await pictures.at(await urlOf('coat.webp', 96, 'webp')));
  });
});

test('sizes are read from the headers of WebP of each kind, PNG and JPEG', async () => {
  const drawn = sharp(swatch).resize(123, 45);
  const forms = await Promise.all([
    drawn.clone().webp().toBuffer(),
    drawn.clone().webp({ lossless: true }).toBuffer(),
    drawn.clone().ensureAlpha(0.5).webp().toBuffer(),
    drawn.clone().png().toBuffer(),
    drawn.clone().jpeg().toBuffer(),
    drawn
      .clone()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Artist: 'nobody' } })
      .toBuffer(),
  ]);
  for (const bytes of forms) expect(imageSize(bytes)).toEqual({ width: 123, height: 45 });
  expect(imageSize(Buffer.from('short'))).toBeNull();
  expect(imageSize(Buffer.alloc(100))).toBeNull();
});

test('a start reads again only what has changed since the last one', async () => {
  const images = join(folder, 'img');
  const index = join(folder, 'kept/originals.json');
  await paint('coat.webp');
  await paint('hat.webp');
  const first = await readOriginals(images, index);
  expect(first).toEqual(await readOriginals(images));
  // What the index says is believed of a file as it was left, and not of one that was written since.
  const indexEntries = JSON.parse(await readFile(index, 'utf8'));
  indexEntries['coat.webp'].hash = indexEntries['hat.webp'].hash = 'as indexed';
  await writeFile(index, JSON.stringify(indexEntries));
  await paint('hat.webp', 200);
  const second = await readOriginals(images, index);
  expect(second.get('img/coat.webp')?.hash).toBe('as indexed');
  expect(second.get('img/hat.webp')).toEqual((await readOriginals(images)).get('img/hat.webp'));
  expect(second.get('img/hat.webp')?.width).toBe(200);
  // Nor of one that is gone, nor when it is no index.
  await rm(join(images, 'hat.webp'));
  expect([...(await readOriginals(images, index)).keys()]).toEqual(['img/coat.webp']);
  await writeFile(index, '{"coat.webp":');
  expect(await readOriginals(images, index)).toEqual(await readOriginals(images));
});

test('every original of the demo shop is a picture', async () => {
  const images = join(import.meta.dirname, '../../../catalogue/img');
  expect((await readOriginals(images)).size).toBe((await readdir(images)).length);
});
