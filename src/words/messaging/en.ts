import { shopName } from '../shop-name.ts';

export const invalidEmail = 'Please enter a valid email address.';
export const invalidPhone = 'Please enter a valid phone number.';
export const stoppedSms = () =>
  `${shopName()}: you are off the list and get no more texts. Reply START to undo.`;
export const readOutbox = 'This shop sends no email: what it would have sent is in its [outbox].';
