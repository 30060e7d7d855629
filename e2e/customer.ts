// Somebody with an account, known or new.
import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';

export const known = { email: 'shopper@vitrine.example', password: 'vitrine-demo', name: 'Margaux' };

/** Signed in without a page, as a form would. */
export async function signsIn(
  context: BrowserContext,
  shop: string | undefined,
  email = known.email,
  password = known.password,
): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in/email', {
    headers: { origin: shop ?? '' },
    data: { email, password },
  });
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
}

export function newAddress(): string {
  return `${randomBytes(6).toString('hex')}@example.com`;
}

/** The code that was mailed to an address, as the shop's own outbox shows it. */
export async function codeFor(
  { request }: Pick<Page, 'request'>,
  address: string,
  shop = '',
): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = await (await request.get(`${shop}/outbox`)).text();
    const message = outbox.split('<li').find((item) => item.includes(address)) ?? '';
    code = /(\d{6}) is your Vitrine code/.exec(message)?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

/** Somebody new, signed in. */
export async function comesAsCustomer(
  page: Page,
  shop = '',
): Promise<{ readonly email: string; readonly password: string }> {
  const email = newAddress();
  const password = 'a long enough sentence';
  // From an address of their own: so many emails are written for one address in an hour.
  const address = `10.${[...randomBytes(3)].join('.')}`;
  const send = async (path: string, data: object) => {
    const headers = { origin: shop, 'x-forwarded-for': address };
    const answer = await page.request.post(`${shop}${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await send('/api/auth/sign-up/email', { name: 'Ada Lovelace', email, password });
  await send('/api/auth/sign-in/email-otp', { email, otp: await codeFor(page, email, shop) });
  return { email, password };
}
