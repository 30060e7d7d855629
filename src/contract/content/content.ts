import { z } from 'zod';
import { operation } from '../operation.ts';

export const readContent = operation({
  id: 'readContent',
  method: 'GET',
  path: '/api/content/{key}',
  summary: 'Editorial HTML by key, sanitised',
  params: z.strictObject({ key: z.enum(['pdp-landers-sold-out', 'pdp-landers-in-stock']) }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.string() }),
  problems: ['not_found'],
});
