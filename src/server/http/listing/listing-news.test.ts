import { expect, test } from 'vitest';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const idle = createTestShop({ JOBS_AT_ONCE: '0' });

const page = async (path: string) => (await shop.send(path)).text();
/** Much less than the minute for which a page is kept. */
const soon = { interval: 50, timeout: 12_000 };

/** A category with so few products that all of them are on its first page, and one of these. */
async function smallCategory() {
  const [row] = await shop.query(`select category.slug, max(product.id) as id, count(*)::int from category
    join product_category on category_id = category.id join product on product.id = product_id
    where is_active and product.is_listed and audience_exclusion_type is null
    group by category.slug having count(*) between 2 and 12 order by category.slug limit 1`);
  return { path: `/c/${row?.slug}`, id: Number(row?.id) };
}

test('a product that is new in a list is on its kept page at once, not when the page has grown old', async () => {
  const { path, id } = await smallCategory();
  await shop.query('update product set is_active = false where id = $1', [id]);
  await expect.poll(() => page(path), soon).not.toContain(`/product/${id}/`);
  // Kept now, without a word of the product in it.
  await page(path);
  await shop.query('update product set is_active = true where id = $1', [id]);
  await expect.poll(() => page(path), soon).toContain(`/product/${id}/`);
});

test('another name of a brand or a category is found by search and stands on kept pages without any product changing', async () => {
  const { path, id } = await smallCategory();
  const found = async (words: string) => (await shop.send(`/api/search?q=${words}`)).text();
  expect(await page(path)).not.toContain('Zephyrine');
  await shop.query(
    "update brand set name = 'Zephyrine Quill' where id = (select brand_id from product where id = $1)",
    [id],
  );
  await expect.poll(() => page(path), soon).toContain('Zephyrine');
  await expect.poll(() => found('zephyrine'), soon).toContain(`"productId":${id}`);
  await shop.query('update category set name = $1 where slug = $2', ['Oddments', path.slice(3)]);
  await expect.poll(() => page(path), soon).toContain('Oddments');
  await expect.poll(() => found('oddments'), soon).toContain(`"productId":${id}`);
});

test('however many changes there are, lists are brought up to date by one job', async () => {
  const waiting = () => idle.query("select asked, dead_at from job where kind = 'refresh-listing'");
  await idle.query('delete from job');
  for (let times = 0; times < 20; times++)
    await idle.query('update price set price_minor = price_minor + 1 where product_id = 1001');
  await expect.poll(waiting, soon).toHaveLength(1);
  expect(await idle.query('select distinct product_id from listing_stale')).toEqual([{ product_id: '1001' }]);
});
