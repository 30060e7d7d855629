// What stands against a line, each as its shopper meets it at checkout: it is said, it holds the order up, and without
// it the order goes on.
import type { Page } from '@playwright/test';
import { fillsBag, placeButton, summaryOf } from '../checkout-page.ts';
import { expect, screens, test } from '../shopper.ts';
import { keepPlenty, setActive, setExclusion, setLeft, sizesOf } from '../stock-room.ts';

test.use({ viewport: screens.desktop, flags: 'disable_intl_olc' });

const ohio = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  streetAddress: '1 Main Street',
  streetAddress2: '',
  city: 'Columbus',
  postCode: '43215',
  regionCode: 'OH',
  countryCode: 'US',
  phone: '',
};
const paris = { ...ohio, city: 'Paris', postCode: '75011', regionCode: '', countryCode: 'FR' };

/** Everything is said but the card. */
async function comesWith(page: Page, shop: string | undefined, shippingAddress: object): Promise<void> {
  const { content } = await (await page.request.get('/api/quote')).json();
  const saved = await page.request.post('/api/quote', {
    data: {
      version: content.version,
      quote: { emailAddress: 'ada@example.com', shippingAddress },
      internationalConsent: true,
    },
    headers: { origin: new URL(shop ?? '').origin },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

const firstSize = async (productId: number) => (await sizesOf(productId))[0] ?? 0;

const cases = [
  {
    flag: 'outOfStock',
    productId: 1405,
    address: ohio,
    says: 'This has sold out.',
    happens: async () => {
      for (const size of await sizesOf(1405)) await setLeft(size, 0);
    },
    after: async () => {
      for (const size of await sizesOf(1405)) await keepPlenty(size);
    },
  },
  {
    flag: 'inactive',
    productId: 1406,
    address: ohio,
    says: 'This product is no longer available.',
    happens: () => setActive(1406, false),
    after: () => setActive(1406, true),
  },
  {
    flag: 'audienceExclusionReason',
    productId: 1407,
    address: ohio,
    says: 'Kept for members until Friday.',
    happens: () => setExclusion(1407, 'Kept for members until Friday.'),
    after: () => setExclusion(1407, null),
  },
  {
    flag: 'cannotShipToCountry',
    productId: 1010,
    address: paris,
    says: 'Only ships to: United States, Canada',
  },
  {
    flag: 'airProhibitedDestination',
    productId: 1011,
    address: paris,
    says: 'Item cannot ship with an expedited method or outside the domestic US.',
  },
  {
    flag: 'airProhibited',
    productId: 1011,
    quantity: 5,
    address: ohio,
    says: 'Only 4 things that cannot ship by air fit an order.',
  },
  {
    flag: 'cannotProcessGiftCard',
    productId: null,
    address: paris,
    says: 'Gift cards cannot be bought with an order that ships outside the US.',
  },
] as const;

for (const one of cases)
  test(`[CQ-15] ${one.flag} is said of the line and holds the order up; without the line it goes on`, async ({
    page,
    baseURL,
  }) => {
    const headers = { origin: new URL(baseURL ?? '').origin };
    await fillsBag(page, baseURL, 1001);
    if (one.productId === null) {
      const data = {
        amount: '50',
        otherAmount: '',
        recipientName: 'Odile',
        recipientEmail: 'odile@example.com',
        senderName: 'Ada',
        message: '',
        deliverOn: '',
      };
      const added = await page.request.post('/api/cart/gift-cards', { data, headers });
      expect(added.status()).toBe(201);
    } else {
      const data = { productId: one.productId, sizeId: await firstSize(one.productId) };
      await keepPlenty(data.sizeId);
      const added = await page.request.post('/api/cart/items', { data, headers });
      expect(added.status()).toBe(201);
      if ('quantity' in one) {
        const { content } = await (await page.request.get('/api/header/cart')).json();
        const { id } = content.cartItems.find(
          ({ productId }: { productId: number }) => productId === one.productId,
        );
        const counted = await page.request.patch(`/api/cart/items/${id}`, {
          data: { quantity: one.quantity },
          headers,
        });
        expect(counted.ok(), await counted.text()).toBe(true);
      }
    }
    try {
      if ('happens' in one) await one.happens();
      await comesWith(page, baseURL, one.address);
      await page.goto('/checkout?step=payment');
      await expect(summaryOf(page).getByText(one.says)).toBeVisible();
      await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(placeButton(page)).toHaveAccessibleDescription(/^One piece cannot go as it is/);
      await summaryOf(page)
        .getByRole('button', { name: /^Remove / })
        .press('Enter');
      await expect(summaryOf(page).getByText(one.says)).toHaveCount(0);
      await expect(placeButton(page)).not.toHaveAttribute('aria-disabled');
    } finally {
      if ('after' in one) await one.after();
    }
  });
