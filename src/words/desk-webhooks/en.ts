import { inEnglish } from '../plural.ts';

export const webhooks = 'Webhooks';
export const webhooksHint =
  'Programs elsewhere hear here what happens: signed, in order for one thing, and tried again for three days.';
export const noWebhooks = 'No webhooks yet.';
export const newWebhook = 'A new webhook';
export const webhookName = 'Name';
export const sendTo = 'Send to';
export const sendToHint = 'An https address. Private ones only where a setting allows it.';
export const whatIsSent = 'Of what';
export const types = {
  'order.placed': 'Order placed',
  'order.shipped': 'Order shipped',
  'order.cancelled': 'Order cancelled',
  'order.refunded': 'Order refunded',
  'order.returned': 'Order returned',
  'stock.changed': 'Stock changed',
  'product.changed': 'Product changed',
  'review.waiting': 'Review waiting',
  'webhook.test': 'Test',
};
export const addWebhook = 'Add the webhook';
export const signingSecret = 'Its signing secret';
export const secretShownOnce =
  'This is the only time it is shown. The receiver checks with it that we are the sender; lost is lost: then add the webhook anew.';

// One of them
export const states = { arrives: 'Arrives', failing: 'Trying again', off: 'Switched off' };
export const madeBy = (name: string, when: string) => `Added by ${name}, ${when}.`;
export const failingSince = (when: string) => `Nothing has arrived since ${when}.`;
export const isOff = (name: string) => `${name} was switched off.`;
export const offBecause = {
  failing: 'Nothing arrived there for three days.',
  gone: 'It answered 410: gone for good.',
};
export const stillWaiting = (count: number) =>
  `${count} ${inEnglish(count, 'event is', 'events are')} kept for 30 days.`;
export const switchOn = (waiting: number) => (waiting === 0 ? 'Switch on' : `Switch on, send ${waiting}`);
export const isOn = 'Switched on.';
export const sendTest = 'Send a test';
export const testSent = 'A test is on its way: the log says what is answered.';
export const remove = 'Remove…';
export const removeOf = (name: string) => `Remove ${name}`;
export const removeQuestion = (name: string) => `Remove ${name}?`;
export const removeWhy = (waiting: number) =>
  `It hears nothing more. Its log goes with it, and ${waiting} ${inEnglish(waiting, 'event', 'events')} that did not arrive yet.`;
export const removeIt = 'Remove it';
export const keepIt = 'Keep it';

// What was told
export const log = 'Log';
export const logOf = (name: string) => `Log of ${name}`;
export const nothingSent = 'Nothing has happened yet that it is to hear of.';
export const logColumns = {
  what: 'What',
  thing: 'Number',
  at: 'When',
  answer: 'Answer',
  tries: 'Try',
  id: 'webhook-id',
};
export const deliveryStates = { waiting: 'Waiting', arrived: 'Arrived', given_up: 'Given up' };
export const stateFilter = 'State';
export const notTried = 'Waits';
export const answeredWith = (status: number) => String(status);
export const answeredAgain = (answer: string, when: string) => `${answer}, again ${when}`;
export const answeredLast = (state: string, answer: string) => `${state}: ${answer}`;
export const failures = {
  private_address: 'A private address',
  not_https: 'Not https',
  unknown_host: 'No such host',
  no_answer: 'No answer',
  unreachable: 'Not reached',
};
export const resend = 'Resend';
export const resendOf = (what: string) => `Resend ${what}`;
export const resendMany = (count: number) => `Resend ${count}`;
export const resent = (count: number) =>
  `${count} ${inEnglish(count, 'event is', 'events are')} on the way again.`;

// To every owner
export const offSubject = (name: string) => `The webhook “${name}” was switched off`;
export const offLead = (name: string, address: string) =>
  `The shop no longer sends anything to the webhook “${name}” at ${address}.`;
export const offNext =
  'What happened until then is kept for 30 days. Look at the log, and switch it on again when it is well.';
export const openWebhooks = 'Open the webhooks';
