// What the staff show besides a password. These calls are made before the desk opens, by whoever works there.
import { z } from 'zod';
import { codeDigits } from '../../../domain/desk/second-factor.ts';
import { operation } from '../../operation.ts';
import { deskCall, deskRefusals } from '../access.ts';

const staffCall = { access: 'customer', importance: 'order', status: 200 } as const;
const code = z.strictObject({ code: z.string().regex(new RegExp(`^\\d{${codeDigits}}$`)) });
const done = z.strictObject({ success: z.literal(true) });
const problems = ['login_required', 'not_found'] as const;

export const readSecondFactor = operation({
  ...staffCall,
  id: 'readSecondFactor',
  method: 'GET',
  path: '/api/desk/second-factor',
  summary: 'What one of the staff has to show who they are, and when they last did in this browser',
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      isRequired: z.boolean(),
      hasAuthenticator: z.boolean(),
      passkeys: z.int(),
      provenAt: z.iso.datetime().nullable(),
    }),
  }),
  problems,
});

export const beginAuthenticator = operation({
  ...staffCall,
  id: 'beginAuthenticator',
  method: 'POST',
  path: '/api/desk/authenticator',
  summary:
    'Set up an authenticator: its secret, shown once. It is good for nothing until a code of it was typed',
  body: z.strictObject({}),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ secret: z.string(), uri: z.string() }),
  }),
  problems: [...problems, 'proof_required', 'second_factor_required'],
});

export const confirmAuthenticator = operation({
  ...staffCall,
  id: 'confirmAuthenticator',
  method: 'POST',
  path: '/api/desk/authenticator/confirm',
  summary: 'The first code of the authenticator that is being set up',
  body: code,
  answer: done,
  problems: [...problems, 'proof_required', 'second_factor_required', 'invalid_code'],
});

export const proveSecondFactor = operation({
  ...staffCall,
  id: 'proveSecondFactor',
  method: 'POST',
  path: '/api/desk/second-factor',
  summary: 'Show by a code of the authenticator who works in this browser; each code is good once',
  body: code,
  answer: done,
  problems: [...problems, 'invalid_code'],
});

export const resetSecondFactor = operation({
  ...deskCall('staff.change'),
  id: 'resetSecondFactor',
  method: 'POST',
  path: '/api/admin/staff/{id}/reset',
  summary:
    'Take away the authenticator and the passkeys of somebody who lost them: all their sessions end at once',
  params: z.strictObject({ id: z.string().min(1).max(100) }),
  body: z.strictObject({}),
  answer: done,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});
