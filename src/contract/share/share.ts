import { z } from 'zod';
import { emailProblem } from '../../domain/messaging/email.ts';
import { isName, longestShareNote } from '../../domain/share/share-email.ts';
import { holdsLink } from '../../domain/text/holds-link.ts';
import { words as messagingWords } from '../../words/messaging/words.ts';
import { words } from '../../words/share/words.ts';
import { operation } from '../operation.ts';

export const shareByEmail = operation({
  id: 'shareByEmail',
  method: 'POST',
  path: '/api/share/email',
  summary: 'Send a product to someone by e-mail',
  body: z.strictObject({
    productId: z.int().positive(),
    /** Accepted and not believed: the e-mail shows what the shop knows. */
    name: z.string().max(200).optional(),
    imageUrl: z.string().max(500).optional(),
    from: z
      .string()
      .trim()
      .min(1, { error: () => words.enterName })
      .max(96)
      .refine((text) => text === '' || isName(text), { error: () => words.notAName }),
    to: z
      .string()
      .trim()
      .refine((text) => emailProblem(text) === null, { error: () => messagingWords.invalidEmail }),
    note: z
      .string()
      .trim()
      .max(longestShareNote, { error: () => words.noteTooLong(longestShareNote) })
      .refine((note) => !holdsLink(note), { error: () => words.linkInNote })
      .default(''),
  }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: ['not_found', 'too_many_requests', 'unavailable'],
});
