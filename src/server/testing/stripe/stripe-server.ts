// A local Stripe for tests: the shapes of its API, its idempotency keys, its faults, its notices. Card numbers never
// come here either; a confirmation token `ctoken_tok_…` stands for a test card of the shop.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { cardOfToken, type ProcessorCall } from '../../../domain/payment/test-card.ts';
import { createLocalServer, type LocalRequest } from '../local-server.ts';
import { createStripeBooks, type Intent } from './stripe-books.ts';
import { elementPage, stripeScript } from './stripe-browser.ts';
import { decodeForm, type StripeCall, stripeCalls } from './stripe-calls.ts';
import { wrongAnswers, wrongWith } from './stripe-description.ts';
import { StripeProblem } from './stripe-vault.ts';

export const stripeSecretKey = 'sk_test_local';
export const webhookSecret = 'whsec_local_secret_of_tests';

interface StoredReply {
  readonly hash: string;
  readonly status: number;
  readonly body: string;
}

/** Which of the shop's calls a fault of a card belongs to. */
const operations: Readonly<Record<string, ProcessorCall>> = {
  'create intent': 'create',
  'confirm intent': 'authorise',
  'create setup': 'authorise',
  'capture intent': 'capture',
  'cancel intent': 'void',
  'create refund': 'refund',
};

export async function createStripeServer(now: () => number = Date.now) {
  const replies = new Map<string, StoredReply>();
  /** How often a fault was played to a key: twice, since the SDK asks once more when a connection breaks. */
  const played = new Map<string, number>();
  /** What was sent and is not allowed. A test that looks at it finds it empty. */
  const violations: string[] = [];
  const events: { id: string; type: string; created: number; data: { object: unknown } }[] = [];
  const { url, ...server } = await createLocalServer((request) => answer(request), violations);
  const books = createStripeBooks(() => url, now);

  const answer = ({ request, response, body, pathname, search }: LocalRequest) => {
    if (pathname === '/stripe.js' || pathname === '/element') {
      const isScript = pathname === '/stripe.js';
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
      return response.end(isScript ? stripeScript(url) : elementPage);
    }
    const bank = /^\/redirect\/(\w+)$/.exec(pathname);
    if (bank) return secondStep(response, bank[1] ?? '', request.method === 'POST' ? body : null);
    const send = (status: number, text: string) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local' });
      response.end(text);
    };
    if (request.headers.authorization !== `Bearer ${stripeSecretKey}`)
      return send(401, problem('invalid_request_error', 'api_key_invalid', 'Invalid API Key provided'));
    const call = stripeCalls.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!call) {
      violations.push(`${request.method} ${pathname}`);
      return send(404, problem('invalid_request_error', 'url_invalid', 'Unrecognized request URL'));
    }
    const given = decodeForm(request.method === 'GET' ? search.slice(1) : body);
    const [wrong, ...more] = wrongWith(given, call.resource, call.parameters, true);
    if (wrong) {
      violations.push(...[wrong, ...more].map(({ message }) => `${call.name}: ${message}`));
      return send(400, problem('invalid_request_error', wrong.code, wrong.message));
    }
    const named = call.path.exec(pathname)?.[1] ?? '';
    const key = request.headers['idempotency-key']?.toString();
    const hash = createHash('sha256').update(`${pathname} ${body}`).digest('hex');
    const fault = faultOf(call, named, given);
    const times = played.get(key ?? '') ?? 0;
    if (key !== undefined && fault !== null && fault !== 'error') played.set(key, times + 1);
    const isFirst = key !== undefined && times < 2;
    if (fault === 'lost_before' && isFirst) return response.destroy();
    const known = key === undefined ? undefined : replies.get(key);
    if (known && known.hash !== hash)
      return send(
        400,
        problem('idempotency_error', 'idempotency_error', 'Keys can only be used with the same parameters.'),
      );
    const done = known ?? { hash, ...carriedOut(call, named, given, fault === 'error') };
    // What was refused before it began is not kept; everything else is, failures too.
    if (key !== undefined && (done.status === 200 || done.status === 402 || done.status >= 500))
      replies.set(key, done);
    if (fault === 'lost_after' && isFirst) return response.destroy();
    send(done.status, done.body);
  };

  const faultOf = (call: StripeCall, named: string, given: Record<string, unknown>) => {
    const intent = books.intents.get(named || String(given.payment_intent ?? ''));
    const token =
      call.name === 'create setup'
        ? books.vault.setupToken(given)
        : call.name === 'confirm intent'
          ? confirmToken(given, intent)
          : intent?.hidden.token;
    const fault = token ? cardOfToken(token)?.fault : undefined;
    return fault && fault.call === operations[call.name] ? fault.kind : null;
  };
  const confirmToken = (given: Record<string, unknown>, intent: Intent | undefined) => {
    try {
      return intent && books.tokenOf(String(given.confirmation_token ?? given.payment_method), intent);
    } catch {
      return null;
    }
  };

  const carriedOut = (
    call: StripeCall,
    named: string,
    given: Record<string, unknown>,
    isFailing: boolean,
  ) => {
    if (isFailing) return { status: 500, body: problem('api_error', 'internal', 'Something went wrong.') };
    try {
      const result = work(call, named, given);
      // What is told is in Stripe's own shapes too.
      violations.push(...wrongAnswers(result).map(({ message }) => `${call.name} told: ${message}`));
      return { status: 200, body: JSON.stringify(result) };
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.body }) };
    }
  };

  const work = (call: StripeCall, named: string, given: Record<string, unknown>): unknown => {
    const expanded = Object.values((given.expand as Record<string, string> | undefined) ?? {});
    const whole = (intent: Intent) => books.renderIntent(intent, expanded.includes('latest_charge'));
    const many = (intent: Intent) => books.renderIntent(intent, expanded.includes('data.latest_charge'));
    switch (call.name) {
      case 'create intent':
        return whole(books.create(given));
      case 'confirm intent':
        return heard('payment_intent.amount_capturable_updated', books.confirm(named, given), whole);
      case 'capture intent':
        return heard('payment_intent.succeeded', books.capture(named, given), whole);
      case 'cancel intent':
        return heard('payment_intent.canceled', books.cancel(named), whole);
      case 'read intent':
        return whole(books.intentOf(named));
      case 'list intents': {
        const since = Number((given.created as { gte: string } | undefined)?.gte ?? 0);
        const newestFirst = [...books.intents.values()].reverse().filter(({ created }) => created >= since);
        const after = newestFirst.findIndex((intent) => intent.id === given.starting_after) + 1;
        const limit = Number(given.limit ?? 10);
        const data = newestFirst.slice(after, after + limit).map(many);
        return {
          object: 'list',
          url: '/v1/payment_intents',
          data,
          has_more: after + limit < newestFirst.length,
        };
      }
      case 'search intents': {
        const [, name = '', value = ''] = /^metadata\['(\w+)'\]:'([\w-]*)'$/.exec(String(given.query)) ?? [];
        const data = [...books.intents.values()].filter(({ metadata }) => metadata[name] === value).map(many);
        return { object: 'search_result', url: '/v1/payment_intents/search', data, has_more: false };
      }
      case 'create setup':
        return books.vault.setUp(given);
      case 'read setup':
        return books.vault.readSetup(named);
      case 'create refund':
        return books.refund(given);
      case 'list refunds':
        return { object: 'list', data: books.refundsOf(String(given.payment_intent)), has_more: false };
      case 'create customer':
        return books.vault.openCustomer(given);
      case 'list cards':
        return { object: 'list', data: books.vault.cardsOf(named), has_more: false };
      default:
        return books.vault.detach(named);
    }
  };

  /** What Stripe would send a notice of. */
  const heard = (type: string, intent: Intent, shown: (intent: Intent) => unknown) => {
    addEvent(type, books.renderIntent(intent, false));
    return shown(intent);
  };
  const addEvent = (type: string, object: unknown) => {
    const event = {
      id: `evt_${randomBytes(8).toString('hex')}`,
      object: 'event',
      type,
      created: Math.floor(now() / 1_000),
      livemode: false,
      data: { object },
    };
    events.push(event);
    return event;
  };

  const secondStep = (response: ServerResponse, intentId: string, body: string | null) => {
    if (body === null) {
      response.writeHead(200, { 'content-type': 'text/html' });
      const button = (value: string) => `<button name="answer" value="${value}">${value}</button>`;
      return response.end(`<form method="post">${button('approve')}${button('refuse')}</form>`);
    }
    const isApproved = body.includes('approve');
    const location = books.vault.decide(intentId, isApproved) ?? books.decide(intentId, isApproved);
    if (books.intents.has(intentId))
      addEvent(
        'payment_intent.amount_capturable_updated',
        books.renderIntent(books.intentOf(intentId), false),
      );
    response.writeHead(303, { location });
    return response.end();
  };

  return {
    ...server,
    url,
    books,
    violations,
    events,
    addEvent,
    /** For a shop that pays here. */
    settings: {
      STRIPE_SECRET_KEY: stripeSecretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
      STRIPE_SCRIPT_URL: `${url}/stripe.js`,
    },
    /** As Stripe signs it: over the time and the very bytes. */
    signed: (payload: string, secret = webhookSecret, seconds = Math.floor(now() / 1_000)) => {
      const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
      return `t=${seconds},v1=${signature}`;
    },
    /** Stripe forgets its keys after a day. */
    forgetKeys: () => replies.clear(),
  };
}

export type StripeServer = Awaited<ReturnType<typeof createStripeServer>>;

function problem(type: string, code: string, message: string): string {
  return JSON.stringify({ error: { type, code, message } });
}
