// The first owner of a shop that nobody works at yet.
import { z } from 'zod';
import { email, password } from '../../account/sign-in.ts';
import { operation } from '../../operation.ts';

export const beginDesk = operation({
  id: 'beginDesk',
  method: 'POST',
  path: '/api/desk/begin',
  summary:
    'Open the account of the first owner, by the key of the link that the shop prints while nobody works at its desk',
  body: z.strictObject({
    key: z.string().regex(/^[\w-]{20,100}$/),
    name: z.string().trim().min(1).max(80),
    email,
    password,
  }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: ['invalid_link', 'weak_password', 'unprocessable', 'conflict'],
});
