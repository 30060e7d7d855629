// Files of products: what leaves the shop comes back as it is, what a file asks for is seen before it is done, and all
// of it can be taken back.
import { beforeAll, describe, expect, test } from 'vitest';
import { importsOf } from '../../testing/access/desk-imports.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let files: ReturnType<typeof importsOf>;
beforeAll(async () => {
  files = importsOf(await desk.owner());
});

const skusOf = async (productId: number) => {
  const rows = await shop.query(
    `select code, on_hand, size_group.name as size from sku join stock_level on sku_id = sku.id
      join size_group on size_group.id = size_group_id where product_id = $1 order by position`,
    [productId],
  );
  return rows.map(({ code, on_hand, size }) => ({
    code: String(code),
    onHand: Number(on_hand),
    size: String(size),
  }));
};
const stockOf = async (sku: string) => {
  const [row] = await shop.query(
    'select on_hand from stock_level join sku on sku.id = sku_id where code = $1',
    [sku],
  );
  return Number(row?.on_hand);
};
const lines = (...rows: readonly string[]) => rows.join('\n');

describe('the shop’s own file', () => {
  test('[DK-21] what is exported and imported again changes nothing, in any row of the whole shop', async () => {
    const text = await files.export();
    const [counted] = await shop.query(
      `select count(distinct product.id)::int as products, count(sku.id)::int as skus from product
        left join sku on sku.product_id = product.id where not product.is_gift_card`,
    );
    expect(counted?.products).toBeGreaterThan(150);
    const checked = await files.check({ format: 'vitrine', text });
    expect(checked.counts).toEqual({ new: 0, changed: 0, same: counted?.skus, refused: 0 });
    expect(checked.effects).toEqual({ calls: 0, bags: 0, steep: 0 });
    // Nor does it when it is applied: there is nothing to apply.
    const owner = await desk.owner();
    const nothing = await owner.post(`/api/admin/imports/${checked.importId}/apply`, {});
    expect((await problemOf(nothing)).message).toBe('Nothing is left to do.');
  });

  test('[DK-20] is looked through row by row, applied but for what is left out, and taken back but for what was changed since', async () => {
    const [one, two] = await skusOf(1014);
    const [other] = await skusOf(1015);
    if (!one || !two) throw new Error('1014 has two sizes.');
    const text = lines(
      'number,sku,price,on_hand,materials',
      `1014,${one.code},411.50,${one.onHand + 5},"Silk\nThread"`,
      `1014,${two.code},411.50,"2,000",`,
      `1015,${other?.code},a lot,3,`,
      ',,12,,',
      `1014,${one.code},411.50,,`,
      '909090,NOBODY-1,10,,',
    );
    const checked = await files.check({ format: 'vitrine', text });
    expect(checked.counts).toEqual({ new: 0, changed: 2, same: 0, refused: 4 });
    const rows = Object.fromEntries(checked.rows.map((row) => [row.row, row]));
    expect(rows[2]?.fields.map(({ at, after }) => [at, after])).toEqual([
      ['price', '411.5'],
      ['materials', 'Silk\nThread'],
      ['on_hand', String(one.onHand + 5)],
    ]);
    expect(rows[2]?.fields[0]).toMatchObject({ label: 'Price', before: expect.stringMatching(/^\d+$/) });
    expect(rows[3]?.fields).toMatchObject([{ at: 'on_hand', before: String(two.onHand), after: '2000' }]);
    expect([4, 5, 6, 7].map((row) => rows[row]?.reasons[0]?.message)).toEqual([
      '“a lot” is not an amount.',
      'Every row needs a SKU; without it we cannot tell which size is meant.',
      'The same SKU twice in one file. Row 2 was taken.',
      'There is no product 909090. Leave the number empty to make a new one.',
    ]);
    // Nothing has changed by looking.
    expect(await stockOf(one.code)).toBe(one.onHand);
    const [before] = await shop.query(
      'select price_minor, materials from price join product on id = product_id where id = 1014',
    );
    const { importId } = checked;
    const applied = await files.apply(importId, [3]);
    expect(applied.outcomes).toMatchObject({ applied: 1, left: 0, overtaken: 0 });
    expect([await stockOf(one.code), await stockOf(two.code)]).toEqual([one.onHand + 5, two.onHand]);
    const [after] = await shop.query(
      'select price_minor, materials from price join product on id = product_id where id = 1014',
    );
    expect(after).toMatchObject({ price_minor: '41150', materials: ['Silk', 'Thread'] });
    const audit = await shop.query(
      "select verb, actor_name from audit_entry where thing = 'stock' order by id desc limit 1",
    );
    expect(audit).toEqual([{ verb: 'stock.change', actor_name: 'Jules Lindqvist' }]);

    // Somebody changes the price since, and two are sold.
    await shop.query('update price set price_minor = 50000 where product_id = 1014');
    await shop.query(
      'update stock_level set on_hand = on_hand - 2 from sku where sku.id = sku_id and code = $1',
      [one.code],
    );
    const undone = await files.undo(importId);
    expect(undone.outcomes).toMatchObject({ applied: 0, undone: 0, notUndone: 1 });
    expect(undone.rows.find(({ row }) => row === 2)?.reasons).toMatchObject([
      {
        at: 'price',
        code: 'changed_since',
        message: 'Somebody has changed this meanwhile; it is left as it is.',
      },
    ]);
    const [last] = await shop.query(
      'select price_minor, materials from price join product on id = product_id where id = 1014',
    );
    expect(last).toEqual({ price_minor: '50000', materials: before?.materials });
    expect(await stockOf(one.code)).toBe(one.onHand - 2);
    const again = await (await desk.owner()).post(`/api/admin/imports/${importId}/undo`, {});
    expect((await problemOf(again)).code).toBe('conflict');
  });

  test('[DK-20] prices that move by more than a fifth are counted, up or down', async () => {
    const prices = await shop.query(
      `select product_id::int as id, price_minor::int as minor from price join product on product.id = product_id
        where sale_minor is null and promo_minor is null and is_active and not is_gift_card
          and not exists (select from flash_deal where flash_deal.product_id = product.id) order by 1 desc limit 3`,
    );
    const shares = [1.21, 1.19, 0.79];
    const rows = await Promise.all(
      prices.map(async ({ id, minor }, at) => {
        const [size] = await skusOf(Number(id));
        return `${id},${size?.code},${(Math.round(Number(minor) * (shares[at] ?? 1)) / 100).toFixed(2)},,`;
      }),
    );
    const checked = await files.check({
      format: 'vitrine',
      text: lines('number,sku,price,sale_price,promo_price', ...rows),
    });
    expect(checked.counts).toMatchObject({ changed: 3, refused: 0 });
    expect(checked.effects.steep).toBe(2);
    expect((await files.read(checked.importId, '&verdict=taken')).rows).toHaveLength(3);
    expect((await files.read(checked.importId, '&verdict=same')).rows).toHaveLength(0);
  });

  test('[DK-20] what somebody changed between looking and doing is left alone and named', async () => {
    const [one] = await skusOf(1016);
    const [two] = await skusOf(1018);
    const text = lines(
      'number,sku,name,on_hand',
      `1016,${one?.code},A Name of the File,`,
      `1018,${two?.code},,${(two?.onHand ?? 0) + 9}`,
    ).replace(`1018,${two?.code},,`, `1018,${two?.code},"${(await nameOf(1018)) ?? ''}",`);
    const checked = await files.check({ format: 'vitrine', text });
    expect(checked.counts).toMatchObject({ changed: 2 });
    await shop.query('update product set version = version + 1 where id = 1016');
    await shop.query(
      'update stock_level set on_hand = on_hand + 1 from sku where sku.id = sku_id and code = $1',
      [two?.code],
    );
    const applied = await files.apply(checked.importId);
    expect(applied.outcomes).toMatchObject({ applied: 0, overtaken: 2 });
    expect(applied.rows.map(({ reasons }) => reasons[0]?.message)).toEqual([
      'Somebody has changed this meanwhile; it is left as it is.',
      `There are ${(two?.onHand ?? 0) + 1} now: some came or went meanwhile.`,
    ]);
    expect(await nameOf(1016)).not.toBe('A Name of the File');
  });

  test('[DK-20] makes products, in colors of one design, which stay drafts until shoppers would miss nothing', async () => {
    const head = 'family,sku,name,color,brand,price,size,on_hand,state,description';
    const text = lines(
      head,
      'lantern,LANT-RED-S,Lantern Dress,Red,Maison Nouvelle,320,S,4,live,Long enough a description for whoever looks.',
      'lantern,LANT-RED-M,,Red,,,M,6,,',
      'lantern,LANT-BLU-S,Lantern Dress,Blue,Maison Nouvelle,330,S,0,draft,Short',
      'lantern,LANT-GRN-S,Lantern Dress,Green,Maison Nouvelle,0,S,1,draft,Short',
    );
    const checked = await files.check({ format: 'vitrine', text });
    expect(checked.counts).toEqual({ new: 3, changed: 0, same: 0, refused: 1 });
    expect(checked.rows[0]?.reasons.map(({ message }) => message)).toEqual([
      'It needs a picture.',
      'It needs a picture of its color.',
      'It has to be in a category.',
    ]);
    await files.apply(checked.importId);
    const made = await shop.query(
      `select product.id, group_id, color_name, is_active, brand.name as brand from product
        join brand on brand.id = brand_id where product.name = 'Lantern Dress' order by product.id`,
    );
    expect(made).toMatchObject([
      { color_name: 'Red', is_active: false, brand: 'Maison Nouvelle' },
      { color_name: 'Blue', is_active: false },
    ]);
    expect(new Set(made.map(({ group_id }) => group_id)).size).toBe(1);
    expect([await stockOf('LANT-RED-S'), await stockOf('LANT-RED-M')]).toEqual([4, 6]);
    // The same file once more finds what it made.
    expect((await files.check({ format: 'vitrine', text })).counts).toEqual({
      new: 0,
      changed: 0,
      same: 3,
      refused: 1,
    });
    const undone = await files.undo(checked.importId);
    expect(undone.outcomes).toMatchObject({ undone: 3, notUndone: 0 });
    const gone = await shop.query("select from product where name = 'Lantern Dress' and archived_at is null");
    expect(gone).toEqual([]);
  });
});

const nameOf = async (productId: number) =>
  (await shop.query('select name from product where id = $1', [productId]))[0]?.name;

const shopifyOld = lines(
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Status',
  'harbor-coat,Harbor Coat,"<p>Wool &amp; cashmere, <b>lined</b>.</p><script>alert(1)</script><ul><li>Two pockets</li><li>Horn buttons</li></ul>",Maison Orle,Coat,"warm, winter",true,Color,Navy,Size,S,HC-NVY-S,3,480.00,600.00,4006381333931,https://cdn.example.com/one.jpg,1,A navy coat seen from the front,active',
  'harbor-coat,,,,,,,,Navy,,M,HC-NVY-M,5,480.00,600.00,,https://cdn.example.com/two.jpg,2,,',
  'harbor-coat,,,,,,,,Camel,,S,HC-CML-S,2,500.00,,,,,,',
  'harbor-coat,,,,,,,,,,,,,,,,https://cdn.example.com/three.jpg,3,,',
  'plain-scarf,Plain Scarf,,Maison Orle,,,true,Title,Default Title,,,,7,90.00,,,,,,active',
  'card,Gift Card,,Maison Orle,,,true,Title,Default Title,,,GC-1,,10.00,,,,,,active',
).replace('Status\n', 'Status\n');

const shopifyNew = shopifyOld
  .replace('Handle,Title,Body (HTML)', 'URL handle,Title,Description')
  .replace(
    'Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value',
    'Published on online store,Option1 name,Option1 value,Option2 name,Option2 value',
  )
  .replace(
    'Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode',
    'SKU,Inventory quantity,Price,Compare-at price,Barcode',
  )
  .replace('Image Src,Image Position,Image Alt Text', 'Product image URL,Image position,Image alt text');

describe('[DK-20] Shopify’s file', () => {
  test('is understood with the columns it had and with those it has, and found again when it comes twice', async () => {
    const checked = await files.check({ format: 'shopify', text: shopifyOld });
    expect(checked.counts).toEqual({ new: 6, changed: 0, same: 0, refused: 0 });
    const applied = await files.apply(checked.importId);
    expect(applied.outcomes).toMatchObject({ applied: 6, left: 0, refused: 0 });
    const made = await shop.query(
      `select name, color_name, description, price_minor, sale_minor, is_active, group_id,
          (select string_agg(code || ' ' || size_group.name || ' ' || on_hand, ', ' order by position) from sku
            join size_group on size_group.id = size_group_id join stock_level on sku_id = sku.id
            where sku.product_id = product.id) as sizes
        from product join price on product_id = product.id
        where name in ('Harbor Coat', 'Plain Scarf') order by product.id`,
    );
    expect(made).toMatchObject([
      {
        color_name: 'Navy',
        description: 'Wool & cashmere, **lined**.\n\n- Two pockets\n- Horn buttons',
        price_minor: '60000',
        sale_minor: '48000',
        sizes: 'HC-NVY-S S 3, HC-NVY-M M 5',
        is_active: false,
      },
      { color_name: 'Camel', price_minor: '50000', sale_minor: null, sizes: 'HC-CML-S S 2' },
      { name: 'Plain Scarf', color_name: '', sizes: 'plain-scarf-One-Size One Size 7' },
    ]);
    expect(made[0]?.group_id).toBe(made[1]?.group_id);
    const again = await files.check({ format: 'shopify', text: shopifyNew });
    // Nobody is known by the name its pictures are at: they would be asked for once more.
    expect(again.counts).toEqual({ new: 0, changed: 1, same: 5, refused: 0 });
    const changed = again.rows.filter(({ verdict }) => verdict === 'changed');
    expect(changed.map(({ fields }) => fields.map(({ at }) => at))).toEqual([['image_url']]);
  });
});

describe('[DK-20] a file of whoever', () => {
  const text = lines('Artikel;Ware;Preis;Bestand', 'WH-1;Wharf Tote;"1.234,50";12', 'WH-2;Quay Tote;99;x');
  const mapping = { Artikel: 'sku', Ware: 'name', Preis: 'price', Bestand: 'on_hand' };

  test('is read by the columns that somebody named, once for all files of that kind', async () => {
    const unknown = await problemOf(await files.send({ format: 'mapped', text }));
    expect(unknown).toMatchObject({
      status: 422,
      errors: [{ at: 'file', message: 'Say which columns these are.' }],
    });
    const checked = await files.check({ format: 'mapped', text, mapping });
    expect(checked.counts).toMatchObject({ new: 0, refused: 2 });
    expect(checked.rows.map(({ reasons }) => reasons.map(({ message }) => message))).toEqual([
      ['There is no such brand.'],
      ['“x” is not a number of units.', 'There is no such brand.'],
    ]);
    // The same columns are known from now on.
    expect((await files.check({ format: 'mapped', text })).counts).toEqual(checked.counts);
    const refused = await files.refused(checked.importId);
    expect(refused.split('\r\n')[0]).toBe('row,why_not,name,price,sku,on_hand');
    expect(refused).toContain('3,“x” is not a number of units. There is no such brand.,Quay Tote,99,WH-2,x');
  });
});

describe('a file that is none', () => {
  test.each([
    [
      'no text',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]),
      'vitrine',
      422,
      'This file is no text. Save it as CSV and send that.',
    ],
    [
      'nothing',
      new Uint8Array(),
      'vitrine',
      422,
      'The file has no first line with the names of its columns.',
    ],
    ['a column nobody knows', 'sku,weather\n', 'vitrine', 422, 'There is no column “weather”.'],
    ['a column twice', 'sku,price,Price\n', 'vitrine', 422, 'The column “price” is there twice.'],
    ['no SKU', 'name,price\n', 'vitrine', 422, 'The column “sku” is missing.'],
    [
      'an open quotation mark',
      'sku,"price\n1,2',
      'vitrine',
      422,
      'A quotation mark is opened in the first line and never closed.',
    ],
    [
      'not Shopify’s',
      'sku,price\n',
      'shopify',
      422,
      'This is not Shopify’s product file: it has no Handle or no Title.',
    ],
    ['another format', 'sku\n', 'excel', 400, 'The format is one of vitrine, shopify, mapped.'],
  ])('is refused with a reason: %s', async (_, body, format, status, message) => {
    const form = new FormData();
    form.set('format', format);
    form.set('file', new Blob([body]), 'products.csv');
    const owner = await desk.owner();
    const problem = await problemOf(await owner.send('/api/admin/imports', { method: 'POST', body: form }));
    expect(problem).toMatchObject({ status, message });
  });

  test('a quotation mark that is never closed refuses its row, and none before it', async () => {
    const [one] = await skusOf(1019);
    const text = lines(
      'number,sku,on_hand',
      `1019,${one?.code},${one?.onHand}`,
      '1019,"never closed,3',
      '1,2,3',
    );
    const checked = await files.check({ format: 'vitrine', text });
    expect(checked.counts).toEqual({ new: 0, changed: 0, same: 1, refused: 1 });
    expect(checked.rows[1]?.reasons[0]?.message).toMatch(/^A quotation mark is opened and never closed/);
  });
});
