// Somebody with an account, known or new.
import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';

export const known = { email: 'shopper@vitrine.example', password: 'vitrine-demo', name: 'Margaux' };

/** Signed in without a page, as a form would. */
export async function signsIn(
  context: BrowserContext,
  shop: string | undefined,
  email = known.email,
): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in/email', {
    headers: { origin: shop ?? '' },
    data: { email, password: known.password },
  });
  expect(answer.ok()).toBe(true);
}

export function newAddress(): string {
  return `${randomBytes(6).toString('hex')}@example.com`;
}

/** The code that was mailed to an address, as the shop's own outbox shows it. */
export async function codeFor({ request }: Pick<Page, 'request'>, address: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = await (await request.get('/outbox')).text();
    const message = outbox.split('<li').find((item) => item.includes(address)) ?? '';
    code = /(\d{6}) is your Vitrine code/.exec(message)?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}
