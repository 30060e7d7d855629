import { z } from 'zod';
import { eventNames } from '../../domain/tracking/events.ts';
import { operation } from '../operation.ts';

const eventSchema = z.strictObject({
  name: z.enum(eventNames),
  productId: z.int().positive().optional(),
  at: z.iso.datetime(),
  detail: z
    .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
    .refine((detail) => Object.keys(detail).length <= 20, 'At most 20 details.')
    .optional(),
});

export type TrackedEvent = z.output<typeof eventSchema>;

export const recordEvents = operation({
  id: 'recordEvents',
  method: 'POST',
  path: '/api/events',
  summary: 'Store what a shopper did, by the typed list of events',
  body: z.array(eventSchema).min(1).max(50),
  importance: 'recommendation',
  status: 202,
  problems: [],
});
