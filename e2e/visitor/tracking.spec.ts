// What is noted of a visit, when, and of whom not.
import type { Page, Request } from '@playwright/test';
import { zoomButton } from '../gallery-page.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  isAtRest,
  looks,
  products,
  readsOn,
  test,
} from '../shopper.ts';

const events = (page: Page) =>
  page.evaluate(
    () => (window as { adobeDataLayer?: { event: string; eventInfo: object }[] }).adobeDataLayer ?? [],
  );
const names = async (page: Page) => (await events(page)).map(({ event }) => event);
const isEvents = (request: Request) => request.url().endsWith('/api/events');

test('[TR-01] a page is viewed after its delay, and what is done there is told, to the shop and the data layer', async ({
  page,
  context,
}) => {
  // A browser without a desktop asks first, and there is nobody to answer.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent = page.waitForRequest(
    (request) => isEvents(request) && /page-view/.test(request.postData() ?? ''),
  );
  await page.goto(products.ordinary);
  const began = await page.evaluate(() => performance.timeOrigin);
  await expect.poll(() => names(page)).toEqual(['page-view']);
  const [viewed] = (await events(page)) as { eventInfo: { productId: number; at: string } }[];
  expect(viewed?.eventInfo.productId).toBe(1001);
  expect(Date.parse(viewed?.eventInfo.at ?? '') - began).toBeGreaterThan(500);
  expect(JSON.parse((await sent).postData() ?? '')).toMatchObject([{ name: 'page-view', productId: 1001 }]);

  await page
    .getByRole('button', { name: /Love|heart/i })
    .first()
    .click();
  await expect.poll(() => names(page)).toContain('love');
  await readsOn(page);
  await page.getByRole('region', { name: 'Share' }).getByRole('button', { name: /link/i }).click();
  await expect.poll(() => names(page)).toContain('share');
});

test('[TR-01] a closer look at a picture is noted, with which', async ({ page }) => {
  await page.goto(products.ordinary);
  await zoomButton(page).click();
  await expect.poll(() => names(page)).toContain('image-zoom');
  const zoom = (await events(page)).find(({ event }) => event === 'image-zoom');
  expect(zoom?.eventInfo).toMatchObject({ productId: 1001, image: 0 });
});

test('[TR-01] what waits when the page is left is sent with it', async ({ page, context }) => {
  await page.goto(products.ordinary);
  await page.waitForResponse((response) => isEvents(response.request()));
  const eventsRequest = context.waitForEvent('request', isEvents);
  await page
    .getByRole('button', { name: /Love|heart/i })
    .first()
    .click();
  await expect.poll(() => names(page)).toContain('love');
  await page.goto('/sizechart');
  expect((await eventsRequest).method()).toBe('POST');
});

/** What is noted of it is noted when the shop has answered. */
async function lovesIt(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/loves'));
  await page
    .getByRole('button', { name: /^Love /i })
    .first()
    .click();
  await answered;
  await isAtRest(page);
}

for (const header of ['sec-gpc', 'dnt'])
  test(`[TR-01] a browser that says ${header} is neither asked nor noted, not even by the page for itself`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => isEvents(request) && requests.push(request));
    await page.setExtraHTTPHeaders({ [header]: '1', 'cf-ipcountry': 'FR' });
    await page.goto(products.ordinary);
    await lovesIt(page);
    expect(await events(page)).toEqual([]);
    await expect(page.getByRole('region', { name: 'Your say' })).toHaveCount(0);
    await page.goto('/sizechart');
    expect(requests).toEqual([]);
  });

test.describe('where consent is asked for', () => {
  test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'cf-ipcountry': 'FR' }));

  for (const { name, viewport, flags } of looks)
    test.describe(name, () => {
      test.use({ viewport, flags });
      test('[TR-01] nothing is noted before the answer, both answers are as easy, and it can be changed', async ({
        page,
      }) => {
        const requests: Request[] = [];
        page.on('request', (request) => isEvents(request) && requests.push(request));
        await page.goto(products.ordinary);
        const notice = page.getByRole('region', { name: 'Your say' });
        const [no, yes] = [
          notice.getByRole('button', { name: 'No' }),
          notice.getByRole('button', { name: 'Yes' }),
        ];
        const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()];
        expect(Math.abs((noBox?.width ?? 0) - (yesBox?.width ?? 9))).toBeLessThan(2);
        expect(noBox?.height).toBe(yesBox?.height);
        await expectFits(page);
        await expectAccessible(page);
        await lovesIt(page);
        expect(await events(page)).toEqual([]);

        await yes.click();
        await expect(notice).toHaveCount(0);
        await expect(page).toHaveURL(products.ordinary);
        await expect.poll(() => names(page)).toEqual(['page-view']);

        await page.goto('/region#consent');
        await page.getByRole('button', { name: 'Do not note it' }).click();
        await expect(page.getByText('Nothing you do is noted now.')).toBeVisible();
        await page.goto(products.unreviewed);
        await lovesIt(page);
        expect(await events(page)).toEqual([]);
        await expect(notice).toHaveCount(0);
        // What a page has noted goes out when it is left.
        await page.goto('/sizechart');
        expect(requests.map((request) => request.postData()).join()).not.toContain('love');
      });
    });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('[TR-01] the question is answered all the same', async ({ page }) => {
      await page.goto('/c/dresses');
      await page.getByRole('button', { name: 'No, thank you' }).click();
      await expect(page).toHaveURL(/\/c\/dresses$/);
      await expect(page.getByRole('region', { name: 'Your say' })).toHaveCount(0);
    });
  });
});
