// What a shopper does at checkout, in verbs.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { keepPlenty, sizesOf } from './stock-room.ts';

/** Puts things in the bag without a page. */
export async function fillsBag(page: Page, shop: string | undefined, ...productIds: readonly number[]) {
  for (const productId of productIds) {
    const sizes = await sizesOf(productId);
    const size = sizes[Math.min(2, sizes.length - 1)] ?? 0;
    await keepPlenty(size);
    await putsIn(page.context(), shop, productId, size);
  }
}

export async function putsIn(
  context: BrowserContext,
  shop: string | undefined,
  productId: number,
  sizeId: number,
): Promise<void> {
  const answer = await context.request.post('/api/cart/items', {
    // A connection that was kept may be closed, rightly, while the next request is on its way.
    maxRetries: 2,
    data: { productId, sizeId },
    headers: { origin: new URL(shop ?? '').origin },
  });
  expect(answer.status()).toBe(201);
}

export const ohio = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Street address': '1 Main Street',
  City: 'Columbus',
  'ZIP code': '43215',
} as const;

export const stepOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
export const continues = (page: Page, step: string) =>
  stepOf(page, step).getByRole('button', { name: 'Continue' }).click();

/** Gone to, drawn and at rest: its heading has the focus. */
async function isAt(page: Page, step: string, name: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/checkout\\?step=${step}$`));
  await expect(stepOf(page, name).getByRole('heading')).toBeFocused();
}

export async function givesEmail(page: Page, email = 'ada@example.com'): Promise<void> {
  await stepOf(page, 'Contact').getByLabel('Email address').fill(email);
  await continues(page, 'Contact');
  await isAt(page, 'shipping', 'Shipping address');
}

export async function givesOhio(page: Page): Promise<void> {
  const step = stepOf(page, 'Shipping address');
  for (const [label, text] of Object.entries(ohio)) await step.getByLabel(label).fill(text);
  await step.getByLabel('State').selectOption('OH');
  await continues(page, 'Shipping address');
  await isAt(page, 'delivery', 'Delivery');
}

export async function choosesDelivery(page: Page): Promise<void> {
  await continues(page, 'Delivery');
  await isAt(page, 'payment', 'Payment');
}

/** From the email address to the step where a card is typed. */
export async function comesToPayment(page: Page): Promise<void> {
  await page.goto('/checkout');
  await givesEmail(page);
  await givesOhio(page);
  await choosesDelivery(page);
}

export const cards = {
  ok: '4242424242424242',
  declined: '4000000000000002',
  secondStep: '4000002500003155',
} as const;

export async function typesCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Card details"]');
  await frame.getByRole('textbox', { name: 'Card number' }).fill(number);
  await frame.getByRole('textbox', { name: 'Expires' }).fill('12/30');
  await frame.getByRole('textbox', { name: 'Security code' }).fill('123');
}

export const placeButton = (page: Page) => page.getByRole('button', { name: /^(Place order|Try again)/ });

/** By key: just after a scroll the browser may hand a click to the card's frame, which is a page of its own. */
export const places = (page: Page) => placeButton(page).press('Enter');

/** The path of the order, as the email names it. */
export async function receiptLink({ request }: Page, address: string): Promise<string> {
  let path = '';
  await expect(async () => {
    const outbox = await (await request.get('/outbox')).text();
    const message =
      outbox.split('<li').find((item) => item.includes(address) && item.includes('/order/')) ?? '';
    path = /\/order\/\d+\?token=[\w.-]+/.exec(message.replaceAll('&amp;', '&'))?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}
