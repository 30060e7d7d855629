// Signing up, in and out, at the addresses of the sign-in library. Forms of pages may post each of them: then the
// answer is the way to the next page.
import { z } from 'zod';
import { words } from '../../words/account/words.ts';
import { operation } from '../operation.ts';

export const email = z.string().trim().min(1).max(254);
export const password = z.string().min(1).max(1_000);
const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: () => words.codeHasSixDigits }));
/** Where a form leads when it went well: a path of this site. */
const to = z.string().max(500).optional();

export const customerSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});

export const signedIn = z.strictObject({
  success: z.literal(true),
  user: customerSchema,
  /** What came along from the guest that they were. */
  moved: z.strictObject({ loves: z.int(), bagItems: z.int() }),
});
const done = z.strictObject({ success: z.literal(true), message: z.string() });
/** Where a shop sends no email, the page that shows what it would have sent. */
const sent = done.extend({ outboxPath: z.string().optional() });

export const signIn = operation({
  id: 'signIn',
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Sign in with a password',
  takesForm: true,
  body: z.strictObject({ email, password, to }),
  status: 200,
  answer: signedIn,
  problems: ['invalid_credentials'],
});

export const signUp = operation({
  id: 'signUp',
  method: 'POST',
  path: '/api/auth/sign-up/email',
  summary: 'Begin an account: a code is sent to the address, and signing in with it makes the account',
  takesForm: true,
  body: z.strictObject({ name: z.string().trim().min(1).max(80), email, password, to }),
  status: 200,
  answer: sent,
  problems: ['weak_password', 'unprocessable'],
});

export const sendCode = operation({
  id: 'sendCode',
  method: 'POST',
  path: '/api/auth/email-otp/send-verification-otp',
  summary: 'Send a code to sign in with',
  takesForm: true,
  body: z.strictObject({
    email,
    type: z.literal('sign-in').optional(),
    /** The form of the page has one beside it; nobody looks at it here. */
    password: z.string().max(1_000).optional(),
    to,
  }),
  status: 200,
  answer: sent,
  problems: ['unprocessable'],
});

export const signInByCode = operation({
  id: 'signInByCode',
  method: 'POST',
  path: '/api/auth/sign-in/email-otp',
  summary: 'Sign in with a code; an address without an account gets one',
  takesForm: true,
  body: z.strictObject({ email, otp: code, to }),
  status: 200,
  answer: signedIn.extend({
    /** They meant to sign up and had an account: their password is what it was. */
    hadAccount: z.boolean(),
  }),
  problems: ['invalid_code'],
});

export const signOut = operation({
  id: 'signOut',
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'End this session',
  takesForm: true,
  body: z.strictObject({}),
  status: 200,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: [],
});

export const requestPasswordReset = operation({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Send a link to choose a new password with',
  takesForm: true,
  body: z.strictObject({ email }),
  status: 200,
  answer: sent,
  problems: ['unprocessable'],
});

export const resetPassword = operation({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password, by the word in the link; every session ends',
  takesForm: true,
  body: z.strictObject({ token: z.string().min(1).max(100), newPassword: password }),
  status: 200,
  answer: done,
  problems: ['invalid_link', 'weak_password'],
});

export const changePassword = operation({
  id: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'customer',
  summary: 'Choose another password; every other session ends',
  takesForm: true,
  body: z.strictObject({ currentPassword: password, newPassword: password }),
  status: 200,
  answer: done,
  problems: ['login_required', 'invalid_credentials', 'weak_password'],
});

export const requestEmailChange = operation({
  id: 'requestEmailChange',
  method: 'POST',
  path: '/api/auth/email-otp/request-email-change',
  access: 'customer',
  summary: 'Send a code to the address an account is to have',
  takesForm: true,
  body: z.strictObject({ newEmail: email }),
  status: 200,
  answer: sent,
  problems: ['login_required', 'unprocessable'],
});

export const changeEmail = operation({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/auth/email-otp/change-email',
  access: 'customer',
  summary: 'Give the account the address that the code was sent to',
  takesForm: true,
  body: z.strictObject({ newEmail: email, otp: code }),
  status: 200,
  answer: done,
  problems: ['login_required', 'invalid_code'],
});
