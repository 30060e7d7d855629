// Every dialog and drawer that the specification names, as a shopper comes to it: how wide, what it is called, where focus
// goes, and that Escape and Back close it and nothing else. The popup for sharing is a window: share.spec.ts.
import type { Locator, Page } from '@playwright/test';
import { opensBagWith } from '../bag-with.ts';
import { signsIn } from '../customer.ts';
import { opens, zoomButton } from '../gallery-page.ts';
import { laterBy } from '../later.ts';
import { expect, expectAccessible, isAtRest, products, readsOn, screens, test } from '../shopper.ts';
import { sizesOf } from '../stock-room.ts';
import { choosesSoldOutSize } from '../waitlist-page.ts';

interface Overlay {
  readonly what: string;
  readonly title: string;
  readonly width: number;
  readonly flags?: string;
  readonly isSignedIn?: boolean;
  /** What presses it; Enter where it is a button or a link. */
  readonly key?: 'Space';
  /** Leads to the page and returns what opens it. */
  readonly reach: (page: Page) => Promise<Locator>;
}

const soldOutSize = (page: Page) => page.getByRole('radio', { name: /^L\b.*Sold out/ });
const main = (page: Page) => page.getByRole('main');

async function nothingSimilar(page: Page): Promise<Locator> {
  const none = { json: { success: true, content: [] } };
  await page.route('**/api/recommendations/**', (route) => route.fulfill(none));
  await page.route('**/api/products/tiles**', (route) => route.fulfill(none));
  await page.goto(products.lowStock);
  return soldOutSize(page);
}

async function addButton(page: Page): Promise<Locator> {
  await page.goto(products.oneSize);
  return main(page).locator('form').getByRole('button', { name: 'Add to bag' });
}

const overlays: readonly Overlay[] = [
  {
    what: 'the form that shares by email',
    title: 'Send it to someone',
    width: 620,
    reach: async (page) => {
      await page.goto(products.ordinary);
      await readsOn(page);
      return page.getByRole('button', { name: 'Share by email' });
    },
  },
  {
    what: 'the rest of a description',
    title: 'Nocturne Bias Slip Dress',
    width: 650,
    reach: async (page) => {
      await page.goto(products.ordinary);
      await readsOn(page);
      return page.getByRole('button', { name: 'See More' }).first();
    },
  },
  {
    what: 'the form of the waitlist',
    title: 'Tell me when it is back',
    width: 560,
    key: 'Space',
    reach: nothingSimilar,
  },
  {
    what: 'the drawer of what is sold out',
    title: 'Sold out, for now',
    width: 480,
    flags: 'second_style',
    key: 'Space',
    reach: nothingSimilar,
  },
  {
    what: 'the waitlist with similar items',
    title: 'Add to waitlist',
    width: 596,
    key: 'Space',
    reach: async (page) => {
      await choosesSoldOutSize(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      return soldOutSize(page);
    },
  },
  {
    what: 'the zoom',
    title: 'Zoom in for image details',
    width: screens.desktop.width,
    reach: async (page) => {
      await opens(page, products.ordinary);
      return zoomButton(page);
    },
  },
  { what: 'what was added', title: 'Added to your bag', width: 815, reach: addButton },
  {
    what: 'what was added, in the newer style',
    title: 'Added to your bag',
    width: 480,
    flags: 'second_style',
    reach: addButton,
  },
  {
    what: 'the schedule of what is sold ahead',
    title: 'Your order travels in two',
    width: 620,
    reach: async (page) => {
      const ahead = [1008, (await sizesOf(1008))[0] ?? 0] as const;
      await opensBagWith(page, ahead, [1001, (await sizesOf(1001))[0] ?? 0]);
      return page.getByRole('button', { name: 'See schedule' });
    },
  },
  {
    what: 'the way in, for whoever may not love as a guest',
    title: 'Keep loving',
    width: 480,
    flags: '-guest_loves',
    reach: async (page) => {
      await page.goto('/product/1014');
      return page.locator('main love-heart[data-product="1014"] button[aria-pressed]').first();
    },
  },
  {
    what: 'the word that a review cannot be written',
    title: 'Review Not Available',
    width: 650,
    isSignedIn: true,
    reach: async (page) => {
      await page.goto('/product/1002');
      const reviews = page.getByRole('region', { name: 'Reviews' });
      const write = reviews.getByRole('link', { name: 'Write a review' });
      await write.scrollIntoViewIfNeeded();
      await expect(reviews.getByRole('button', { name: /^Useful/ }).first()).toBeVisible();
      await isAtRest(page);
      return write;
    },
  },
  {
    what: 'the form of a wishlist',
    title: 'Add to wishlist',
    width: 560,
    isSignedIn: true,
    reach: async (page) => {
      await page.goto(products.ordinary);
      return main(page).getByRole('link', { name: 'Add to wishlist' });
    },
  },
];

/** Focus is inside and stays there, and nothing behind can be reached or read. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  // What says something by itself stays readable, so a region around it does too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^(Bag, |Skip to)/ })).toHaveCount(0);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: screens.desktop });

for (const { what, title, width, flags = '', isSignedIn, key = 'Enter', reach } of overlays)
  test.describe(what, () => {
    // Being asked to sign in, and being told that a review cannot be written, are refusals.
    test.use({ flags, allowedConsole: /status of 40[139]/ });

    test(`[MO-01] “${title}” is ${width} px wide, holds focus and gives it back; Escape and Back close it`, async ({
      page,
      context,
      baseURL,
    }) => {
      if (isSignedIn) await signsIn(context, baseURL);
      const opener = await reach(page);
      const address = page.url();
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
        await opener.press(key);
        await expect(dialog).toBeVisible();
        expect((await dialog.boundingBox())?.width).toBe(width);
        await expectTrapped(page, dialog);
        await close();
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
        expect(page.url()).toBe(address);
      }
      await opener.press(key);
      await expect(dialog).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
    });
  });

test('[MO-01] the mini waitlist lies over a quick view; Back closes it, then the quick view', async ({
  page,
}) => {
  const { product } = await (await page.request.get('/api/product-view/1019')).json();
  const list = `/search?q=${encodeURIComponent(product.name)}`;
  await page.goto(list);
  const quick = page.getByRole('button', { name: `Quick view: ${product.name}` }).first();
  await quick.press('Enter');
  const size = page
    .getByRole('dialog')
    .getByRole('radio', { name: /Sold out/ })
    .first();
  const mini = page.getByRole('dialog', { name: 'Add to waitlist' });
  await size.press('Space');
  await expect.poll(async () => (await mini.boundingBox())?.width).toBe(480);
  await expectTrapped(page, mini);
  await page.keyboard.press('Escape');
  await expect(mini).toHaveCount(0);
  await expect(size).toBeFocused();
  await size.press('Space');
  await expect(mini).toBeVisible();
  await page.goBack();
  await expect(mini).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(quick).toBeFocused();
});

test('[MO-01] the word that a deal has ended comes by itself, and Escape leaves the page as it was', async ({
  page,
}) => {
  await opensBagWith(page, [1004, (await sizesOf(1004))[1] ?? 0]);
  const { product } = await (await page.request.get('/api/product-view/1004')).json();
  const minute = 60_000;
  const pass = await laterBy(page, Date.parse(product.productPrice.flashDeal.end) - Date.now() - minute);
  await page.goto('/sizechart');
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  await pass(minute);
  const dialog = page.getByRole('dialog', { name: 'Time, please' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(560);
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/sizechart');
});
