// Passkeys, at the addresses of the sign-in library. What a device is asked and what it answers is written as WebAuthn
// writes it; each takes a script, since only a script can ask a device.
import { z } from 'zod';
import { operation } from '../operation.ts';
import { signedIn } from './sign-in.ts';

const encoded = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000);
const answerOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.strictObject({
    id: encoded.max(1_400),
    rawId: encoded.max(1_400),
    type: z.literal('public-key'),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
    clientExtensionResults: z.record(z.string(), z.unknown()),
    response: z.strictObject({ clientDataJSON: encoded, ...response }),
  });
const options = z.record(z.string(), z.unknown());

export const askForPasskey = operation({
  id: 'askForPasskey',
  method: 'POST',
  path: '/api/auth/passkey/generate-register-options',
  access: 'customer',
  summary: 'What to ask a device for that is to keep a passkey; the session may not be older than a day',
  body: z.strictObject({}),
  status: 200,
  answer: options,
  problems: ['login_required', 'unprocessable'],
});

export const addPasskey = operation({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/auth/passkey/verify-registration',
  access: 'customer',
  summary: 'Add the passkey that the device has made',
  body: z.strictObject({
    response: answerOf({
      attestationObject: encoded,
      authenticatorData: encoded.optional(),
      publicKey: encoded.optional(),
      publicKeyAlgorithm: z.int().optional(),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
  status: 201,
  answer: z.strictObject({ success: z.literal(true), message: z.string() }),
  problems: [
    'login_required',
    'proof_required',
    'second_factor_required',
    'invalid_passkey',
    'unprocessable',
  ],
});

export const removePasskey = operation({
  id: 'removePasskey',
  method: 'POST',
  path: '/api/account/passkeys/{id}/remove',
  access: 'customer',
  summary: 'Remove a passkey: it opens the account no more',
  takesForm: true,
  params: z.strictObject({ id: z.string().min(1).max(60) }),
  body: z.strictObject({}),
  status: 200,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: ['login_required', 'proof_required', 'second_factor_required', 'not_found'],
});

export const askToSignInByPasskey = operation({
  id: 'askToSignInByPasskey',
  method: 'POST',
  path: '/api/auth/passkey/generate-authenticate-options',
  summary: 'What to ask a device for that keeps a passkey',
  body: z.strictObject({}),
  status: 200,
  answer: options,
  problems: [],
});

export const signInByPasskey = operation({
  id: 'signInByPasskey',
  method: 'POST',
  path: '/api/auth/passkey/verify-authentication',
  summary: 'Sign in with what the device has signed',
  body: z.strictObject({
    response: answerOf({
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional(),
    }),
  }),
  status: 200,
  answer: signedIn,
  problems: ['invalid_passkey'],
});
