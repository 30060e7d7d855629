import { z } from 'zod';
import { emailProblem, invalidEmailMessage } from '../../domain/messaging/email.ts';
import {
  holdsLink,
  linkInNoteMessage,
  longestShareNote,
  missingNameMessage,
} from '../../domain/share/share-email.ts';
import { operation } from '../operation.ts';

/** Nothing that could begin a line of its own in an e-mail's head. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const oneLine = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

export const shareByEmail = operation({
  method: 'POST',
  path: '/api/share/email',
  summary: 'Send a product to someone by e-mail',
  body: z.strictObject({
    productId: z.int().positive(),
    /** Accepted and not believed: the e-mail shows what the shop knows. */
    name: z.string().max(200).optional(),
    imageUrl: z.string().max(500).optional(),
    from: z.string().trim().min(1, missingNameMessage).max(96).regex(oneLine, 'A name is one line.'),
    to: z
      .string()
      .trim()
      .refine((text) => emailProblem(text) === null, invalidEmailMessage),
    note: z
      .string()
      .trim()
      .max(longestShareNote, `A note has at most ${longestShareNote} characters.`)
      .refine((note) => !holdsLink(note), linkInNoteMessage)
      .default(''),
  }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: ['not_found', 'too_many_requests', 'unavailable'],
});
