import type { Hono } from 'hono';
import { readSession } from '../../../contract/visitor/session.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';

export function mountVisitor(app: Hono<Environment>): void {
  mount(app, readSession, ({ c }) => {
    const { country, currency, flags } = c.get('visitor');
    return { customer: null, country, currency, roles: ['guest' as const], flags };
  });
}
