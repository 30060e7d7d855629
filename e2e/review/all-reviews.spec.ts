// The page of all reviews: its address says what it shows.
import { all, articles, bar, ratings } from '../review-list.ts';
import { expect, test } from '../shopper.ts';

test('[RT-12, RV-05, RV-06] the whole state is the address: sorts, filters, sizes of a page, Back', async ({
  page,
}) => {
  await page.goto(all);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nocturne Bias Slip Dress');
  await expect(articles(page)).toHaveCount(10);
  await expect(page.getByRole('main')).toContainText('1 to 10 of 40');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('lowest');
  await expect(page).toHaveURL(`${all}?sort=lowest`);
  await expect.poll(async () => (await ratings(page))[0]).toBeLessThan(5);
  const worst = await ratings(page);
  expect(worst).toEqual(worst.toSorted());
  await page.getByRole('navigation', { name: 'Pages of reviews' }).getByRole('link', { name: '2' }).click();
  await expect(page).toHaveURL(`${all}?sort=lowest&page=2#list`);
  await expect(page.getByRole('main')).toContainText('11 to 20 of 40');
  // Another page size begins again at the first page, and so does another filter.
  await page.getByRole('link', { name: '40 a page' }).click();
  await expect(page).toHaveURL(`${all}?sort=lowest&ps=40`);
  await expect(articles(page)).toHaveCount(40);
  await page.goBack();
  await expect(page).toHaveURL(`${all}?sort=lowest&page=2#list`);
  await bar(page, '5 stars').click();
  await expect(page).toHaveURL(`${all}?rating=5&sort=lowest`);
  await expect(bar(page, '5 stars')).toHaveAttribute('aria-current', 'true');
  expect(new Set(await ratings(page))).toEqual(new Set([5]));
  await page.reload();
  expect(new Set(await ratings(page))).toEqual(new Set([5]));
  await page.getByRole('link', { name: 'Clear the filter' }).click();
  await expect(page).toHaveURL(`${all}?sort=lowest`);
  // What is chosen already asks for nothing.
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('.data')) requestCount += 1;
  });
  await page.getByRole('link', { name: '10 a page' }).click();
  await expect(page).toHaveURL(`${all}?sort=lowest`);
  expect(requestCount).toBe(0);
});

test('[RT-12] every filter leaves as many as it says', async ({ page }) => {
  await page.goto(all);
  await page.locator('summary', { hasText: 'Size bought' }).click();
  const option = page.getByRole('group', { name: 'Size bought' }).getByRole('checkbox').first();
  const count = Number(
    /\d+$/.exec((await option.locator('xpath=ancestor::label').textContent())?.trim() ?? '')?.[0],
  );
  await option.press('Space');
  await expect(page).toHaveURL(/size=/);
  await expect(page.getByText(`${count} of 40 reviews`)).toBeVisible();
  await expect(articles(page)).toHaveCount(Math.min(10, count));
  await expect(option).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'With photos' }).check();
  await expect(page).toHaveURL(/photos=true/);
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('zeppelin');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No review fits all of that.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all 40' }).click();
  await expect(page).toHaveURL(all);
  await expect(articles(page)).toHaveCount(10);
});

test('[RT-12] what an address says badly is left out, and a product that is not there is not found', async ({
  page,
}) => {
  await page.goto(`${all}?page=0&ps=1000000000&sort=nonsense&rating=9,x&height=tall&photos=maybe`);
  await expect(articles(page)).toHaveCount(10);
  await page.goto(`${all}?page=999`);
  await expect(page).toHaveURL(`${all}?page=4`);
  for (const id of ['999999', 'x', '0']) {
    const answer = await page.request.get(`/products/reviews/${id}`);
    expect(answer.status()).toBe(404);
  }
  await page.goto('/products/reviews/01001');
  await expect(page).toHaveURL(all);
});
