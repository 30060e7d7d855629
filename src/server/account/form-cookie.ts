// Keeps what was typed into a form that was refused, until its page shows it again.
import { type FormValues, fitting } from '../http/account/form-answer.ts';
import { cookieName } from '../visitor/guest-cookie.ts';
import { type SealedCookie, sealedCookie } from './sealed-cookie.ts';

export function createFormCookie(origin: string, secret: string): SealedCookie<FormValues> {
  return sealedCookie<FormValues>({
    name: cookieName('typed', origin),
    secret,
    isSecure: origin.startsWith('https:'),
    seconds: 120,
    shorten: fitting,
  });
}
