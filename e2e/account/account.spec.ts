// The account, from the door to the way out, against the real shop.
import { codeFor, known, newAddress, signsIn } from '../customer.ts';
import { expect, expectAccessible, expectFits, looks, test } from '../shopper.ts';

const pages = ['/login', '/login/create', '/login/code', '/login/forgot', '/login/reset?token=x'];
const ownPages = [
  '/myaccount',
  '/myaccount/profile',
  '/myaccount/password',
  '/myaccount/email',
  '/myaccount/address?country=JP',
  '/myaccount/close',
  '/myaccount/wishlists/1001',
];

for (const { name, viewport, flags } of looks) {
  test.describe(name, () => {
    test.use({ viewport, flags });

    test('[RT-20] the door and the account’s pages can be read by everyone, and nothing overflows', async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const look = async (path: string) => {
        await page.goto(path);
        await expectFits(page);
        await expectAccessible(page);
      };
      for (const path of pages) await look(path);
      await signsIn(context, baseURL);
      for (const path of ownPages) await look(path);
    });
  });
}

test('whoever signs in is led back to where they were, greeted, and can leave', async ({ page }) => {
  await page.goto('/myaccount');
  await expect(page).toHaveURL('/login');
  await page.goto('/login?to=%2Fproduct%2F1001%2Fnocturne-bias-slip-dress-bordeaux');
  await page.getByLabel('Email address').fill(known.email);
  await page.locator('input[type=password]').fill(known.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/1001/nocturne-bias-slip-dress-bordeaux');
  await expect(page.getByRole('link', { name: known.name })).toBeVisible();
  await page.getByRole('link', { name: known.name }).click();
  await expect(page).toHaveURL('/myaccount');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${known.name}`);
  await page.getByRole('button', { name: 'Sign out: of this device' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/myaccount');
  await expect(page).toHaveURL('/login');
});

test('a password goes out as it was typed, with the spaces around it', async ({ page }) => {
  await page.goto('/login');
  const password = page.locator('input[type=password]').first();
  await password.fill('  a space on either side ');
  await password.blur();
  await expect(password).toHaveValue('  a space on either side ');
});

test('an account is made by a code, changed and closed', async ({ page }) => {
  const address = newAddress();
  await page.goto('/login/create?to=%2Fbag');
  await page.getByLabel('Name').fill('Inès Okafor');
  await page.getByLabel('Email address').fill(address);
  await page.locator('input[type=password]').fill('a sentence of some length');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/login/code?to=%2Fbag');
  await page.getByLabel('Code').fill(await codeFor(page, address));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/bag');

  await page.goto('/myaccount/address');
  await page.getByLabel('Country', { exact: true }).selectOption('FR');
  await expect(page.getByLabel('Postal code')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveCount(0);
  await page.getByLabel('Street and number').fill('12 rue des Rosiers');
  await page.getByLabel('City').fill('Paris');
  await page.getByLabel('Postal code').fill('7');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('That postal code does not exist in this country.')).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('12 rue des Rosiers');
  await page.getByLabel('Postal code').fill('75004');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('75004 Paris')).toBeVisible();

  await page.goto('/myaccount/close');
  await page.getByLabel(`Type ${address}`).fill(address);
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.goto('/myaccount');
  await expect(page).toHaveURL('/login');
});

test('[LV-08] a product is put in a list after signing in, and another; the list is shared, and taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/product/1001/nocturne-bias-slip-dress-bordeaux');
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await page.getByRole('link', { name: 'Add to wishlist' }).click();
  const added: string[] = [];
  page.on('request', (request) => request.url().includes('/api/cart/items') && added.push(request.url()));
  const overlay = page.getByRole('dialog', { name: 'Add to wishlist' });
  await overlay.getByLabel('Email address').fill('paris@vitrine.example');
  await overlay.locator('input[type=password]').fill(known.password);
  await overlay.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(overlay.getByLabel('In size').locator(':checked')).toHaveText('S');
  await overlay.locator('input[name=name]').fill('June');
  await overlay.getByRole('button', { name: 'Make the list' }).click();
  await expect(overlay.getByRole('status')).toHaveText('Nocturne Bias Slip Dress is in June now.');
  expect(added, 'the form of the bag, which it lies in, hears nothing').toEqual([]);
  await overlay.getByRole('link', { name: 'June' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('June');
  await expect(page.getByRole('main').getByRole('article')).toContainText('Nocturne Bias Slip Dress');
  await page.goto('/product/1013');
  await page.getByRole('link', { name: 'Add to wishlist' }).click();
  await overlay.getByRole('button', { name: 'Add to June' }).click();
  await expect(overlay.getByRole('status')).toContainText('is in June now.');
  await overlay.getByRole('link', { name: 'June' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = (await page.getByRole('link', { name: /\/loves\// }).getAttribute('href')) ?? '';
  const friend = await browser.newContext();
  const seen = await friend.newPage();
  const path = new URL(link).pathname;
  await seen.goto(`${baseURL}${path}`);
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('June');
  expect(await seen.content()).not.toMatch(/Odile|Marchand|paris@/);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share by link' })).toBeVisible();
  expect((await seen.goto(`${baseURL}${path}`))?.status()).toBe(404);
  await friend.close();
  await page.getByRole('button', { name: 'Remove the list' }).click();
  await expect(page).toHaveURL('/myaccount#wishlists');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[LV-08, RT-15] a list is made on a page of its own, after signing in', async ({ page }) => {
    await page.goto('/product/1001/nocturne-bias-slip-dress-bordeaux');
    await page.getByRole('link', { name: 'Add to wishlist' }).click();
    await expect(page).toHaveURL('/login?to=%2Fmyaccount%2Fwishlists%2F1001');
    await page.getByLabel('Email address').fill('paris@vitrine.example');
    await page.locator('input[type=password]').fill(known.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/myaccount/wishlists/1001');
    await expect(page.getByRole('main')).toContainText('Nocturne Bias Slip Dress');
    await page.locator('input[name=name]').fill('July');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('July');
    await expect(page.getByRole('main').getByRole('article')).toContainText('Nocturne Bias Slip Dress');
    await page.getByRole('button', { name: 'Remove the list' }).click();
    await expect(page).toHaveURL('/myaccount#wishlists');
  });
});

test('[LV-08] what is not for everyone is for no list', async ({ page, context, baseURL }) => {
  await page.goto('/product/1009');
  await expect(page.getByRole('link', { name: 'Add to wishlist' })).toHaveCount(0);
  await signsIn(context, baseURL);
  await page.goto('/myaccount/wishlists/1009');
  await expect(page.getByRole('button', { name: 'Make the list' })).toHaveCount(0);
});

test('[WL-10] the waitlist knows the address and the number of whoever is signed in', async ({
  page,
  context,
  baseURL,
}) => {
  await signsIn(context, baseURL);
  await page.goto('/product/1002');
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Notify me' }) });
  await expect(form.locator('input[name=phoneNumberNotify]')).toHaveValue('+12015550142');
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect(form.locator('input[name=emailAddressNotify]')).toHaveValue(known.email);
});

test('[BG-08] the bag of a guest is in the customer’s bag after signing in, on every device', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = newAddress();
  const shop = baseURL ?? '';
  const add = (productId: number, request = page.context().request) =>
    request.post('/api/cart/items', { headers: { origin: shop }, data: { productId } });
  await add(1012);
  await page.goto('/login');
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send me a code instead' }).click();
  await page.getByLabel('Code').fill(await codeFor(page, address));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/myaccount');
  await page.goto('/bag');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  const phone = await browser.newContext({ baseURL: shop });
  const other = await phone.newPage();
  await add(1012, phone.request);
  await add(1022, phone.request);
  await other.goto('/login');
  await other.getByLabel('Email address').fill(address);
  await other.getByRole('button', { name: 'Send me a code instead' }).click();
  await other.getByLabel('Code').fill(await codeFor(other, address));
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  // What both had is added up, and once however often either looks.
  for (const seen of [other, page, other]) {
    await seen.goto('/bag');
    await expect(seen.getByRole('main').getByRole('article')).toHaveCount(2);
    await expect(seen.getByRole('complementary', { name: 'Summary' })).toContainText('Subtotal, 3 items');
  }
  await phone.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the door opens, says no without saying why, and forgets nothing that was typed', async ({ page }) => {
    await page.goto('/login?to=%2Fbag');
    await page.getByLabel('Email address').fill(known.email);
    await page.locator('input[name=password]').fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert').first()).toHaveText(
      'That email address and password do not go together.',
    );
    await expect(page.getByLabel('Email address')).toHaveValue(known.email);
    await expect(page.locator('input[name=password]')).toHaveValue('');
    await page.locator('input[name=password]').fill(known.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/bag');
  });
});
