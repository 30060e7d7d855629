import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/today.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';

export function mountToday(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.readToday, async () => ({
    success: true as const,
    content: await shop.desk.readToday(),
  }));
}
