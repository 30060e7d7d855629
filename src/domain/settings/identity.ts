// Who the shop is: what it is called, and where its merchant is reached.
import { emailProblem } from '../messaging/email.ts';
import { readLogo } from './logo.ts';
import { standardShop } from './standard-shop.ts';

export const standardIdentity = {
  ...standardShop,
  /** The company behind it, where it has another name. */
  tradingAs: '',
  postalAddress: '',
  contactEmail: 'hello@vitrine.example',
  contactPhone: '',
  /** Drawn over the name; none where it is set in type. */
  logo: '',
} as const;

export interface IdentityFault {
  readonly at: string;
  readonly code: 'missing' | 'too_long' | 'too_short' | 'not_one_line' | 'no_email' | 'no_phone' | 'no_logo';
  /** How many characters it may have, or must. */
  readonly value: string;
}

/** What is typed of it. */
export const identityFields = ['name', 'tradingAs', 'postalAddress', 'contactEmail', 'contactPhone'] as const;

export type IdentityField = (typeof identityFields)[number];

/** The name stands in subjects, in texts of 160 characters and over the door. */
const longest: Readonly<Record<IdentityField, number>> = {
  name: 40,
  tradingAs: 120,
  postalAddress: 200,
  contactEmail: 254,
  contactPhone: 30,
};
const shortestAddress = 5;

/** Control characters, separators of lines and marks that turn the direction of writing round. */
const notOneLine = /[\p{C}\p{Zl}\p{Zp}]/u;
const phone = /^\+?[\d ().-]{5,30}$/;

export function identityFaults(values: Readonly<Record<string, string>>): IdentityFault[] {
  const logo = values.logo ?? '';
  const noLogo: IdentityFault[] =
    logo === '' || readLogo(logo) ? [] : [{ at: 'logo', code: 'no_logo', value: '' }];
  const fieldFaults = identityFields.flatMap((at): IdentityFault[] => {
    const value = values[at] ?? '';
    const fault = (code: IdentityFault['code'], more = ''): IdentityFault[] => [{ at, code, value: more }];
    if (value === '') return at === 'name' || at === 'contactEmail' ? fault('missing') : [];
    if (notOneLine.test(value)) return fault('not_one_line');
    if (value.length > longest[at]) return fault('too_long', String(longest[at]));
    if (at === 'contactEmail' && emailProblem(value) !== null) return fault('no_email');
    if (at === 'contactPhone' && !phone.test(value)) return fault('no_phone');
    if (at === 'postalAddress' && value.length < shortestAddress)
      return fault('too_short', String(shortestAddress));
    return [];
  });
  return [...fieldFaults, ...noLogo];
}
