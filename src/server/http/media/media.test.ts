import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { viewProduct } from '../../../contract/product/view.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();

async function productOf(id: number) {
  return (await answerOf(await shop.send(`/api/product-view/${id}`), viewProduct)).product;
}

async function firstImage(): Promise<string> {
  const { images } = await productOf(1001);
  return images[0]?.imagePath ?? '';
}

const avifOf = (path: string) => pictureSources(path, 'thumb').sources[0]?.srcSet.split(' ')[0] ?? '';

describe('pictures', () => {
  test('the address on the wire is a JPEG that may be kept for ever', async () => {
    const response = await shop.send(await firstImage());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 560 });
  });

  test('[GA-06] the sources a page works out from it are answered in their formats', async () => {
    for (const { type, srcSet } of pictureSources(await firstImage(), 'main').sources)
      for (const candidate of srcSet.split(', ')) {
        const [url = '', width = ''] = candidate.split(' ');
        const response = await shop.send(url);
        expect(response.headers.get('content-type')).toBe(type);
        const { width: real } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect(`${real}w`).toBe(width);
      }
  });

  test('an unchanged one is not sent again, and HEAD sends no body', async () => {
    const url = avifOf(await firstImage());
    const etag = (await shop.send(url)).headers.get('etag') ?? '';
    const again = await shop.send(url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await shop.send(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
  });

  test('the address of an earlier version leads to the picture as it is now', async () => {
    const url = await firstImage();
    const response = await shop.send(url.replace(/\.[\w-]{10}-/, '.0123456789-'));
    expect([response.status, response.headers.get('location')]).toEqual([302, url]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('nothing else is made', async () => {
    const url = await firstImage();
    for (const strange of [
      url.replace('.560.', '.561.'),
      url.replace('/img/', '/img/x'),
      url.replace('.jpg', '.gif'),
      '/media/img/..%2f..%2fpackage.json',
      '/media/film/none.mp4',
    ])
      expect((await problemOf(await shop.send(strange))).code, strange).toBe('not_found');
  });

  test('a product whose picture is missing shows the neutral one, which is soon asked for again', async () => {
    await shop.query("update product_image set path = 'img/nowhere.webp' where product_id = 1003");
    const missing = async () => (await productOf(1003)).images[0]?.imagePath;
    await expect.poll(missing).toBe('/media/neutral.svg');
    const response = await shop.send('/media/neutral.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 560,
      height: 840,
    });
  });
});

describe('films', () => {
  const folder = join(import.meta.dirname, '../../../../catalogue/film');

  test('are answered whole or by the part a player asks for', async () => {
    const [name] = await readdir(folder);
    const url = `/media/film/${name}`;
    const whole = Buffer.from(await (await shop.send(url)).arrayBuffer());

    const part = await shop.send(url, { headers: { range: 'bytes=0-1' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 0-1/${whole.length}`);
    expect(part.headers.get('content-length')).toBe('2');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(0, 2));

    const rest = await shop.send(url, { headers: { range: 'bytes=100-' } });
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(whole.subarray(100));
    const beyond = await shop.send(url, { headers: { range: `bytes=${whole.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
  });

  test('a part of a film that has changed since is the whole film', async () => {
    const [name] = await readdir(folder);
    const headers = { range: 'bytes=0-1', 'if-range': '"earlier"' };
    expect((await shop.send(`/media/film/${name}`, { headers })).status).toBe(200);
  });
});
