// The waitlist as a shopper finds it: the form on the page, and what it shows over one.
import type { Page } from '@playwright/test';
import { expect, products } from './shopper.ts';

/** Sold out in every size, with a day to wait for. */
export const expectedSoon = '/product/1002';

export const form = (page: Page) => page.getByRole('region', { name: 'Waitlist' });
export const sizes = (page: Page) => page.getByRole('radiogroup', { name: /^Size to wait for/ });
export const phone = (page: Page) => page.getByLabel('Mobile number');
export const email = (page: Page) => page.getByLabel('Email address');
export const notifyMe = (page: Page) => page.getByRole('button', { name: 'Notify me' });

/** A number nobody has left yet. */
export const someNumber = () => `201555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
export const someAddress = () => `wait-${Math.random().toString(36).slice(2)}@example.com`;

/** Product 1019 is in stock but for size L. What is similar to it is counted once the shop has opened. */
export async function choosesSoldOutSize(page: Page): Promise<void> {
  const similar = async () => (await page.request.get('/api/recommendations/1019/similar-items')).json();
  await expect.poll(async () => (await similar()).content.length).toBeGreaterThan(0);
  await page.goto(products.lowStock);
  await page.getByRole('radio', { name: /^L\b.*Sold out/ }).click();
}
