// Messages as the desk lists and changes them, and how each letter reads.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/messages.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import { type MessageAct, type MessageState, parseMessageCursor } from '../../../domain/desk/message-list.ts';
import type { MessageOutcome } from '../../../shop/desk/messages.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Call, mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';
import { reply } from '../reply.ts';

export function mountMessageDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.listMessages, async ({ query }) => {
    const { 'page[after]': after, ps, q = '', view = 'all', sort = 'newest', ...filters } = query;
    const cursor = after === undefined ? null : parseMessageCursor(after);
    if (after !== undefined && cursor === null)
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const content = await shop.desk.listMessages({
      filters: { ...filters, view, search: q },
      sort,
      after: cursor,
      size: Math.min(Number(ps ?? pageSizes.usual), pageSizes.most),
    });
    return { success: true as const, content };
  });

  const changeMessage = async (act: MessageAct, { params, c, actor }: ChangeCall) => {
    const messageId = params.id;
    const outcome = await shop.desk.changeMessage(actor, { messageId, act, key: idempotencyKey(c) });
    refuseUnlessOk(outcome, refusals);
    return { success: true as const, content: { messageId, state: outcome.state } };
  };
  mount(app, contract.retryMessage, (call) => changeMessage('retry', call));
  mount(app, contract.dropMessage, (call) => changeMessage('drop', call));

  mount(app, contract.listTemplates, async () => ({
    success: true as const,
    content: (await shop.desk.listTemplates()).map(({ previews, ...template }) => ({
      ...template,
      previews: previews.map(({ html: _, ...preview }) => preview),
    })),
  }));

  mount(app, contract.readTemplate, async ({ params: { name, language }, c }) => {
    const found = (await shop.desk.listTemplates()).find((template) => template.name === name);
    const preview = found?.previews.find((one) => one.language === language);
    if (!preview || preview.html === '') throw new ProblemError('not_found', 'There is no such letter yet.');
    return reply(c, preview.html, 200, letterHeaders);
  });
}

/** Letters carry their styles in their markup. Beside these and pictures of the shop nothing of them works. */
const letterHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox allow-same-origin; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
};

interface ChangeCall extends Pick<Call<{ readonly id: string }, unknown, unknown>, 'params' | 'c'> {
  readonly actor: Actor;
}

const refusals: RefusalsOf<MessageOutcome> = {
  not_found: () => new ProblemError('not_found', 'There is no such message.'),
  not_now: ({ state }) => new ProblemError('conflict', sentences[state]),
};

/** A refusal as it was stored with the work of many. */
export function describeMessageRefusal({ state = '' }: { readonly state?: string }): string {
  return Object.hasOwn(sentences, state) ? sentences[state as MessageState] : 'There is no such message.';
}

const sentences: Readonly<Record<MessageState, string>> = {
  waiting: 'It is on its way at this moment.',
  retrying: 'It is on its way at this moment.',
  sent: 'It was sent: nobody gets a message twice.',
  failed: 'Whoever was to hear it no longer waits.',
  unknown: 'It may have arrived: nobody gets a message twice.',
  dead: 'Somebody works on it at this moment.',
  dropped: 'It was dropped before.',
};
