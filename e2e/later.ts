// Time that passes in a journey without anybody waiting for it.
import type { Page, Route } from '@playwright/test';

/**
 * From here on the shop says that it is later than it is, and ends the deals of the bag at their time. Call the result to
 * let time pass in the shop and on the device.
 */
export async function laterBy(page: Page, ms: number): Promise<(more: number) => Promise<void>> {
  let ahead = ms;
  const later = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.json();
    const now = Date.parse(body.serverTime) + ahead;
    for (const item of body.content?.cartItems ?? []) {
      if (item.dealEndsAt === null || now < Date.parse(item.dealEndsAt)) continue;
      Object.assign(item, { isDealOver: true, dealEndsAt: null, price: item.fullPrice });
    }
    await route.fulfill({ response, json: { ...body, serverTime: new Date(now).toISOString() } });
  };
  await page.route('**/api/header/cart', later);
  await page.route('**/api/product-view/**', later);
  await page.clock.install();
  return async (more) => {
    ahead += more;
    await page.clock.runFor(more);
  };
}
