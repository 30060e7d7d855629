// The calls of the waitlist. A form posted without scripts is led back to its page with the answer in the address.
import type { Context, Hono } from 'hono';
import * as contract from '../../../contract/waitlist/waitlist.ts';
import { escapeHtml } from '../../../domain/messaging/email-template.ts';
import { pathIn } from '../../../domain/visitor/language-path.ts';
import { type WaitlistProblems, waitlistTabs } from '../../../domain/waitlist/waitlist.ts';
import { waitlistNoticeCode } from '../../../domain/waitlist/waitlist-answers.ts';
import { isTwilios } from '../../../providers/messaging/twilio-signature.ts';
import type { Shop } from '../../../shop/shop.ts';
import type { Joined, NotJoined } from '../../../shop/waitlist/join-waitlist.ts';
import { language } from '../../../words/spoken.ts';
import { sayWaitlistRefusal } from '../../../words/waitlist/say-waitlist-refusal.ts';
import { words } from '../../../words/waitlist/words.ts';
import type { GuestCookie } from '../../visitor/guest-cookie.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import { ownerOf, ownerOrNewGuest, trierOf } from '../visitor/signed-in.ts';

export interface WaitlistRouteDeps {
  readonly shop: Shop;
  readonly origin: string;
  /** What Twilio signs with; without it nobody's word is taken for Twilio's. */
  readonly twilioToken: string | undefined;
  readonly guestCookie: GuestCookie;
  /** What is sent can be read at `/outbox`. */
  readonly hasOutbox: boolean;
}

export function mountWaitlist(app: Hono<Environment>, deps: WaitlistRouteDeps): void {
  mountJoining(app, deps);
  mountLeaving(app, deps);
}

function mountJoining(app: Hono<Environment>, { shop, guestCookie, hasOutbox }: WaitlistRouteDeps): void {
  mount(app, contract.joinWaitlist, async ({ body, c }) => {
    const { country, flags } = c.get('visitor');
    const customer = await c.get('signedIn')();
    const { owner, remember } = await ownerOrNewGuest(c, guestCookie);
    const joined = await shop.waitlist.join({
      productId: body.productId,
      activeTab: body.activeTab,
      sizeId: body.sizeId ?? null,
      email: body.emailAddressNotify,
      phone: body.phoneNumberNotify,
      consent: body.consent ?? null,
      owner,
      ownEmail: customer?.isEmailProven ? customer.email : null,
      trier: await trierOf(c),
      channels: waitlistTabs(country, flags),
      language: requestLanguage(),
    });
    if (joined.ok) remember();
    if (isForm(c)) return ledBack(c, `/product/${body.productId}?notice=${noticeOf(joined, hasOutbox)}`);
    if (!joined.ok) throw refusalOf(joined);
    const { message, estimatedArrival, mustConfirm } = joined;
    return {
      ...{ success: true as const, message, estimatedArrival },
      ...(mustConfirm && hasOutbox && { outboxPath: pathIn(requestLanguage(), '/outbox') }),
    };
  });

  mount(app, contract.confirmWaitlist, async ({ body: { token }, c }) => {
    const owner = await ownerOf(c);
    const entry = await shop.waitlist.confirm({ token, owner, visitorAddress: c.get('address') });
    if (isForm(c)) return ledBack(c, `/waitlist/confirm?token=${encodeURIComponent(token)}`);
    if (!entry) throw new ProblemError('not_found', words.linkOfNoUse);
    return { success: true as const, message: entry.message };
  });
}

function mountLeaving(app: Hono<Environment>, { shop, origin, twilioToken }: WaitlistRouteDeps): void {
  const pageOf = (token: string) => `/waitlist/unsubscribe?token=${encodeURIComponent(token)}`;

  mount(app, contract.unsubscribe, async ({ query: { token, back, undo }, c }) => {
    const isDone = await (undo === 'yes'
      ? shop.messaging.resubscribe(token)
      : shop.messaging.unsubscribe(token));
    if (back === 'page') return ledBack(c, pageOf(token));
    if (!isDone) throw new ProblemError('not_found', words.linkNotOurs);
    return undefined;
  });
  // A mail program that knows no one-click opens the same address; looking changes nothing, so it shows the page.
  app.get(contract.unsubscribe.path, (c) => {
    c.set('route', contract.unsubscribe.path);
    return ledBack(c, pageOf(c.req.query('token') ?? ''));
  });

  mount(app, contract.receiveSms, async ({ body, c }) => {
    const url = new URL(c.req.url);
    const signature = c.req.header('x-twilio-signature') ?? '';
    const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
    const isSigned =
      twilioToken !== undefined &&
      isTwilios(signature, twilioToken, `${origin}${url.pathname}${url.search}`, fields);
    if (!isSigned) throw new ProblemError('forbidden', 'Only our carrier may say what a phone has said.');
    const answer = await shop.messaging.receiveSms(body.From, body.Body ?? '');
    const message = answer === null ? '' : `<Message>${escapeHtml(answer)}</Message>`;
    return reply(c, `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`, 200, {
      'content-type': 'text/xml; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}

function ledBack(c: Context<Environment>, location: string): Response {
  return reply(c, null, 303, { location, 'cache-control': 'no-store' });
}

function noticeOf(joined: Joined, hasOutbox: boolean): string {
  if (!joined.ok) return waitlistNoticeCode(joined.code);
  if (!joined.mustConfirm) return waitlistNoticeCode('joined');
  return waitlistNoticeCode(hasOutbox ? 'confirm_in_outbox' : 'confirm');
}

function refusalOf({ code, problems }: NotJoined): ProblemError {
  const message = sayWaitlistRefusal(language(), code);
  switch (code) {
    case 'no_such_product':
      return new ProblemError('not_found', message);
    case 'size_required':
    case 'audience_excluded':
      return new ProblemError(code, message, errorsOf(problems));
    case 'too_many':
      return new ProblemError('too_many_requests', message);
    default:
      return new ProblemError('unprocessable', message, errorsOf(problems));
  }
}

/** Each wrong field with its words. */
function errorsOf(problems: WaitlistProblems | undefined) {
  if (!problems) return undefined;
  const { size, email, phone } = problems;
  const fields = { sizeId: size, emailAddressNotify: email, phoneNumberNotify: phone };
  return Object.entries(fields).flatMap(([at, refusal]) =>
    refusal === null ? [] : [{ at, message: sayWaitlistRefusal(language(), refusal) }],
  );
}
