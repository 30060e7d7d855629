import { z } from 'zod';
import { eventNames } from '../../domain/tracking/events.ts';
import { words } from '../../words/tracking/words.ts';
import { operation } from '../operation.ts';

const eventSchema = z.strictObject({
  name: z.enum(eventNames),
  productId: z.int().positive().optional(),
  at: z.iso.datetime(),
  /** What belongs to the event is kept (domain/tracking/events.ts), and nothing else. */
  detail: z
    .record(z.string().max(40), z.union([z.string().max(200), z.number()]))
    .refine((detail) => Object.keys(detail).length <= 20, { error: () => words.mostDetails })
    .optional(),
});

export type TrackedEvent = z.output<typeof eventSchema>;

export const recordEvents = operation({
  id: 'recordEvents',
  method: 'POST',
  path: '/api/events',
  summary:
    'Note what a shopper did, by the typed list of events; of whoever does not want to be tracked, or has not been asked yet, nothing is kept',
  body: z.array(eventSchema).min(1).max(50),
  importance: 'recommendation',
  status: 202,
  problems: [],
});

export const giveConsent = operation({
  id: 'giveConsent',
  method: 'POST',
  path: '/api/consent',
  summary: 'Say whether what one does in the shop may be noted, from now on; a form of a page posts it',
  takesForm: true,
  body: z.strictObject({
    choice: z.enum(['yes', 'no']),
    /** Where a form leads back to; the page it stands on unless it is said. */
    returnTo: z.string().max(2_000).optional(),
  }),
  status: 200,
  answer: z.strictObject({ consent: z.enum(['free', 'asked', 'refused']) }),
  problems: [],
});
