import type { Hono } from 'hono';
import { giveConsent, recordEvents } from '../../../contract/tracking/events.ts';
import { pathOnSite } from '../../../domain/account/return-path.ts';
import { consentOf, wantsNoTracking } from '../../../domain/tracking/consent.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { reply } from '../reply.ts';
import { countStage } from '../visitor/count-stage.ts';
import { sendCookies } from '../visitor/signed-in.ts';

export function mountTracking(app: Hono<Environment>, deps: ApiDeps): void {
  const { shop, visitors, origin } = deps;
  mount(app, recordEvents, async ({ body, c }) => {
    const { consent, previewUntil } = c.get('visitor');
    // The pages of whoever refuses send nothing; this holds whatever else does. A preview is not counted either.
    if (consent === 'free' && previewUntil === null) shop.tracking.record(body);
    const names = new Set(body.map(({ name }) => name));
    if (names.has('page-view') || names.has('add-to-bag'))
      await countStage(c, deps, names.has('add-to-bag') ? 'bag' : 'visit');
    return undefined;
  });

  mount(app, giveConsent, ({ body: { choice, returnTo }, c }) => {
    sendCookies(c, [visitors.consentCookie.write(choice)]);
    if (isForm(c)) {
      const location = pathOnSite(returnTo) ?? cameFrom(c.req.header('referer'), origin) ?? '/';
      return reply(c, null, 303, { location, 'cache-control': 'no-store' });
    }
    const isRefused = wantsNoTracking((name) => c.req.header(name));
    // Where they are does not matter to whoever has chosen.
    const where = { country: c.get('visitor').ipCountry, isNear: false };
    return { consent: consentOf(choice, isRefused, where) };
  });
}

/** The page that asked: the browser says which, also when it was moved to without being loaded. */
function cameFrom(referrer: string | undefined, origin: string): string | null {
  return referrer?.startsWith(`${origin}/`) ? pathOnSite(referrer.slice(origin.length)) : null;
}
