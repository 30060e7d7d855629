// What the shop wrote, to whom, and what became of it; and how each letter reads in every language.
import { z } from 'zod';
import { ageSorts } from '../../domain/desk/list.ts';
import {
  longestMessageSearch,
  messageKinds,
  messageStates,
  messageViews,
} from '../../domain/desk/message-list.ts';
import { templateNames } from '../../domain/messaging/templates.ts';
import { languages } from '../../domain/visitor/language.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

const channel = z.enum(['email', 'sms']);

const rowSchema = z
  .strictObject({
    messageId: z.string(),
    channel,
    kind: z.enum(messageKinds),
    state: z.enum(messageStates),
    recipient: z.string(),
    /** Its subject, without a code that would let somebody in; of a message to who waited, the size. */
    about: z.string(),
    at: z.iso.datetime(),
    /** When it is tried next; null when it is not. */
    nextAt: z.iso.datetime().nullable(),
    tries: z.int(),
    error: z.string().nullable(),
  })
  .meta({ id: 'DeskMessage' });

export type DeskMessage = z.input<typeof rowSchema>;

export const listMessages = operation({
  ...deskCall('messages.read'),
  id: 'listMessages',
  method: 'GET',
  path: '/api/admin/messages',
  summary:
    'Messages and letters with what became of them, the newest or the oldest first; never what they say',
  query: z.strictObject({
    ...paging,
    'page[after]': z.string().max(64).optional(),
    q: z.string().max(longestMessageSearch).optional(),
    view: z.enum(messageViews).optional(),
    state: z.enum(messageStates).optional(),
    kind: z.enum(messageKinds).optional(),
    channel: channel.optional(),
    sort: z.enum(ageSorts).optional(),
  }),
  answer: listAnswer(rowSchema),
  problems: deskRefusals,
});

const change = {
  ...deskCall('messages.change'),
  method: 'POST',
  params: z.strictObject({ id: z.string().max(60) }),
  body: z.strictObject({}),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ messageId: z.string(), state: z.enum(messageStates) }),
  }),
  problems: [...deskRefusals, 'not_found', 'conflict'],
} as const;

export const retryMessage = operation({
  ...change,
  id: 'retryMessage',
  path: '/api/admin/messages/{id}/retry',
  summary:
    'Try a message again that did not arrive. The header Idempotency-Key makes a second try of the call the same one',
});

export const dropMessage = operation({
  ...change,
  id: 'dropMessage',
  path: '/api/admin/messages/{id}/drop',
  summary:
    'Drop a message that is not sent: nobody gets it. The header Idempotency-Key makes a second try of the call the same one',
});

export const listTemplates = operation({
  ...deskCall('messages.read'),
  id: 'listTemplates',
  method: 'GET',
  path: '/api/admin/templates',
  summary:
    'Every letter and text in every language, with what the shop last had to say; codes and links are made up',
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      z.strictObject({
        name: z.enum(templateNames),
        channel,
        /** Empty while the shop has nothing yet that it could be about. */
        previews: z.array(
          z.strictObject({
            language: z.enum(languages),
            subject: z.string(),
            text: z.string(),
          }),
        ),
      }),
    ),
  }),
  problems: deskRefusals,
});

export const readTemplate = operation({
  ...deskCall('messages.read'),
  id: 'readTemplate',
  method: 'GET',
  path: '/api/admin/templates/{name}/{language}',
  summary: 'One letter as it would arrive: a document in which nothing runs, for a frame of the desk',
  params: z.strictObject({ name: z.enum(templateNames), language: z.enum(languages) }),
  answerType: 'text/html',
  problems: [...deskRefusals, 'not_found'],
});
