// What all calls of the desk share: whoever makes one is one of the staff, or a program with a token; the verb says
// which of them may.
import { z } from 'zod';
import type { DeskVerb } from '../../domain/desk/verbs.ts';

/** Without a session or a token 401, with too little 403. */
export const deskRefusals = [
  'unauthorized',
  'forbidden',
  'proof_required',
  'second_factor_required',
] as const;

export function deskCall<const V extends DeskVerb>(verb: V) {
  return { access: 'merchant', verb, provesItself: true, importance: 'order', status: 200 } as const;
}

export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      rows: z.array(row),
      /** How many there are in all. */
      total: z.int(),
      /** False where counting stopped: there are more. */
      isTotalExact: z.boolean(),
      /** What `page[after]` names for the next page; null on the last. */
      next: z.string().nullable(),
    }),
  });

/** Lists page alike. */
export const paging = {
  'page[after]': z.string().max(60).optional(),
  ps: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
};
