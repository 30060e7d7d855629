// The call about what lengths are shown in.
import type { Hono } from 'hono';
import { chooseLengthUnit } from '../../../contract/size-chart/length-unit.ts';
import { pathOnSite } from '../../../domain/account/return-path.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { reply } from '../reply.ts';
import { sendCookies } from '../visitor/signed-in.ts';

export function mountLengthUnit(app: Hono<Environment>, { visitors }: ApiDeps): void {
  mount(app, chooseLengthUnit, async ({ body: { unit, returnTo }, c }) => {
    sendCookies(c, [visitors.lengthUnitCookie.write(unit)]);
    if (isForm(c))
      return reply(c, null, 303, { location: pathOnSite(returnTo) ?? '/', 'cache-control': 'no-store' });
    return { unit };
  });
}
