import { shopName } from '../shop-name.ts';

export const waitlist = 'Waitlist';
export const backToProduct = 'Back to the product';

// Where it opens
export const addToWaitlist = 'Add to waitlist';
export const soldOutForNow = 'Sold out, for now';
export const tellMeWhenBack = 'Tell me when it is back';
export const itSoldOut = 'It sold out. It does that.';
export const leaveNumber = 'Leave a number and you will hear before anyone else does.';
export const leaveAddress = 'Leave an address and you will hear before anyone else does.';
export const otherColors = 'Other colors of it can be had now.';
export const orAvailableNow = 'Or, available now';
export const orMeanwhile = 'Or, in the meantime';
export const now = 'Now';
export const was = 'Was';

// The form
export const sizeToWaitFor = 'Size to wait for';
export const sizeToWaitForIs = 'Size to wait for: [size]';
export const howToTell = 'How should we tell you?';
export const ways = { sms: 'SMS', email: 'Email' };
export const mobileNumber = 'Mobile number';
export const emailAddress = 'Email address';
export const emailSuch = 'you@example.com';
export const notifyMe = 'Notify me';
export const addingYou = 'Adding you…';
/** Whoever changes these changes the version that is kept with every sign-up (domain/waitlist/waitlist.ts). */
export const consent = {
  get sms() {
    return `By tapping “Notify me” you agree to one automated text from ${shopName()} when this size returns, and no others. Consent is not a condition of purchase. Message and data rates may apply; reply STOP to opt out.`;
  },
  email: 'One email to confirm it is you, one when it returns, then silence.',
};
export const termsAndPrivacy = '[Terms], [Privacy].';

// What it is answered with
export const waitlisted = 'Waitlisted!';
export const sizeIn = (size: string, color: string) => `Size ${size} in ${color}`;
const expected = (day: string | null) => (day === null ? '' : `, expected around ${day}`);
export const confirmByEmail = (address: string, day: string | null) =>
  `Please press the button in the email we sent to ${address}: it keeps your place. We write again the minute it returns${expected(day)}.`;
export const willText = (phone: string, day: string | null) =>
  `We will text ${phone} the minute it returns${expected(day)}.`;
export const willWrite = (address: string, day: string | null) =>
  `We will write to ${address} the minute it returns${expected(day)}.`;
export const inOrder = 'It goes in the order people asked.';
export const noDateYet = 'No date yet. These are here now';
export const dayWillCome = (day: string) => `${day} will come. In the meantime`;
export const youWillHear = 'You will hear from us the minute it returns.';
export const pressButtonInEmail = 'Please press the button in the email we sent you: it keeps your place.';
export const refusals = {
  no_such_product: 'There is no such product.',
  unknown_size: 'That is not a size of this product. Please select a size.',
  in_stock: 'That size is in stock: you can have it now.',
  no_texts: 'Texts go to US numbers, from the US. Please leave an email address instead.',
  no_consent: 'Please read what you agree to, beside the field, and try again.',
  audience_excluded: 'This product is not for sale to everyone.',
  too_many: 'That is enough for now. Please try again later.',
};
export const linkOfNoUse = 'That link is no longer of use.';
export const linkNotOurs = 'That link is none of ours.';

// The email that asks
export const confirmSubject = (name: string) => `Please confirm: ${name}, when it returns`;
export const waitingIntro = (name: string, brand: string, what: string) =>
  `Someone, we hope you, asked us to write to this address when ${name} by ${brand} returns. ${what}.`;
export const confirmHere = 'Confirm here:';
export const thatWasMe = 'Yes, that was me';
export const notYou = (days: number) =>
  `Not you? Do nothing: without your word nothing more is sent. The link works for ${days} days.`;

// The message that it is back
export const backSubject = (name: string) => `It is back: ${name}`;
export const backInStock = 'Back in stock';
export const isBack = (name: string, brand: string, what: string) =>
  `You asked us to tell you, so we do. ${name} by ${brand} is back. ${what}.`;
export const amongTheFirst = 'It goes to whoever comes first, and you are among the first to know.';
export const seeItHere = 'See it here:';
export const seeIt = 'See it';
export const theOneEmail = 'That was the one email we promised. There are no others unless you ask for them.';
export const noEmailsOfThisKind = 'No emails of this kind:';
export const unsubscribe = 'Unsubscribe';
export const nameBy = (name: string, brand: string) => `${name} by ${brand}`;
export const backSms = (name: string, what: string, url: string) =>
  `${shopName()}: ${name} is back. ${what}. ${url} Reply STOP to opt out.`;

// Where the emails lead
export const wasItYou = 'Was it you?';
export const place = (name: string, brand: string, what: string) => `${name} by ${brand}. ${what}.`;
export const keepPlaceLead =
  'Someone left your address to hear when this returns. If it was you, keep your place: one email the minute it is back, then silence. If not, do nothing.';
export const keepMyPlace = 'Keep my place';
export const confirmLinkOfNoUse =
  'That link is no longer of use. Ask again on the product’s page, and we write again.';
export const emails = 'Emails';
export const noMoreEmails = 'No more emails?';
export const weWriteOnce =
  'We write once, when something you waited for returns. If that is once too often, one press ends it: for this address, and for everything it waits for.';
export const silenceThen = 'Silence, then';
export const nothingMoreComes =
  'Nothing more comes to this address from our waitlists, and every place it had is given up. If an email was on its way already, it was the last.';
export const backToShop = 'Back to the shop';
export const writeAfterAll = 'Write to me after all';
export const linkNotWhole = 'That link is not whole. Please copy all of it from the email, or reply to us.';
