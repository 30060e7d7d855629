import type { Hono } from 'hono';
import { readSession } from '../../../contract/visitor/session.ts';
import { wireCustomer } from '../account/auth-routes.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';

export function mountVisitor(app: Hono<Environment>): void {
  mount(app, readSession, async ({ c }) => {
    const { country, exchange, flags } = c.get('visitor');
    const customer = await c.get('signedIn')();
    const roles = customer ? (['customer', ...customer.roles] as const) : (['guest'] as const);
    return {
      customer: customer && wireCustomer(customer),
      country,
      currency: exchange.currency,
      roles: [...roles],
      flags,
    };
  });
}
