// The built-in processor's card field, framed as the checkout frames it: the shop hears a token and never a number.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { testCards } from '../../src/domain/payment/test-card.ts';
import { expect, expectAccessible, test } from '../shopper.ts';

interface Heard {
  readonly event: string;
  readonly token?: string;
  readonly message?: string;
  readonly height?: number;
  readonly isComplete?: boolean;
}

/** A page of the shop's address that frames the field and writes down all it hears. */
async function openFrame(page: Page) {
  await page.route('**/frames-a-card', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Card</title><main><h1>Card</h1>
        <iframe title="Card details" width="360" height="200" src="/sandbox/card-fields"></iframe></main>
        <script>heard = []; addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }))</script>`,
    }),
  );
  await page.goto('/frames-a-card');
  const frame = page.frameLocator('iframe');
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);
  await expect.poll(async () => (await heard()).map(({ event }) => event)).toContain('ready');
  const ask = (question: object) =>
    page.evaluate(
      (message) => window.frames[0]?.postMessage({ type: 'vitrine-card', ...message }, '*'),
      question,
    );
  return {
    heard,
    ask,
    number: frame.getByRole('textbox', { name: 'Card number' }),
    expiry: frame.getByRole('textbox', { name: 'Expires' }),
    code: frame.getByRole('textbox', { name: 'Security code' }),
    text: frame.locator('body'),
  };
}

test('every test card becomes its token inside the frame, and its number is told to nobody', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const card = await openFrame(page);
  await card.expiry.pressSequentially('1230');
  await card.code.fill('123');
  for (const [at, { number, token, label }] of testCards.entries()) {
    await card.number.fill('');
    await card.number.pressSequentially(number);
    await expect(card.number).toHaveValue(number.replace(/(\d{4})(?=\d)/g, '$1 '));
    await card.ask({ ask: 'tokenise', id: at });
    await expect.poll(card.heard).toContainEqual({
      type: 'vitrine-card',
      event: 'token',
      id: at,
      // With when it ends, as it was typed: a card that is kept is listed by it.
      token: `${token}.1230`,
      label,
      origin: 'null',
    });
  }
  const traffic = JSON.stringify([await card.heard(), requests]);
  for (const { number } of testCards) expect(traffic).not.toContain(number);
  expect(traffic).not.toContain('4242 4242');
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
});

test('what is typed is put in order, and what is wrong is said in words beside it', async ({ page }) => {
  const card = await openFrame(page);
  const fonts = () => card.text.evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(fonts).toEqual(['loaded']);
  await card.ask({ ask: 'tokenise', id: 1 });
  for (const words of [
    'Enter your card number.',
    'Enter when your card expires.',
    'Enter your security code.',
  ])
    await expect(card.text).toContainText(words);
  await expect(card.number).toBeFocused();
  expect(await card.heard()).toContainEqual(
    expect.objectContaining({ event: 'error', id: 1, message: 'Enter your card number.' }),
  );
  await card.number.fill('5555555555554444');
  // Nothing is said of what is still being typed.
  await expect(card.text).not.toContainText('Use a test card');
  await card.number.press('Tab');
  await expect(card.text).toContainText('Use a test card: 4242 4242 4242 4242');
  await card.number.fill('4242424242424242');
  await expect(card.text).not.toContainText('Use a test card');
  await card.expiry.pressSequentially('528');
  await expect(card.expiry).toHaveValue('05 / 28');
  for (let keys = 0; keys < 7; keys++) await card.expiry.press('Backspace');
  await expect(card.expiry).toHaveValue('');
  await card.expiry.fill('01 / 20');
  await card.expiry.press('Tab');
  await expect(card.text).toContainText('Your card has expired.');
  await card.expiry.fill('12 / 30');
  await card.code.pressSequentially('123');
  await expect
    .poll(async () => (await card.heard()).findLast(({ event }) => event === 'change'))
    .toMatchObject({ isComplete: true });
  expect((await card.heard()).some(({ height = 0 }) => height > 150 && height < 250)).toBe(true);
  // A digit put in the middle leaves the caret behind it.
  await card.number.fill('4242 424');
  await card.number.press('Home');
  await card.number.press('ArrowRight');
  await card.number.pressSequentially('99');
  expect(
    await card.number.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart]),
  ).toEqual(['4992 4242 4', 3]);
});

test.describe('by itself', () => {
  // There is no shop around it to talk to.
  test.use({ allowedConsole: /target origin/ });
  for (const style of ['1', '2'])
    for (const width of [390, 1440])
      test(`the card field is accessible in style ${style} at ${width}, with and without errors`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        // By itself: axe does not look into a frame of another origin. What a page has and a part of one has not is left out.
        await page.goto(`/sandbox/card-fields?style=${style}`);
        const findings = async () =>
          (
            await new AxeBuilder({ page })
              .disableRules(['region', 'landmark-one-main', 'page-has-heading-one'])
              .analyze()
          ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
        expect(await findings()).toEqual([]);
        const number = page.getByRole('textbox', { name: 'Card number' });
        await number.fill('4');
        await number.press('Tab');
        await expect(page.locator('body')).toContainText('Your card number is not complete.');
        expect(await findings()).toEqual([]);
      });
});

test.describe('elsewhere', () => {
  test.use({ allowedConsole: /frame-ancestors|Refused to frame|Framing/ });
  test('no other site may frame the card field', async ({ page, baseURL }) => {
    const elsewhere = `${baseURL?.replace('localhost', '127.0.0.1')}/elsewhere`;
    await page.route(elsewhere, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${baseURL}/sandbox/card-fields"></iframe>`,
      }),
    );
    await page.goto(elsewhere);
    await expect(page.frameLocator('iframe').getByRole('textbox')).toHaveCount(0);
  });
});

for (const [style, width] of [
  ['', 390],
  ['second_style', 1440],
] as const)
  test.describe(`a second step, ${style || 'first style'}`, () => {
    // Its way back is the checkout's, which has tests of its own.
    test.use({ flags: style, viewport: { width, height: 800 }, allowedConsole: /status of 404/ });
    test('is a page that needs no script, and leads back to the shop', async ({ page, baseURL }) => {
      const post = async (path: string, data: object) => {
        const headers = { origin: baseURL ?? '', 'idempotency-key': crypto.randomUUID() };
        const response = await page.request.post(path, { data, headers });
        expect(response.ok(), await response.text()).toBe(true);
        return response.json();
      };
      const { product } = await (await page.request.get('/api/product-view/1001')).json();
      const sizeId = product.sizes.find(
        (size: { quantityType: string }) => size.quantityType !== 'OutOfStock',
      ).id;
      await post('/api/cart/items', { productId: 1001, sizeId });
      const { content: first } = await (await page.request.get('/api/quote')).json();
      const shippingAddress = {
        firstName: 'Margaux',
        lastName: 'Tremblay',
        streetAddress: '1 Main Street',
        city: 'Columbus',
        regionCode: 'OH',
        postCode: '43215',
        countryCode: 'US',
        phone: '6145550123',
      };
      const quote = { emailAddress: 'margaux@example.com', shippingAddress };
      const { content } = await post('/api/quote', { version: first.version, quote });
      const payment = { processor: 'sandbox', method: 'card', token: 'tok_3ds' };
      const answer = await post('/api/payment/process', {
        quoteId: content.id,
        version: content.version,
        payment,
      });
      expect(answer.content.status).toBe('requires_action');
      await page.goto(answer.content.nextAction.url);
      await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Approve' }).click();
      await expect(page).toHaveURL(/\/checkout\?payment=returned/);
      await page.goto(answer.content.nextAction.url);
      await expect(page.getByRole('heading', { name: 'This step is over' })).toBeVisible();
    });
  });

test('a page that began to listen late asks how tall the frame is', async ({ page }) => {
  const card = await openFrame(page);
  const heights = async () => (await card.heard()).filter(({ event }) => event === 'height');
  await expect.poll(async () => (await heights()).length).toBe(1);
  await card.ask({ ask: 'height' });
  await expect.poll(async () => (await heights()).length).toBe(2);
  const [first, second] = await heights();
  expect(second?.height).toBe(first?.height);
  expect(first?.height).toBe(204);
});
