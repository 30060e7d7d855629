import { z } from 'zod';
import { customerRoles } from '../../domain/account/customer.ts';
import { customerSchema } from '../account/sign-in.ts';
import { operation } from '../operation.ts';

export const readSession = operation({
  id: 'readSession',
  method: 'GET',
  path: '/api/session',
  access: 'guest',
  summary: 'Who is asking, from where, and what is switched on for them',
  status: 200,
  answer: z.strictObject({
    customer: customerSchema.nullable(),
    country: z.string().length(2).nullable(),
    currency: z.string().length(3),
    roles: z.array(z.enum(['guest', 'customer', ...customerRoles])),
    flags: z.record(z.string(), z.boolean()),
  }),
  problems: [],
});
