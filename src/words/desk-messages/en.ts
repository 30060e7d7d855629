import { inEnglish } from '../plural.ts';

// The list
export const messages = 'Messages';
export const messagesHint =
  'What the shop wrote, to whom, and what became of it. A letter that a mail server has taken is no longer kept here.';
export const messageSearch = 'Recipient, or words of the subject';
export const messageViews = { all: 'All', in_trouble: 'In trouble' };
export const messageColumns = {
  about: 'About',
  state: 'State',
  kind: 'Kind',
  channel: 'By',
  recipient: 'To',
  at: 'Made',
  next: 'Next try',
  tries: 'Tries',
  error: 'Says',
};
export const messageStates = {
  waiting: 'Waiting',
  retrying: 'Trying again',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'No answer',
  dead: 'Dead',
  dropped: 'Dropped',
};
export const messageKinds = { back_in_stock: 'Back in stock', letter: 'Letter' };
export const channels = { email: 'Email', sms: 'Text' };
export const withoutSubject = 'A text';
export const messageTo = (recipient: string) => `message to ${recipient}`;

// Trying again and dropping
export const tryAgain = (count: number) => `Try ${count} again`;
export const drop = (count: number) => `Drop ${count}…`;
export const dropQuestion = (count: number) => `Drop ${count} ${inEnglish(count, 'message', 'messages')}?`;
export const dropWhy =
  'Nobody gets them, and whoever was called from a waitlist leaves the line. It cannot be undone.';
export const keepTrying = 'Keep them';
export const dropThem = 'Drop';

// Templates
export const templates = 'Templates';
export const templatesHint =
  'Every letter and text in every language, about what was sold last. Codes and links are made up.';
export const template = 'Template';
export const languageNames = { en: 'English', fr: 'Français', de: 'Deutsch' };
export const notUsedYet = 'Nobody has had this letter yet';
export const notUsedYetWhy = 'It is shown with the first order.';
export const previewOf = (template: string, language: string) => `${template}, ${language}`;
export const templateNames = {
  payment_link: 'Payment link',
  order_placed: 'Order placed',
  order_address: 'New address',
  order_shipped: 'Shipped',
  order_cancelled: 'Cancelled',
  order_refunded: 'Refunded',
  order_unpaid: 'Waiting for its payment',
  order_exchange: 'Another size',
  back_in_stock: 'Back in stock',
  back_in_stock_text: 'Back in stock, text',
  waitlist_confirmation: 'Please confirm',
  gift_card: 'Gift card',
  share: 'Passed on',
  sign_in_code: 'Code to sign in',
  change_email_code: 'Code for a new address',
  new_password: 'New password',
  password_changed: 'Password changed',
  address_changed: 'Address changed',
  passkey_added: 'Passkey added',
  webhook_off: 'Webhook switched off',
};
