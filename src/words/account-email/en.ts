import { inEnglish } from '../plural.ts';
import { shopName } from '../shop-name.ts';

export const codeSubject = (code: string) => `${code} is your ${shopName()} code`;
export const codeToSignIn = (code: string) => `${code} is your code to sign in at ${shopName()}.`;
export const codeToChangeEmail = (code: string) =>
  `${code} is the code that makes this the address of your ${shopName()} account.`;
export const codeGoodFor = (minutes: number) =>
  `It is good for ${minutes} minutes, once. If it was not you, do nothing: without it nobody gets in.`;
export const resetSubject = () => `A new password for ${shopName()}`;
export const resetRequested = 'Someone, we hope you, asked for a new password.';
export const chooseItHere = 'Choose it here:';
export const chooseNewPassword = 'Choose a new password';
export const linkGoodFor = (hours: number) =>
  `The link is good for ${hours} ${inEnglish(hours, 'hour', 'hours')}, once. If it was not you, do nothing: without it nobody gets in.`;
export const passwordChangedSubject = 'Your password was changed';
export const passwordWasChanged = () =>
  `The password of your ${shopName()} account was changed, and every other device was signed out.`;
export const passkeyAddedSubject = 'A passkey was added to your account';
export const passkeyWasAdded = () =>
  `A passkey was added to your ${shopName()} account. Whoever holds it can sign in. Your account lists it, and removes it.`;
export const emailChangedSubject = 'Your email address was changed';
export const emailWasChanged = () =>
  `Your ${shopName()} account has a new email address. This one no longer opens it.`;
export const takeAccountBack = (url: string) =>
  `If it was not you, take your account back at ${url} or reply to this email.`;
export const takeAddressBack =
  'If it was not you, reply to this email at once: we give the account back to this address. If you are still signed in somewhere, change your password there first, which signs everybody else out.';
