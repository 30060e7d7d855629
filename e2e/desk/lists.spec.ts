// All lists of the desk are one part, and behave alike: what one does with one of them, one does with each.
import { readFile } from 'node:fs/promises';
import { newAddress } from '../customer.ts';
import { type DeskList, rowsOf, usesList } from '../desk-list.ts';
import { comesToWork } from '../desk-people.ts';
import { expect, screens, test } from '../shopper.ts';
import { giveUpLetter, listPaymentLinks, listRefusals } from '../stock-room.ts';

test.use({ viewport: screens.desktop });

const lists: readonly DeskList[] = [
  { path: 'orders', narrowed: 'country=US', chip: 'Country', sort: ['Placed', 'oldest'], isLong: true },
  { path: 'customers', narrowed: 'sort=oldest', sort: ['Since', 'oldest'] },
  { path: 'stock', narrowed: 'q=1012', sort: ['SKU', 'newest'], isLong: true },
  { path: 'demand', narrowed: 'sort=since', sort: ['Money', 'money'] },
  { path: 'messages', narrowed: 'state=dead', chip: 'State', sort: ['Made', 'oldest'] },
  { path: 'codes', narrowed: 'sort=uses', sort: ['Made', 'oldest'] },
  { path: 'audit', narrowed: 'thing=order', chip: 'Thing', sort: ['When', 'oldest'] },
];

/** What a shop of one's own has only after a while. */
const oldLists: readonly (DeskList & { readonly prepare: () => Promise<void> })[] = [
  {
    path: 'orders/links',
    narrowed: 'q=listed-7',
    sort: ['Made', 'oldest'],
    isLong: true,
    prepare: listPaymentLinks,
  },
  {
    path: 'reviews/refusals',
    narrowed: 'stars=2',
    chip: 'Stars',
    sort: ['When', 'oldest'],
    isLong: true,
    prepare: listRefusals,
  },
];

for (const list of lists)
  test(`[DK-03] ${list.path}: filters in the address, sort, pages, columns, a view of one’s own, many at once, and a file`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    await giveUpLetter(newAddress(), '=HYPERLINK("http://evil.example")');
    await comesToWork(context, baseURL);
    const noted = await page.request.post('/api/admin/orders/2300/notes', {
      headers: { origin: baseURL ?? '' },
      data: { text: 'Ring twice.' },
    });
    expect(noted.ok(), await noted.text()).toBe(true);
    await usesList(page, list);
  });

for (const list of oldLists)
  test(`${list.path}: filters in the address, sort, pages, columns, a view of one’s own, many at once, and a file`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    await list.prepare();
    await comesToWork(context, baseURL);
    await usesList(page, list);
  });

test('[DK-03] a search is in the address, and what a stranger wrote as a formula is text in the file', async ({
  page,
  context,
  baseURL,
}) => {
  const email = newAddress();
  await giveUpLetter(email, '=HYPERLINK("http://evil.example")');
  await comesToWork(context, baseURL);
  await page.goto('/desk/messages');
  await expect(rowsOf(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/desk/messages?q=${encodeURIComponent(email)}`);
  await expect(rowsOf(page)).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});
