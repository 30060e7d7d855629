// It is back: from the email that asks to the delivery, the email that tells, the product with the size chosen, and the way out.
import { delivers } from '../merchant.ts';
import { expect, expectAccessible, test } from '../shopper.ts';
import { sizesOf } from '../stock-room.ts';
import { someAddress } from '../waitlist-page.ts';

const productId = 1020;

test('[WL-12, WL-13, WL-14, RT-10] whoever waited by email hears of a delivery, finds their size chosen, and can have silence', async ({
  page,
  context,
  baseURL,
}) => {
  const [sizeId = 0] = await sizesOf(productId);
  const address = someAddress();
  const shop = baseURL ?? '';
  await delivers(context.request, productId, sizeId, 0);
  const joined = await context.request.post('/api/waitlist', {
    headers: { origin: shop },
    data: { productId, sizeId, activeTab: 'email', emailAddressNotify: address },
  });
  expect(joined.ok()).toBe(true);

  /** The link in the latest email to them that says so. */
  const linkInEmail = async (words: RegExp, link: RegExp): Promise<string> => {
    const message = page.getByRole('listitem').filter({ hasText: address }).filter({ hasText: words });
    await expect(async () => {
      await page.goto('/outbox');
      await expect(message.first()).toBeVisible({ timeout: 500 });
    }).toPass();
    const found = link.exec((await message.first().textContent()) ?? '')?.[0] ?? '';
    return found.replace(/^https?:\/\/[^/]+/, shop);
  };
  await page.goto(await linkInEmail(/Please confirm/, /http\S+token=[\w.-]{80}/));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was it you?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my place' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waitlisted!');

  await delivers(context.request, productId, sizeId, 5);
  const back = /It is back/;
  const product = await linkInEmail(back, /http\S+\?size=\d+/);
  const unsubscribe = await linkInEmail(back, /http\S+unsubscribe\?token=[\w.-]{87}/);
  await page.goto(product);
  await expect(
    page.getByRole('radio', { checked: true }).and(page.locator(`[value="${sizeId}"]`)),
  ).toBeVisible();

  await page.goto(unsubscribe);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more emails?');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silence, then');
  await context.addCookies([{ name: 'flags', value: 'second_style', url: shop }]);
  await page.reload();
  await expectAccessible(page);
});
