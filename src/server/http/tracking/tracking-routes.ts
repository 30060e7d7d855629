import type { Hono } from 'hono';
import { recordEvents } from '../../../contract/tracking/events.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';

export function mountTracking(app: Hono<Environment>, { shop }: ApiDeps): void {
  mount(app, recordEvents, async ({ body }) => {
    await shop.tracking.record(body);
    return undefined;
  });
}
