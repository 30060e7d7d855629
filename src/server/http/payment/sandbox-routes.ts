// Where the built-in processor is at home: its card field, and its second step. A shop with another processor has
// none of it.

import { type Context, Hono } from 'hono';
import type { SandboxProcessor } from '../../../providers/payment/sandbox-processor.ts';
import { words } from '../../../words/payment/words.ts';
import type { Look } from '../../pages/look.ts';
import { isForm, readForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import {
  cardFieldsPage,
  cardFieldsPolicy,
  challengePage,
  challengePolicy,
  type FrameStyle,
  fontPath,
} from './sandbox-pages.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

export function sandboxRoutes(
  sandbox: SandboxProcessor,
  font: Uint8Array<ArrayBuffer> | undefined,
  origin: string,
  lookNow: () => Look | null,
): Hono<Environment> {
  const app = new Hono<Environment>();
  const styleOf = (c: Context<Environment>): FrameStyle => (c.get('visitor').flags.second_style ? 2 : 1);

  app.get('/sandbox/card-fields', (c) => {
    c.set('route', '/sandbox/card-fields');
    const look = lookNow();
    return reply(c, cardFieldsPage(c.req.query('style') === '2' ? 2 : 1, look), 200, {
      ...html,
      'cache-control': 'no-cache',
      'content-security-policy': cardFieldsPolicy(origin, look),
      'x-frame-options': 'SAMEORIGIN',
      // Browsers refuse a page that is both sandboxed and cut off from its opener, when it is opened by itself.
      'cross-origin-opener-policy': 'unsafe-none',
    });
  });

  if (font)
    app.get(fontPath, (c) => {
      c.set('route', fontPath);
      return reply(c, font, 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=86400',
        // The frame is of an origin of its own, so every origin must be let read it.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    });

  app.get('/sandbox/challenge/:chargeId', async (c) => {
    c.set('route', '/sandbox/challenge/{chargeId}');
    const challenge = await sandbox.readChallenge(idOf(c.req.param('chargeId')));
    if (!challenge) throw noSuchCharge();
    const look = lookNow();
    return reply(c, challengePage(challenge, styleOf(c), look), 200, {
      ...html,
      'content-security-policy': challengePolicy(look),
    });
  });

  app.post('/sandbox/challenge/:chargeId', async (c) => {
    c.set('route', '/sandbox/challenge/{chargeId}');
    const { answer } = isForm(c) ? await readForm(c) : {};
    if (answer !== 'approve' && answer !== 'refuse')
      throw new ProblemError('invalid_request', words.approveOrRefuse);
    const location = await sandbox.answerChallenge(idOf(c.req.param('chargeId')), answer === 'approve');
    if (location === null) throw noSuchCharge();
    return reply(c, null, 303, { location, 'cache-control': 'no-store' });
  });
  return app;
}

function noSuchCharge(): ProblemError {
  return new ProblemError('not_found', words.noSuchPayment);
}

function idOf(text: string): string {
  if (/^ch_[\da-f]{32}$/.test(text)) return text;
  throw noSuchCharge();
}
