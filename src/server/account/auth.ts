// The sign-in library, set up for this shop. Only server/account/accounts.ts talks to it: its own addresses are not
// open to anyone, so that each call a browser can make is one that the contract describes.
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { emailOTP } from 'better-auth/plugins';
import type { Queries } from '../../database/database.ts';
import { customer } from '../../database/schema/account/people.ts';
import { credential, customerSession, verification } from '../../database/schema/account/sign-in.ts';
import {
  changedEmail,
  codeEmail,
  codeMinutes,
  resetEmail,
  resetMinutes,
} from '../../domain/account/account-email.ts';
import { longestPassword, shortestPassword } from '../../domain/account/password.ts';
import type { Email } from '../../providers/messaging/mail.ts';
import { pagePath } from '../../words/page-path.ts';
import { hashPassword, isPassword } from './password-hash.ts';

export type AccountEmail = Required<Pick<Email, 'to' | 'subject' | 'text' | 'html'>>;

export interface AuthDeps {
  readonly queries: Queries;
  readonly origin: string;
  readonly secret: string;
  readonly sessionCookieName: string;
  readonly sendEmail: (email: AccountEmail) => Promise<void>;
}

const days = 24 * 60 * 60;

export type Auth = ReturnType<typeof openAuth>;

export function openAuth({ queries, origin, secret, sessionCookieName, sendEmail }: AuthDeps) {
  return betterAuth({
    appName: 'Vitrine',
    baseURL: origin,
    secret,
    database: drizzleAdapter(queries, {
      provider: 'pg',
      schema: { customer, customerSession, credential, verification },
      transaction: true,
    }),
    user: {
      modelName: 'customer',
      additionalFields: {
        phone: { type: 'string', required: false, input: false },
        roles: { type: 'string[]', required: false, input: false },
      },
    },
    session: { modelName: 'customerSession', expiresIn: 30 * days, updateAge: days },
    account: { modelName: 'credential', accountLinking: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // Accounts are made by a code alone, which proves the address.
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: {
        hash: hashPassword,
        verify: ({ password, hash }) => isPassword(password, hash),
      },
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendEmail({ to: user.email, ...resetEmail(`${origin}${pagePath('/login/reset')}?token=${token}`) }),
      onPasswordReset: ({ user }) =>
        sendEmail({ to: user.email, ...changedEmail('password', `${origin}${pagePath('/login')}`) }),
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: 5,
        storeOTP: 'hashed',
        changeEmail: { enabled: true },
        sendVerificationOTP: ({ email, otp, type }) =>
          sendEmail({ to: email, ...codeEmail(otp, type === 'change-email' ? 'change-email' : 'sign-in') }),
      }),
    ],
    // The shop's own limits hold for all processes, and its log says nothing of anyone.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName, attributes: { secure: origin.startsWith('https:') } },
      },
      ipAddress: { disableIpTracking: true },
    },
  });
}
