import { shopName } from '../shop-name.ts';

export const share = 'Share';
export const shareByEmail = 'Share by email';
export const shareOn = (network: string) => `Share on ${network}`;
export const moreWays = 'More ways to share';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const byBrand = (name: string, brand: string) => `${name} by ${brand}`;

// Sending it
export const sendToSomeone = 'Send it to someone';
export const aHint = 'A hint, well placed.';
export const yourName = 'Your name';
export const theirEmail = 'Their email';
export const theirEmailExample = 'them@example.com';
export const lineFromYou = 'A line from you';
export const sending = 'Sending…';
export const send = 'Send';
export const onItsWay = 'On its way';
export const haveWrittenTo = (address: string) => `We have written to ${address}, once.`;
export const backToProduct = 'Back to the product';
export const enterName = 'Please enter your name.';
export const notAName = 'A name has letters, spaces, hyphens and apostrophes.';
export const linkInNote =
  'A note cannot hold links: the product’s own is sent with it. Leave a space after a full stop.';
export const noteTooLong = (most: number) => `A note has at most ${most} characters.`;
export const enoughForNow = 'That is enough emails for now. Please try again later.';

// The e-mail
export const thoughtOfYou = (name: string) => `Someone thought of you: ${name}`;
export const quoted = (note: string) => `“${note}”`;
export const sentOnce = (sender: string) =>
  `${sender} sent you this once, from ${shopName()}. We keep no list with your address on it.`;
