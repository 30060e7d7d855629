// What shoppers looked for, counted without naming anybody.
import { z } from 'zod';
import { countedDays } from '../../domain/listing/search/counted-query.ts';
import { languages } from '../../domain/visitor/language.ts';
import { deskCall, deskRefusals } from '../desk/access.ts';
import { operation } from '../operation.ts';

export const readSearches = operation({
  ...deskCall('demand.read'),
  id: 'readSearches',
  method: 'GET',
  path: '/api/admin/searches',
  summary: 'What was looked for and not found, or everything that was, the most often looked for first',
  query: z.strictObject({
    days: z
      .string()
      .regex(/^[1-9]\d?$/)
      .optional(),
    /** Everything, not only what was missed. */
    all: z.literal('1').optional(),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      days: z.int().min(1).max(countedDays),
      searches: z.array(
        z
          .strictObject({
            query: z.string(),
            language: z.enum(languages),
            searches: z.int().min(1),
            /** Of what was asked for, when it was last looked for. */
            products: z.int().min(0),
            lastDay: z.iso.date(),
          })
          .meta({ id: 'SearchCount' }),
      ),
    }),
  }),
  problems: deskRefusals,
});
