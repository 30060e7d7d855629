import { shopName } from '../shop-name.ts';

// Buying one.
export const giftCard = 'Gift card';
export const description = () =>
  `A ${shopName()} gift card, sent by email on the day you choose, with your words on it.`;
export const sentByEmail = 'Sent by email, worth what it says, never expires.';
export const ambassadorsCannot = 'Ambassador accounts cannot buy gift cards.';
export const keepsCommissionsHonest = 'It keeps commissions honest. A personal account can.';
export const addToBag = 'Add to bag';
export const haveOneAlready = 'Have one already? [See what it is worth]';
export const amount = 'Amount';
export const otherAmount = 'Other';
export const amountInDollars = 'Amount in dollars';
export const amountRange = (least: string, most: string) => `From $${least} to $${most}, whole dollars.`;
export const recipient = 'For';
export const sender = 'From';
export const theirEmail = 'Their email address';
export const aFewWords = 'A few words';
export const upToCharacters = (most: number) => `Up to ${most} characters.`;
export const sendOn = 'Send on';
export const emptySendsAtOnce = 'Leave it empty to send it at once.';

// What it will look like.
export const preview = (dollars: string, to: string, from: string) =>
  `Preview: a ${shopName()} gift card of ${dollars || 'some'} dollars for ${to}, from ${from}`;
export const someone = 'someone';
export const you = 'you';
export const spentSlowly = 'A gift, to be spent slowly';
export const forNamed = (name: string) => `For ${name}`;
export const fromNamed = (name: string) => `from ${name}`;
export const seenOn = (day: string) => `As they will see it, on ${day} at 9 a.m. Eastern.`;
export const seenOncePaid = 'As they will see it, as soon as it is paid for.';
export const lineOncePaid = (name: string) => `For ${name}, by email as soon as it is paid for`;
export const lineOnDay = (name: string, day: string) => `For ${name}, by email on ${day}`;

// What is wrong with the form.
export const notRightYet = 'Something on this card is not right yet.';
export const enterAmount = (least: string, most: string) =>
  `Please enter an amount from $${least} to $${most}, in whole dollars.`;
export const sayWhomFor = 'Please say whom it is for.';
export const sayWhomFrom = 'Please say whom it is from.';
export const enterEmail = 'Please enter a valid email address.';
export const wordsTooLong = (most: number) => `A few words have at most ${most} characters.`;
export const nameTooLong = (most: number) => `A name has at most ${most} characters.`;
export const holdsLink = 'No links, please. Leave a space after a full stop.';
export const chooseDay = 'Please choose a day.';
export const dayIsOver = 'That day is over. Choose today or a later one.';
export const withinAYear = 'Choose a day within a year from now.';

// What one is worth.
export const balance = 'Gift card balance';
export const codeIsInEmail = 'The code is in the email that brought it. No account is needed.';
export const makeItCredit = 'Make it my store credit';
export const cardNumber = 'Card number';
export const check = 'Check';
export const giveOne = 'Give one';
export const unknownCode = 'We do not know this code. Look at the email once more: a 0 is never an O.';
export const alreadyUsed = 'This card has been used.';
/** `wait` says for how long, as a sentence that goes on. */
export const tooManyCodes = (wait: string) => `That was too many codes. ${wait} before the next.`;
export const takenBack = 'This card was taken back with its order. Nothing is left on it.';
export const becameCredit = 'This card has become store credit.';
export const becameCreditOn = (day: string) => `This card became store credit on ${day}.`;
export const left = (worth: string) => `${worth} left.`;
export const added = (worth: string, credit: string) =>
  `${worth} added. You have ${credit} of store credit to spend at the checkout.`;

// The e-mail that is the card.
export const emailSubject = (from: string) => `${from} has sent you a gift card`;
export const greeting = (to: string, from: string, worth: string) =>
  `${to}, ${from} has sent you a ${shopName()} gift card of ${worth}.`;
export const howToSpend =
  'Type the code where the checkout asks for a code: it becomes store credit, spent in parts or at once, and never expires.';
export const yourCode = 'Your code:';
export const whatItIsWorth = 'What it is worth';
export const whatItIsWorthHere = 'What it is worth:';
