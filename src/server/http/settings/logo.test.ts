// The logo: brought as a picture, looked at before it is opened, drawn anew, worn by pages and emails once it is saved.
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/settings/settings.ts';
import { largestLogoBytes } from '../../../domain/settings/logo.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const section = async () => {
  const { sections } = (await answerOf(await owner.get('/api/admin/settings'), contract.listSettings))
    .content;
  return sections.find(({ id }) => id === 'shop') ?? expect.fail('there is no such section');
};
const patch = async (values: object) =>
  owner.patch('/api/admin/settings/shop', { version: (await section()).version, values });
const wear = async (logo: string) => answerOf(await patch({ logo }), contract.saveSettings);

const upload = (bytes: Uint8Array<ArrayBuffer>, browser = owner) =>
  browser.upload('/api/admin/settings/logo', 'logo', new Blob([bytes]));
const bring = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await answerOf(await upload(bytes), contract.takeInLogo)).content;

/** A ring on nothing. */
const drawn = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="none" stroke="#a1261b" stroke-width="6"/></svg>`,
    ),
  );
const png = async (width = 480, height = 120) => new Uint8Array(await drawn(width, height).png().toBuffer());

afterEach(() => wear(''));

const page = async (path: string) => (await (await shop.send(path)).text()).replaceAll('<!-- -->', '');
const lookOf = async (path: string) => {
  const [, sheet = ''] = /href="(\/look-[0-9a-f]{12}\.css)"/.exec(await page(path)) ?? [];
  return sheet === '' ? '' : (await shop.send(sheet)).text();
};

describe('a logo', () => {
  test('is drawn anew with what is transparent in it, small, and served for good under what is in it', async () => {
    const { logo, url } = await bring(await png());
    expect(logo).toMatch(/^[0-9a-f]{32}-384x96$/);
    expect(await desk.lastAudit()).toMatchObject({ thing: 'logo', thing_id: logo });
    const answer = await shop.send(url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = sharp(await answer.arrayBuffer());
    expect(await picture.metadata()).toMatchObject({ width: 384, height: 96, hasAlpha: true });
    const [alpha] = await picture
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .extractChannel(3)
      .raw()
      .toBuffer();
    expect(alpha).toBe(0);
    const webp = new Uint8Array(await drawn(480, 120).webp({ lossless: true }).toBuffer());
    expect((await bring(webp)).logo).toMatch(/-384x96$/);
    expect((await shop.send(`/logo-${'0'.repeat(32)}-384x96.png`)).status).toBe(404);
  });

  test('is worn by every page from the answer on, over the name that stays in it, and by none before', async () => {
    const { logo, url } = await bring(await png());
    expect(await lookOf('/')).toBe('');
    const before = await page('/');
    await wear(logo);
    const after = await page('/');
    for (const path of ['/', '/fr', '/c/clothing', '/product/1001/nocturne-bias-slip-dress-bordeaux'])
      expect(await lookOf(path), path).toContain(`url("${url}")`);
    // But for the sheet's address nothing is added: the name is there for whoever hears the page.
    expect(after).toContain('aria-label="Vitrine, home"');
    expect(after).not.toContain(logo);
    expect(after.length - before.length).toBeLessThan(250);
    await wear('');
    expect(await lookOf('/')).toBe('');
  });

  test('stands over emails, and its name where pictures are not shown', async () => {
    const { logo, url } = await bring(await png());
    await patch({ logo, name: 'Ada & Sons' });
    await answerOf(await owner.post('/api/admin/settings/sender/test', {}), contract.sendTestEmail);
    const [email] = (await sentEmails(shop)).toReversed();
    expect(email?.body_html).toContain(
      `<img src="${shop.origin}${url}" alt="Ada &amp; Sons" width="128" height="32"`,
    );
    await patch({ logo: '', name: 'Vitrine' });
    await answerOf(await owner.post('/api/admin/settings/sender/test', {}), contract.sendTestEmail);
    const [plain] = (await sentEmails(shop)).toReversed();
    expect(plain?.body_html).not.toContain('<img');
  });

  test('that nobody brought, or whose name is none, is refused', async () => {
    for (const logo of [`${'0'.repeat(32)}-384x96`, '../../etc/passwd', `${'0'.repeat(32)}-1x1);}*{`]) {
      const answer = await patch({ logo });
      expect(answer.status).toBe(422);
      expect((await problemOf(answer)).errors?.map(({ at }) => at)).toEqual(['logo']);
    }
  });

  test('is brought by owners alone', async () => {
    expect((await upload(await png(), await desk.employ('manager'))).status).toBe(403);
  });
});

/** Says that it is as large, and holds nothing. */
function bomb(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

describe('a file that is no logo', () => {
  const text = (words: string) => new Uint8Array(Buffer.from(words.padEnd(64)));
  test.each([
    ['an SVG', async () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), /SVG/],
    ['a page', async () => text('<!doctype html><script>1</script>'), /PNG or WebP/],
    ['a JPEG', async () => new Uint8Array(await drawn(480, 120).jpeg().toBuffer()), /PNG or WebP/],
    ['the beginning of a PNG', async () => bomb(480, 120), /PNG or WebP/],
    ['a bomb', async () => bomb(30_000, 30_000), /16 million/],
    ['a small one', async () => png(80, 40), /48 pixels/],
    ['a ribbon', async () => png(1_000, 60), /eight times/],
  ] as const)('%s is refused with the reason', async (_, make, why) => {
    const answer = await upload(await make());
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).errors).toEqual([{ at: 'logo', message: expect.stringMatching(why) }]);
    const [{ count } = {}] = await shop.query(
      `select count(*)::int as count from shop_logo where name like '%-480x120'`,
    );
    expect(count).toBe(0);
  });

  test('is not read to its end where it is too large', async () => {
    expect((await upload(new Uint8Array(largestLogoBytes + 20_000))).status).toBe(413);
  });
});

test('headings are set in the type of each style, and an unknown one is refused', async () => {
  const sections = (await answerOf(await owner.get('/api/admin/settings'), contract.listSettings)).content
    .sections;
  const version = sections.find(({ id }) => id === 'look')?.version ?? 0;
  const set = (values: object, at: number) =>
    owner.patch('/api/admin/settings/look', { version: at, values });
  expect((await set({ '1.type': 'Comic Sans' }, version)).status).toBe(422);
  const saved = await answerOf(await set({ '1.type': 'georgia' }, version), contract.saveSettings);
  expect(await lookOf('/')).toBe('[data-style="1"]{--font-serif:georgia,serif}');
  expect((await set({ '1.type': 'newsreader' }, saved.content.version)).status).toBe(200);
  expect(await lookOf('/')).toBe('');
});
