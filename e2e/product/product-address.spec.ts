// What the address of a product page can ask for.
import { expect, expectAccessible, isAtRest, products, screens, test } from '../shopper.ts';

test('[RT-05, PG-12] ?reviews scrolls to the reviews a second after the page has loaded, over a second', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto(`${products.ordinary}?reviews=true`, { waitUntil: 'load' });
  // A touch wakes the page, which otherwise waits for time to pass.
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  const reviews = page.locator('#reviews');
  const top = () => reviews.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const scrolled = () => page.evaluate(() => scrollY);
  await page.clock.runFor(999);
  expect(await scrolled()).toBe(0);
  await page.clock.runFor(151);
  expect(await scrolled()).toBeGreaterThan(0);
  await page.clock.runFor(650);
  expect(await scrolled()).toBeGreaterThan(0);
  expect(await top()).toBeGreaterThan(121);
  await page.clock.runFor(300);
  expect(await top()).toBe(120);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });
  test('[RT-05, PG-12] the reviews come to rest 140 px below the top', async ({ page }) => {
    await page.goto(`${products.ordinary}?reviews`);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await expect
      .poll(() => reviews.evaluate((section) => Math.round(section.getBoundingClientRect().top)), {
        timeout: 8_000,
      })
      .toBe(140);
  });
});

test('[RT-06] ?reviewStatus opens Review Not Available, 650 px wide', async ({ page }) => {
  await page.goto(`${products.ordinary}?reviewStatus=not-bought`);
  const dialog = page.getByRole('dialog', { name: 'Review Not Available' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(650);
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto(`${products.ordinary}?reviewStatus`);
  await expect(dialog).toContainText('could not find it among your delivered orders');
  await page.goto(products.ordinary);
  await isAtRest(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[RT-07] five reviews show, or as many as ?ps asks for', async ({ page }) => {
  const shown = page.getByRole('region', { name: 'Reviews' }).getByRole('article');
  await page.goto(products.ordinary);
  await expect(shown).toHaveCount(5);
  await page.goto(`${products.ordinary}?ps=3`);
  await expect(shown).toHaveCount(3);
  await page.goto(`${products.ordinary}?ps=nonsense`);
  await expect(shown).toHaveCount(5);
});

test('[RT-19] ?glCountry changes country for the whole visit', async ({ page }) => {
  const shipping = page.getByRole('main').getByRole('link', { name: 'Shipping', exact: true });
  const exchanges = page.getByRole('main').getByRole('link', { name: 'Exchange policy' });
  await page.goto(products.ordinary);
  await expect(shipping).toHaveAttribute('href', '/shippingusa');
  await expect(exchanges).toHaveAttribute('href', '/article/what-is-your-exchange-policy');
  await page.goto(`${products.ordinary}?glCountry=CA&glCurrency=CAD`);
  await expect(shipping).toHaveAttribute('href', '/shippinginternational');
  await expect(exchanges).toHaveAttribute('href', '/article/int-how-do-i-make-an-exchange');
  await page.goto(products.lowStock);
  await expect(shipping).toHaveAttribute('href', '/shippinginternational');
  const session = await (await page.request.get('/api/session')).json();
  expect(session).toMatchObject({ country: 'CA', currency: 'CAD' });
});

test('[RT-09] ?attrtoken leaves the address without a reload or a history entry', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(`${products.ordinary}?attrtoken=abc&size=1#x`);
  await expect(page).toHaveURL(`${products.ordinary}?size=1#x`);
  expect(loads).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('[RT-10] ?size preselects a size of the product that can be had', async ({ page }) => {
  await page.goto(products.lowStock);
  const sizes = page.getByRole('radiogroup', { name: /^Size/ }).getByRole('radio');
  const [s, , l] = await sizes.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
  const path = new URL(page.url()).pathname;
  await page.goto(`${path}?size=${s}`);
  await expect(sizes.nth(0)).toBeChecked();
  await expect(page.getByText('Only 2 Left in this Size!')).toBeVisible();
  for (const refused of [l, '999999', 'nonsense', '-1']) {
    await page.goto(`${path}?size=${refused}`);
    for (const radio of await sizes.all()) await expect(radio).not.toBeChecked();
  }
});

test('[RT-11] ?tab opens that part, an unknown one changes nothing', async ({ page }) => {
  const details = page.locator('details', { hasText: 'Product Details' });
  await page.goto(products.ordinary);
  await expect(details).not.toHaveAttribute('open');
  await page.goto(`${products.ordinary}?tab=product-details`);
  await expect(details).toHaveAttribute('open');
  await page.goto(`${products.ordinary}?tab=nonsense`);
  await expect(details).not.toHaveAttribute('open');
});

test('[RT-14] the size chart is a page, and a modal over the product', async ({ page }) => {
  await page.goto('/sizechart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Size chart');
  await expect(page.getByRole('table')).toHaveCount(3);
  await expectAccessible(page, 'main');

  await page.goto(products.ordinary);
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await page.getByRole('link', { name: 'Size chart', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Size chart' });
  await expect(dialog.getByRole('row', { name: /^S / })).toHaveAttribute('aria-current', 'true');
  await expect(dialog.getByRole('row', { name: /^S / })).toContainText('26½');
  await dialog.getByText('Centimeters', { exact: true }).click();
  await expect(dialog.getByRole('row', { name: /^S / })).toContainText('67.5');
  await expectAccessible(page, '[role="dialog"]');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(products.ordinary);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[RT-14] the link leads to the page', async ({ page }) => {
    await page.goto(products.ordinary);
    await page.getByRole('main').getByRole('link', { name: 'Size chart' }).click();
    await expect(page).toHaveURL('/sizechart#clothing');
  });
});

test('garbage in every parameter leaves an ordinary page', async ({ page }) => {
  const garbage = encodeURIComponent('"><script>alert(1)</script>');
  const parameters = [
    'image',
    'reviewStatus',
    'ps',
    'size',
    'tab',
    'glCountry',
    'glCurrency',
    'attrtoken',
    'x',
  ];
  await page.goto(`${products.ordinary}?${parameters.map((name) => `${name}=${garbage}`).join('&')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nocturne Bias Slip Dress');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
