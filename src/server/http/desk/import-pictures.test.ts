// Pictures that a file names by their addresses: fetched once all rows are applied, put into their products in order, and
// never from where nobody may go.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importsOf } from '../../testing/access/desk-imports.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { createLocalServer } from '../../testing/local-server.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1', IMPORTS_MAY_REACH_PRIVATE_ADDRESSES: 'yes' });
const careful = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const [desk, carefulDesk] = [deskOf(shop), deskOf(careful)];

const requests: string[] = [];
let underWay = 0;
let mostUnderWay = 0;
let supplier: Awaited<ReturnType<typeof createLocalServer>>;
beforeAll(async () => {
  supplier = await createLocalServer(async ({ pathname, response }) => {
    requests.push(pathname);
    mostUnderWay = Math.max(mostUnderWay, ++underWay);
    response.on('close', () => {
      underWay -= 1;
    });
    if (pathname === '/gone.jpg') return response.writeHead(404).end();
    if (pathname === '/page.jpg')
      return response.writeHead(200).end('<html><script>alert(1)</script></html>');
    if (pathname === '/small.jpg') return response.end(await painted(200, '#123'));
    return response.end(await painted(1_200, pathname.includes('one') ? '#704214' : '#203a43'));
  }, []);
});
afterAll(() => supplier.close());

const painted = (width: number, background: string) =>
  sharp({ create: { width, height: width * 1.5, channels: 3, background } })
    .jpeg()
    .toBuffer();

const category = async (at: typeof shop) =>
  String(
    (await at.query('select name from category where parent_id is not null order by id limit 1'))[0]?.name,
  );

async function fileOf(at: typeof shop): Promise<string> {
  const description = 'A coat that was brought from another shop with all of its pictures.';
  const kind = await category(at);
  const row = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');
  return [
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Alt Text,Status',
    row([
      'far-coat',
      'Far Coat',
      description,
      'Maison Far',
      kind,
      'true',
      'Size',
      'S',
      'Color',
      'Brown',
      'FAR-S',
      '3',
      '480.00',
      `${supplier.url}/one.jpg`,
      'A brown coat seen from the front',
      'active',
    ]),
    row([
      'far-coat',
      '',
      '',
      '',
      '',
      '',
      '',
      'M',
      '',
      'Brown',
      'FAR-M',
      '2',
      '480.00',
      `${supplier.url}/two.jpg`,
      'A blue coat seen from behind',
      '',
    ]),
    row([
      'far-coat',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      `${supplier.url}/gone.jpg`,
      'Nothing',
      '',
    ]),
    row([
      'near-coat',
      'Near Coat',
      description,
      'Maison Far',
      kind,
      'true',
      'Size',
      'S',
      'Color',
      'Brown',
      'NEAR-S',
      '3',
      '480.00',
      `${supplier.url}/page.jpg`,
      'A page',
      'active',
    ]),
    row([
      'near-coat',
      '',
      '',
      '',
      '',
      '',
      '',
      'M',
      '',
      'Brown',
      'NEAR-M',
      '3',
      '480.00',
      `${supplier.url}/small.jpg`,
      'A stamp',
      '',
    ]),
  ].join('\n');
}

test('[DK-20] pictures are fetched one after the other, put into their products in order, and what did not come is named', {
  timeout: 120_000,
}, async () => {
  const files = importsOf(await desk.owner());
  const checked = await files.check({ format: 'shopify', text: await fileOf(shop) });
  expect(checked.counts).toMatchObject({ new: 5, refused: 0 });
  expect(checked.rows[0]?.fields.find(({ at }) => at === 'image_url')).toMatchObject({
    label: 'Pictures to fetch',
    after: ['one', 'two', 'gone'].map((name) => `${supplier.url}/${name}.jpg`).join('\n'),
  });
  // Until they are there it is a draft.
  expect(checked.rows[0]?.reasons.map(({ code }) => code)).toEqual(['no_picture', 'no_swatch']);
  expect(requests).toEqual([]);
  await files.apply(checked.importId);
  const picturesOf = async () => (await files.read(checked.importId)).pictures;
  await expect.poll(picturesOf, { timeout: 60_000 }).toEqual({ waiting: 0, fetched: 2, failed: 3 });
  expect(mostUnderWay).toBe(1);
  const { failedPictures } = await files.read(checked.importId);
  expect(failedPictures.map(({ url, message }) => [url.split('/').at(-1), message])).toEqual([
    ['gone.jpg', 'There is no picture at this address.'],
    ['page.jpg', 'What came is no picture that can be shown.'],
    ['small.jpg', 'The picture is too small to be shown.'],
  ]);
  const shown = await shop.query(
    `select product.id, product.name, is_active, path, alt from product left join product_image on product_id = product.id
      where product.name in ('Far Coat', 'Near Coat') order by product.name, position`,
  );
  expect(shown).toMatchObject([
    { name: 'Far Coat', is_active: true, alt: 'A brown coat seen from the front' },
    { name: 'Far Coat', is_active: true, alt: 'A blue coat seen from behind' },
    { name: 'Near Coat', is_active: false, path: null },
  ]);
  const page = `/product/${shown[0]?.id}/far-coat-brown`;
  await expect.poll(async () => (await shop.send(page)).status).toBe(200);
  const [, name] = /\/([\w-]+)-\d+\./.exec(String(shown[0]?.path)) ?? [];
  expect(await (await shop.send(page)).text()).toContain(name);
  // The same file once more finds what it made, and fetches nothing again.
  const fetched = requests.length;
  const again = await files.check({ format: 'shopify', text: await fileOf(shop) });
  expect(
    again.rows.filter(({ verdict }) => verdict === 'changed').map(({ fields }) => fields.map(({ at }) => at)),
  ).toEqual([['image_url']]);
  expect(requests).toHaveLength(fetched);
  // The pictures were the import's own doing: it is taken back whole.
  const undone = await files.undo(checked.importId);
  expect(undone.outcomes).toMatchObject({ undone: 5, notUndone: 0 });
});

test('[DK-20] an address inside a private network is never asked, unless the shop was told that it may be', {
  timeout: 60_000,
}, async () => {
  const files = importsOf(await carefulDesk.owner());
  const before = requests.length;
  const checked = await files.check({ format: 'shopify', text: await fileOf(careful) });
  await files.apply(checked.importId);
  const picturesOf = async () => (await files.read(checked.importId)).pictures;
  await expect.poll(picturesOf, { timeout: 60_000 }).toEqual({ waiting: 0, fetched: 0, failed: 5 });
  const { failedPictures } = await files.read(checked.importId);
  expect(new Set(failedPictures.map(({ code }) => code))).toEqual(new Set(['private_address']));
  expect(requests).toHaveLength(before);
});

test('[DK-20] what is taken back before its pictures came waits for none', { timeout: 60_000 }, async () => {
  supplier.goDown();
  const files = importsOf(await desk.owner());
  const text = (await fileOf(shop))
    .replaceAll('far-coat', 'late-coat')
    .replaceAll('Far Coat', 'Late Coat')
    .replaceAll('FAR-', 'LATE-');
  const checked = await files.check({ format: 'shopify', text });
  await files.apply(checked.importId);
  const triesOf = async () =>
    (
      await shop.query(
        'select coalesce(max(tries), 0)::int as tries from import_picture where import_id = $1',
        [checked.importId],
      )
    )[0]?.tries;
  await expect.poll(triesOf, { timeout: 30_000 }).toBe(1);
  expect((await files.read(checked.importId)).pictures).toMatchObject({ fetched: 0, failed: 0 });
  const undone = await files.undo(checked.importId);
  expect(undone.pictures).toEqual({ waiting: 0, fetched: 0, failed: 0 });
  supplier.comeBack();
});

test('[DK-20] what was brought before somebody stopped an import gets its pictures', {
  timeout: 60_000,
}, async () => {
  const owner = await desk.owner();
  const files = importsOf(owner);
  const [head = '', first = ''] = (await fileOf(shop)).split('\n');
  const renamed = (name: string, row: string) =>
    row.replace('far-coat', `${name}-coat`).replace('Far Coat', `Coat ${name}`).replace('FAR-S', `${name}-S`);
  const others = Array.from({ length: 400 }, (_, at) =>
    renamed(`many${at}`, first).replace(`${supplier.url}/one.jpg`, ''),
  );
  const checked = await files.check({
    format: 'shopify',
    text: [head, renamed('stopped', first), ...others].join('\n'),
  });
  await owner.post(`/api/admin/imports/${checked.importId}/apply`, { leaveOut: [] });
  const jobOf = async () =>
    (
      await shop.query(
        `select id, done from desk_job where kind = 'apply_import' order by created_at desc limit 1`,
      )
    )[0];
  await expect.poll(async () => Number((await jobOf())?.done), { timeout: 30_000 }).toBeGreaterThan(0);
  expect((await owner.post(`/api/admin/jobs/${(await jobOf())?.id}/cancel`, {})).status).toBe(200);
  await expect
    .poll(async () => (await files.read(checked.importId)).pictures, { timeout: 30_000 })
    .toEqual({ waiting: 0, fetched: 1, failed: 0 });
});
