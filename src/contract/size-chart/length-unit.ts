import { z } from 'zod';
import { operation } from '../operation.ts';

export const chooseLengthUnit = operation({
  id: 'chooseLengthUnit',
  method: 'POST',
  path: '/api/length-unit',
  summary: 'See lengths in inches or in centimetres, from now on; a form of a page posts it',
  takesForm: true,
  body: z.strictObject({
    unit: z.enum(['in', 'cm']),
    /** Where a form leads back to. */
    returnTo: z.string().max(2_000).optional(),
  }),
  status: 200,
  answer: z.strictObject({ unit: z.enum(['in', 'cm']) }),
  problems: [],
});
