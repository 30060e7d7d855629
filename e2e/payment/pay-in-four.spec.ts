// Paying in four: the shop's own words, and the lenders' own scripts, late and only where they are wanted.
import type { Page } from '@playwright/test';
import { choosesDelivery, givesEmail, givesOhio, stepOf } from '../checkout-page.ts';
import { shopWith } from '../processor-shop.ts';
import {
  expect,
  expectAccessible,
  isAtRest,
  looksBelow,
  products,
  readsOn,
  screens,
  test,
} from '../shopper.ts';

const shop = shopWith('stripe');
test.describe.configure({ mode: 'serial' });

const ordinary = () => `${shop()}/product/1001`;
const words = /Or 4 payments of \$\d+(\.\d\d)? with Klarna or Afterpay\./;

/** Which lenders' scripts were asked for, and when: before or after the page was there. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLoaded = false;
    const script = /\/(klarna|afterpay)\.js$/.exec(request.url());
    if (script) scripts.push(`${script[1]} ${isLoaded ? 'after' : 'before'} load`);
  });
  return scripts;
}

async function switches(page: Page, flags: string): Promise<void> {
  await page.context().addCookies([{ name: 'flags', value: flags, url: shop() }]);
}

async function comesToPayment(page: Page): Promise<void> {
  const { product } = await (await page.request.get(`${shop()}/api/product-view/1001`)).json();
  const { id: sizeId } = product.sizes.find(
    ({ quantityType }: { quantityType: string }) => quantityType !== 'OutOfStock',
  );
  await page.request.post(`${shop()}/api/cart/items`, {
    data: { productId: 1001, sizeId },
    headers: { origin: shop() },
  });
  await page.goto(`${shop()}/checkout`);
  await givesEmail(page);
  await givesOhio(page);
  await choosesDelivery(page);
}

test('[P4-01, P4-07] a product says what a quarter is, with and without scripts, as the flags say', async ({
  page,
}) => {
  const readMain = async (flags: string) => {
    await switches(page, flags);
    await page.goto(ordinary());
    return (await page.getByRole('main').textContent()) ?? '';
  };
  const { product } = await (await page.request.get(`${shop()}/api/product-view/1001`)).json();
  const quarter = `Or 4 payments of $${product.productPrice.price / 4} with Klarna or Afterpay.`;
  expect(await readMain('apple_pay')).toContain(quarter);
  await expectAccessible(page);
  expect(await readMain('-afterpay_payments')).toMatch(/4 payments of .* with Klarna\./);
  expect(await readMain('-payments_klarna')).toMatch(/4 payments of .* with Afterpay\./);
  expect(await readMain('-payments_klarna.-afterpay_payments')).not.toContain('4 payments of');
  await switches(page, 'apple_pay');
  const html = await (await page.request.get(ordinary())).text();
  expect(html).toMatch(words);
});

test('[P4-02] on a product’s page the lenders’ scripts come after the page, and speak for themselves', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto(ordinary());
  const { product } = await (await page.request.get(`${shop()}/api/product-view/1001`)).json();
  const { price } = product.productPrice;
  await expect(page.locator('main klarna-placement')).toHaveText(`Klarna on ${price * 100}`);
  await expect(page.locator('main afterpay-placement')).toContainText(`Afterpay on ${price}`);
  expect(scripts.toSorted()).toEqual(['afterpay after load', 'klarna after load']);
});

test('[P4-04] nobody abroad is told of it', async ({ page }) => {
  await page.goto(`${ordinary()}?glCountry=FR`);
  await expect(page.getByText('4 payments of')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });
  test('[P4-02] nothing of them comes to a product’s page before somebody scrolls', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(ordinary());
    await isAtRest(page);
    await expect(page.getByText(words)).toBeAttached();
    expect(scripts).toEqual([]);
    await readsOn(page);
    await expect(page.locator('main klarna-placement')).toHaveText(/^Klarna on/);
    expect(scripts.toSorted()).toEqual(['afterpay after load', 'klarna after load']);
  });

  test('[RT-17] the lenders speak at checkout without a scroll, once the page is there', async ({ page }) => {
    const scripts = watchScripts(page);
    await comesToPayment(page);
    const step = stepOf(page, 'Payment');
    await expect(step).toContainText(words);
    await expect(step.locator('klarna-placement')).toHaveText(/^Klarna on \d{4,6}$/);
    await expect(step.locator('afterpay-placement')).toContainText('Afterpay on');
    expect(scripts.toSorted()).toEqual(['afterpay after load', 'klarna after load']);
  });
});

test.describe('when a script does not come', () => {
  test.use({ allowedConsole: /Failed to load resource|ERR_FAILED|Klarna’s script did not load/ });
  test('[P4-02] so does a product’s page: a flag, a warning of Klarna’s alone, and another try', async ({
    page,
  }) => {
    const warned: string[] = [];
    page.on('console', (line) => line.type() === 'warning' && warned.push(line.text()));
    let isAway = true;
    await page.route(/\/(klarna|afterpay)\.js$/, (route) => (isAway ? route.abort() : route.continue()));
    await page.goto(ordinary());
    for (const lender of ['klarna', 'afterpay'])
      await expect(page.locator(`main [data-lender="${lender}"][data-load-error]`)).toBeAttached();
    await expect(page.getByText(words)).toBeVisible();
    expect(warned.filter((line) => /did not load/.test(line))).toEqual([expect.stringContaining('Klarna')]);
    isAway = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('main klarna-placement')).toHaveText(/^Klarna on/);
    await expect(page.locator('main [data-load-error]')).toHaveCount(0);
  });

  test('a flag says so, Klarna warns, the shop’s words stay, and it is tried again', async ({ page }) => {
    test.setTimeout(90_000);
    const warned: string[] = [];
    page.on('console', (line) => line.type() === 'warning' && warned.push(line.text()));
    let isAway = true;
    await page.route(/\/(klarna|afterpay)\.js$/, (route) => (isAway ? route.abort() : route.continue()));
    await comesToPayment(page);
    const step = stepOf(page, 'Payment');
    await expect(step.locator('[data-lender="klarna"][data-load-error]')).toBeAttached({ timeout: 20_000 });
    await expect(step.locator('[data-lender="afterpay"][data-load-error]')).toBeAttached();
    await expect(step).toContainText(words);
    expect(warned.filter((line) => /Klarna/.test(line))).toHaveLength(1);
    isAway = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(step.locator('klarna-placement')).toHaveText(/^Klarna on/);
    await expect(step.locator('[data-load-error]')).toHaveCount(0);
  });
});

test('[P4-07] wallets and Klarna’s express button are at checkout as their flags say, and pay', async ({
  page,
}) => {
  await comesToPayment(page);
  const buttons = stepOf(page, 'Payment').getByRole('button', { name: /^Pay with/ });
  await expect(buttons).toHaveText(['Pay with Apple Pay', 'Pay with Google Pay']);
  await switches(page, 'klarna_express_button.-apple_pay');
  await page.reload();
  await expect(buttons).toHaveText(['Pay with Google Pay', 'Pay with Klarna']);
  await switches(page, 'klarna_express_button.-payments_klarna');
  await page.reload();
  await expect(buttons).toHaveText(['Pay with Apple Pay', 'Pay with Google Pay']);
  await buttons.getByText('Google Pay').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
});

test('[AB-08] a product that is not for everyone has no message', async ({ page }) => {
  await page.goto(`${shop()}${products.excluded}`);
  await looksBelow(page);
  await expect(page.getByText('4 payments of')).toHaveCount(0);
});

test('a product that is moved to has the shop’s own words alone', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(`${shop()}/c/dresses`);
  await page.locator('main article h3 a').first().click();
  await expect(page.getByText('4 payments of')).toBeVisible();
  await readsOn(page);
  await expect(page.locator('[data-lender]')).toHaveCount(0);
  expect(scripts).toEqual([]);
});

test('other pages know nothing of lenders', async ({ page }) => {
  const scripts = watchScripts(page);
  for (const path of ['/', '/c/clothing', '/bag', '/sizechart']) {
    const response = await page.goto(`${shop()}${path}`);
    expect(response?.headers()['content-security-policy']).not.toMatch(/https?:\/\//);
  }
  expect(scripts).toEqual([]);
});
