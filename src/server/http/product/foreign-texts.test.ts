// Every text that nobody has translated is marked with its language, on every page and in every email that says it.
import { Parser } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const productId = 1001;
let ownTexts: string[];

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
  for (const table of ['product', 'product_image', 'fit_note', 'product_chemical', 'social_photo'])
    await shop.query(`delete from ${table}_translation where product_id = $1`, [productId]);
  await shop.query("update category set name = 'Things of Thread' where slug = 'dresses'");
  await shop.query(
    "delete from category_translation where category_id = (select id from category where slug = 'dresses')",
  );
  await shop.query('delete from content_translation');
  const [row] = await shop.query(
    `select array_remove(array[color_name, banner_text, promo_tag, size_note_short, country_description, ingredients,
         split_part(description, '.', 1), 'Things of Thread'] || care_instructions || materials || details
         || array(select alt from product_image where product_id = product.id)
         || array(select text from fit_note where product_id = product.id)
         || (select promo_text from price where product_id = product.id), null) as texts
       from product where id = $1`,
    [productId],
  );
  const texts = row?.texts as string[] | undefined;
  ownTexts = (texts ?? []).map(withoutMarkdown).filter((text) => text.length > 3);
});

const withoutMarkdown = (text: string) => text.replace(/[*_\n]|\[|\]\([^)]*\)/g, '').trim();
const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder'];

interface PageText {
  readonly text: string;
  readonly language: string;
}

/** All that is seen and heard of a page, each with the language that is marked for it. */
function textsIn(html: string): PageText[] {
  const texts: PageText[] = [];
  const languages: string[] = [];
  const skipped: string[] = [];
  const here = () => languages.at(-1) ?? '';
  const handler = {
    onopentag: (name: string, attributes: Record<string, string>) => {
      languages.push(attributes.lang ?? here());
      if (name === 'script' || name === 'style' || name === 'head') skipped.push(name);
      if (skipped.length === 0)
        for (const attribute of spokenAttributes)
          if (attributes[attribute])
            texts.push({ text: withoutMarkdown(attributes[attribute]), language: here() });
    },
    ontext: (text: string) => {
      if (skipped.length === 0 && text.trim() !== '')
        texts.push({ text: withoutMarkdown(text), language: here() });
    },
    onclosetag: (name: string) => {
      languages.pop();
      if (skipped.at(-1) === name) skipped.pop();
    },
  };
  new Parser(handler, { decodeEntities: true }).end(html);
  return texts;
}

/** Which of the shop's own texts stand there: of each, in which language it is marked. */
function ownTextsIn(html: string): PageText[] {
  const pattern = (text: string) =>
    new RegExp(`(^|\\P{L})${text.replace(/[.?+()|^$\\{}]/g, '\\$&')}($|\\P{L})`, 'u');
  return textsIn(html).filter(({ text }) => ownTexts.some((each) => pattern(each).test(text)));
}

async function ownTextsOn(path: string): Promise<PageText[]> {
  const response = await shop.send(path);
  const location = response.headers.get('location');
  return location === null ? ownTextsIn(await response.text()) : ownTextsOn(location);
}

test('[LG-01] a product without French is shown in English on its French page, and every word of it is marked so', async () => {
  const page = await ownTextsOn(`/fr/product/${productId}`);
  expect(page.filter(({ language }) => language !== 'en')).toEqual([]);
  // The color, a picture, the description, the details, the banner, the note of the sizes, the offer, the category.
  const seen = new Set(ownTexts.filter((each) => page.some(({ text }) => text.includes(each))));
  for (const text of [
    'Seen by candlelight only',
    'Almost famous',
    'Cut close to the body.',
    'Things of Thread',
  ])
    expect(seen).toContain(text);
  expect(seen.size).toBeGreaterThan(10);
});

test.each(['/fr/c/dresses', '/fr/c/clothing', '/fr/search?q=nocturne', '/fr/search?q=robe+nuisette'])(
  '[LG-01] a tile of it, and its category, on %s are marked too',
  async (path) => {
    const found = await ownTextsOn(path);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ language }) => language !== 'en')).toEqual([]);
  },
);

test('[LG-01] a suggestion, a photo and a text of the merchant say that nobody has translated them', async () => {
  const answer = async (path: string) =>
    (await shop.send(path, { headers: { referer: `${shop.origin}/fr/` } })).json();
  const { content: suggested } = await answer('/api/search/suggestions?q=things');
  expect(suggested.links[0]).toMatchObject({ name: 'Things of Thread', untranslated: ['name'] });
  const { content: photos } = await answer(`/api/social-photos/${productId}`);
  expect(photos.length).toBeGreaterThan(0);
  for (const photo of photos) expect(photo.untranslated).toEqual(['alt']);
  const { content: html } = await answer('/api/content/pdp-landers-in-stock');
  expect(html).toMatch(/^<div lang="en">.+<\/div>$/s);
});

test('in the shop’s own language nothing is marked', async () => {
  const found = await ownTextsOn(`/product/${productId}`);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['en-US']));
  expect((await (await shop.send('/api/content/pdp-landers-in-stock')).json()).content).not.toContain(
    'lang=',
  );
});
