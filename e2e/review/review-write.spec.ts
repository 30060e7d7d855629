// Writing a review: whoever bought the thing, by a form that loses nothing.
import type { Page } from '@playwright/test';
import { known, signsIn } from '../customer.ts';
import { publishes } from '../merchant.ts';
import { expect, expectAccessible, expectFits, looks, screens, test } from '../shopper.ts';
import { forgetReview } from '../stock-room.ts';

const form = '/myaccount/reviews/review/1013';
const stars = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
/** The smallest picture there is, large enough to be one. */
const photo = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(240, 320);
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = '#7a2233';
    pen?.fillRect(0, 0, 240, 320);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    return [...bytes];
  });

/** As a telephone makes them: twelve million pixels with much in them. */
async function largePhotos(page: Page, count: number): Promise<Buffer[]> {
  const photos = await page.evaluate(async (many) => {
    const made: string[] = [];
    for (let one = 0; one < many; one++) {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [3_000, 4_000];
      const pen = canvas.getContext('2d');
      for (let dot = 0; pen && dot < 60_000; dot++) {
        pen.fillStyle = `hsl(${Math.random() * 360} 60% 50%)`;
        pen.fillRect(Math.random() * 3_000, Math.random() * 4_000, 40, 40);
      }
      made.push(canvas.toDataURL('image/jpeg', 1));
    }
    return made;
  }, count);
  return photos.map((address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
}

test.describe.configure({ mode: 'serial' });
test.beforeEach(() => forgetReview(1013, known.email));
test.afterAll(() => forgetReview(1013, known.email));

test('[RT-13, RV-11] a guest signs in first, and comes back to the form', async ({ page }) => {
  await page.goto(form);
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(known.email);
  await page.getByRole('main').getByRole('textbox', { name: 'Password' }).fill(known.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So, how was it?');
});

test('[RV-10, RV-14] stars with their words, fit and photos; it shows once it has been read', async ({
  page,
  context,
  baseURL,
}) => {
  await signsIn(context, baseURL);
  await page.goto(form);
  const names = ['Hated It', 'Not so much', "It's ok", "It's great!", 'Obsessed!'];
  await expect(page.getByRole('group', { name: 'Your rating' }).getByRole('radio')).toHaveCount(5);
  for (const name of names) {
    await stars(page, name).check();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(stars(page, name)).toHaveValue(String(names.indexOf(name) + 1));
  }
  await stars(page, "It's great!").check();
  await page.getByRole('radio', { name: 'Half size small' }).check();
  await page.getByRole('textbox', { name: 'Headline' }).fill('They walk by themselves');
  await page.getByRole('textbox', { name: 'Your review' }).fill('Out of the box and onto the tram.');
  await page.getByRole('combobox', { name: /^Height/ }).selectOption({ label: '5 ft 7 in (170 cm)' });
  const buffer = Buffer.from(await photo(page));
  const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Add a photo').setInputFiles([file('one.jpg'), file('two.jpg')]);
  await expect(page.getByRole('img', { name: 'Your photo 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(page.getByRole('img', { name: 'Your photo 2' })).toHaveCount(0);
  // What is typed, and what was sent, is still there after a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('They walk by themselves');
  await expect(stars(page, "It's great!")).toBeChecked();
  await expect(page.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
  await expectAccessible(page, 'main');
  const sent = page.waitForResponse('**/api/reviews');
  await page.getByRole('button', { name: 'Post review' }).click();
  const { id, status } = await (await sent).json();
  expect(status).toBe('pending');
  await expect(page).toHaveURL('/myaccount/reviews?sent=1013');
  await expect(page.getByText('Thank you. It is with us.')).toBeVisible();

  const isShown = async () =>
    (await (await page.request.get('/products/reviews/1013?sort=newest')).text()).includes(
      'They walk by themselves',
    );
  expect(await isShown()).toBe(false);
  await publishes(page.request, id);
  await expect.poll(isShown).toBe(true);
  await page.goto('/products/reviews/1013?sort=newest');
  const mine = page.getByRole('article').filter({ hasText: 'They walk by themselves' });
  await expect(mine).toContainText('Bought it here');
  await expect(mine).toContainText('half size small');
  await expect(mine).toContainText('Out of the box and onto the tram.');
  await expect(mine.getByRole('img', { name: '4 out of 5', exact: true })).toBeVisible();
  await expect(mine.getByRole('img', { name: /photo/i })).toHaveCount(1);

  // One's own can be changed, and is read again first; and deleted.
  await page.goto(form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change what you said');
  await page.getByRole('textbox', { name: 'Headline' }).fill('They still walk');
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByText('Thank you. It is with us.')).toBeVisible();
  await expect.poll(isShown).toBe(false);
  const row = page.getByRole('listitem').filter({ hasText: 'They still walk' });
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(page).toHaveURL('/myaccount/reviews');
  await expect(page.getByText('They still walk')).toHaveCount(0);
});

test.describe('when it cannot be sent', () => {
  test.use({ allowedConsole: /Failed to load resource/ });
  test('[RV-14] what was typed stays, and a session that is over leads to signing in and back', async ({
    page,
    context,
    baseURL,
  }) => {
    await signsIn(context, baseURL);
    await page.goto(form);
    await stars(page, 'Obsessed!').check();
    await page.getByRole('textbox', { name: 'Headline' }).fill('Unsent');
    await page.getByRole('textbox', { name: 'Your review' }).fill('Still being thought about.');
    await page.route('**/api/reviews', (route) => route.abort());
    await page.getByRole('button', { name: 'Post review' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('nothing was lost');
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Unsent');
    await page.unroute('**/api/reviews');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Post review' }).click();
    await page.getByRole('link', { name: /^Sign in; what you wrote stays/ }).click();
    await expect(page).toHaveURL(/\/login\?to=/);
    await signsIn(context, baseURL);
    await page.goto(form);
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Unsent');
    await expect(stars(page, 'Obsessed!')).toBeChecked();
  });
});

test.describe('on a line that breaks off', () => {
  test.use({ viewport: screens.phone, allowedConsole: /Failed to load resource|net::ERR/ });
  test('[RV-14] photos of a telephone go one by one and smaller, come again by themselves, and no word is lost', async ({
    page,
    context,
    baseURL,
  }) => {
    await signsIn(context, baseURL);
    await page.goto(form);
    await page.getByRole('textbox', { name: 'Headline' }).fill('Between two tunnels');
    const sizes: number[] = [];
    let underWay = 0;
    let most = 0;
    let isCut = true;
    await page.route('**/api/reviews/photos', async (route) => {
      sizes.push(route.request().postDataBuffer()?.length ?? 0);
      underWay += 1;
      most = Math.max(most, underWay);
      if (isCut) await route.abort('internetdisconnected');
      else await route.continue();
      underWay -= 1;
    });
    const large = await largePhotos(page, 3);
    for (const { length } of large) expect(length).toBeGreaterThan(2_000_000);
    await page
      .getByLabel('Add a photo')
      .setInputFiles(large.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })));
    const places = page.getByRole('list', { name: /^Photos/ }).getByRole('listitem');
    await expect(places.getByText('It did not arrive.')).toHaveCount(3);
    await expect(places.locator('img[src^="data:image/jpeg"]')).toHaveCount(3);
    await page.getByRole('button', { name: 'Remove photo 3' }).click();
    isCut = false;
    await page.getByRole('button', { name: 'Send again photo 2' }).click();
    await expect(page.getByRole('img', { name: 'Your photo 2' })).toBeVisible();
    await expect(places.getByText('It did not arrive.')).toHaveCount(1);
    // Out of the tunnel the other one goes by itself.
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
    expect(most).toBe(1);
    expect(sizes).toHaveLength(5);
    expect(Math.max(...sizes)).toBeLessThan(460_000);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Between two tunnels');
    await expect(page.getByRole('img', { name: /^Your photo/ })).toHaveCount(2);
  });
});

test('[RV-12] whoever has not bought it is told so', async ({ page, context, baseURL }) => {
  await signsIn(context, baseURL);
  await page.goto('/myaccount/reviews/review/1002');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Not Available');
  await expect(page.getByRole('main')).toContainText('there is no order of it in your account');
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[RV-14] the form posts itself, comes back with what is wrong, and arrives', async ({
    page,
    context,
    baseURL,
  }) => {
    await signsIn(context, baseURL);
    await page.goto(form);
    await stars(page, 'Hated It').check();
    await page.getByRole('textbox', { name: 'Headline' }).fill('   ');
    await page.getByRole('textbox', { name: 'Your review' }).fill('Words, few.');
    await page.getByRole('button', { name: 'Post review' }).click();
    await expect(page).toHaveURL(form);
    await expect(page.getByRole('main')).toContainText('Please write a headline');
    await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('Words, few.');
    await expect(stars(page, 'Hated It')).toBeChecked();
    await page.getByRole('textbox', { name: 'Headline' }).fill('Plainly');
    await page.getByRole('button', { name: 'Post review' }).click();
    await expect(page).toHaveURL('/myaccount/reviews?sent=1013');
    await expect(page.getByRole('main')).toContainText('Plainly');
  });
});

for (const { name, viewport, flags } of looks)
  test.describe(name, () => {
    test.use({ viewport, flags });
    test('the form fits, and axe finds nothing', async ({ page, context, baseURL }) => {
      await signsIn(context, baseURL);
      await page.goto(form);
      await expect(page.getByLabel('Add a photo')).toBeVisible();
      await expectFits(page);
      await expectAccessible(page, 'main');
    });
  });
