// Whoever works at the desk, and an order for them to work on.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { cards, comesToPayment, fillsBag, places, typesCard } from './checkout-page.ts';
import { signsIn } from './customer.ts';

export const owner = { email: 'staff@vitrine.example', name: 'Jules Lindqvist' };

export async function comesToWork(context: BrowserContext, shop: string | undefined): Promise<void> {
  await signsIn(context, shop, owner.email);
}

/** A guest buys, and the number of the order is known. */
export async function ordersAsGuest(
  page: Page,
  shop: string | undefined,
  ...productIds: readonly number[]
): Promise<string> {
  await fillsBag(page, shop, ...productIds);
  await comesToPayment(page);
  await typesCard(page, cards.ok);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  const [, orderId = ''] = /\/order\/(\d+)/.exec(page.url()) ?? [];
  return orderId;
}

export const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
