// Every text that nobody has translated is marked with its language, on every page that says it.
import { Parser } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const productId = 1001;
let own: string[];

/** A product whose French is gone, and its texts as the shop has them, where they could not be French as well. */
beforeAll(async () => {
  await shop.query(
    `update product set banner_text = 'Seen by candlelight only', promo_tag = 'Almost famous',
       size_note_short = 'Cut close to the body.' where id = $1`,
    [productId],
  );
  await shop.query("update price set promo_text = 'Ten off with the right word.' where product_id = $1", [
    productId,
  ]);
  for (const table of ['product', 'product_image', 'fit_note', 'product_chemical'])
    await shop.query(`delete from ${table}_translation where product_id = $1`, [productId]);
  const [row] = await shop.query(
    `select array_remove(array[color_name, banner_text, promo_tag, size_note_short, country_description, ingredients,
         split_part(description, '.', 1)] || care_instructions || materials || details
         || array(select alt from product_image where product_id = product.id)
         || array(select text from fit_note where product_id = product.id)
         || (select promo_text from price where product_id = product.id), null) as texts
       from product where id = $1`,
    [productId],
  );
  const texts = row?.texts as string[] | undefined;
  own = (texts ?? []).map(plain).filter((text) => text.length > 3);
});

const plain = (text: string) => text.replace(/[*_\n]|\[|\]\([^)]*\)/g, '').trim();
const said = ['alt', 'aria-label', 'title', 'placeholder'];

interface Said {
  readonly text: string;
  readonly language: string;
}

/** All that is seen and heard of a page, each with the language that is marked for it. */
function saidOn(html: string): Said[] {
  const texts: Said[] = [];
  const languages: string[] = [];
  const skipped: string[] = [];
  const here = () => languages.at(-1) ?? '';
  const handler = {
    onopentag: (name: string, attributes: Record<string, string>) => {
      languages.push(attributes.lang ?? here());
      if (name === 'script' || name === 'style' || name === 'head') skipped.push(name);
      if (skipped.length === 0)
        for (const attribute of said)
          if (attributes[attribute]) texts.push({ text: plain(attributes[attribute]), language: here() });
    },
    ontext: (text: string) => {
      if (skipped.length === 0 && text.trim() !== '') texts.push({ text: plain(text), language: here() });
    },
    onclosetag: (name: string) => {
      languages.pop();
      if (skipped.at(-1) === name) skipped.pop();
    },
  };
  new Parser(handler, { decodeEntities: true }).end(html);
  return texts;
}

/** What of the product's own texts is said there: of each, whether it is marked. */
async function ownTextsOn(path: string) {
  const html = await (await shop.send(path)).text();
  const words = (text: string) =>
    new RegExp(`(^|\\P{L})${text.replace(/[.?+()|^$\\{}]/g, '\\$&')}($|\\P{L})`, 'u');
  return saidOn(html).filter(({ text }) => own.some((each) => words(each).test(text)));
}

test('a product without French is said in English on its French page, and every word of it is marked so', async () => {
  const page = await ownTextsOn(`/fr/product/${productId}/x`).then(async (found) =>
    found.length > 0
      ? found
      : ownTextsOn((await shop.send(`/fr/product/${productId}`)).headers.get('location') ?? ''),
  );
  expect(page.filter(({ language }) => language !== 'en')).toEqual([]);
  // The color, a picture, the description, the details, the banner, the note of the sizes, the offer.
  const seen = new Set(own.filter((each) => page.some(({ text }) => text.includes(each))));
  for (const text of ['Seen by candlelight only', 'Almost famous', 'Cut close to the body.'])
    expect(seen).toContain(text);
  expect(seen.size).toBeGreaterThan(9);
});

test.each(['/fr/c/dresses', '/fr/search?q=nocturne', '/fr/search?q=robe+nuisette'])(
  'a tile of it on %s is marked too',
  async (path) => {
    const found = await ownTextsOn(path);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ language }) => language !== 'en')).toEqual([]);
  },
);

test('in the shop’s own language nothing is marked', async () => {
  const location = (await shop.send(`/product/${productId}`)).headers.get('location') ?? '';
  const found = await ownTextsOn(location);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['en-US']));
});
