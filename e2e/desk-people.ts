// Whoever works at the desk, and an order for them to work on.
import { createHmac } from 'node:crypto';
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

/** What an authenticator with that secret shows now, or so many codes later. */
export function shownCode(secret: string, later: number): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}
