// What the desk says of who the shop's letters are from.
import { shopName } from '../shop-name.ts';

export const sender = 'Sender';
export const senderHint = 'Every email of the shop';
export const fields = {
  senderName: 'Name',
  senderAddress: 'Address',
  replyTo: 'Answers go to',
};
export const hints = {
  senderName: 'The shop’s name, where you leave it empty.',
  senderAddress: 'At a domain whose SPF and DKIM records name your mail server, or mailboxes refuse it.',
  replyTo:
    'The address itself, where you leave it empty. Somebody should read it: letters ask to be answered.',
};
export const goesOutAs = (sender: string) => `Letters are from ${sender}.`;
export const noSender =
  'Nobody has said who letters are from: mailboxes refuse what comes from shop@localhost.';

export const tryIt = 'Try it';
export const tryHint = 'An email to your own address, by what is saved.';
export const sendTest = 'Send me a test email';
export const saveFirst = 'Save first: it is sent by what is saved.';
export const outcomes = {
  taken: (to: string) => `The mail server took it. Look into the mailbox of ${to}, and into its spam.`,
  kept: (to: string) =>
    `This shop sends no email: the one to ${to} is in its outbox. Set SMTP_URL in the environment.`,
  refused: (to: string) => `The mail server refused it for ${to}.`,
  not_taken: (to: string) => `The mail server did not take the one to ${to}.`,
};
export const serverAnswer = (answer: string) => `It said: ${answer}`;
export const nobodysMailbox = 'A test email goes to the person who asks for it, and a token is nobody.';

export const testSubject = () => `A test email of ${shopName()}`;
export const testArrived = 'It arrived: emails of the shop reach you, and are from whom you see above.';
export const testAnswer = 'Answer it, and see whether the answer reaches whoever should read it.';
