import { inEnglish } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// The page and its header.
export const checkout = 'Checkout';
export const backToBag = 'Back to bag';
export const home = () => `${shopName()}, home`;
export const secure = 'Secure';
export const nothingToCheckOut = 'There is nothing in your bag to check out.';
export const toTheBag = 'To the bag';
export const signIn = 'Sign in';
export const signInToContinue = 'Please sign in to continue';
export const sessionOver = `Your session has ended. ${signInToContinue}.`;

// Its steps, and what each still needs.
export const stepNames = {
  contact: 'Contact',
  shipping: 'Shipping address',
  delivery: 'Delivery',
  payment: 'Payment',
};
export const continueOn = 'Continue';
export const saving = 'Saving…';
/** What is in brackets is heard alone. */
export const editNamed = (name: string) => `Edit[ ${name.toLowerCase()}]`;
export const toStep = (name: string) => `To ${name.toLowerCase()}`;
export const atStep = (number: number, why: string) => `Step ${number}: ${why}`;
export const giveEmail = 'Give us an email address for the receipt.';
export const tellWhereItGoes = 'Tell us where it goes.';
export const tickAboutDuties = 'Tick the box about duties. Customs asks us to ask you.';
export const piecesCannotGo = (count: number) =>
  inEnglish(
    count,
    'One piece cannot go as it is. Choose what becomes of it.',
    `${count} pieces cannot go as they are. Choose for each of them.`,
  );
export const notRightYet = 'Something in this order is not right yet.';

// Contact.
export const emailAddress = 'Email address';
export const receiptsOnly = 'Receipts and parcel news only.';
export const noAccountNeeded = 'No account needed. [Sign in] [if you have one; what you typed stays.]';

// Addresses.
export const country = 'Country';
export const showItsFields = 'Show its fields';
export const choose = 'Choose';
export const optional = 'Optional';
export const firstName = 'First name';
export const lastName = 'Last name';
export const streetAddress = 'Street address';
export const apartment = 'Apartment, suite';
export const mobileNumber = 'Mobile number';
export const forCourierOnly = 'For the courier only';
export const yourAddresses = 'Your addresses';
export const address = 'Address';
export const sendItHere = 'Send it here';
export const sendItHereNamed = (name: string) => `Send it here: ${name}`;
export const billingAddress = 'Billing address';
export const billingSame = 'Billing address is the same';
export const saveBillingAddress = 'Save billing address';
export const checkShippingInformation = 'Oops! Please make sure your shipping information is correct.';
export const quoted = (text: string) => `“${text}”`;
export const noSuchAddress = 'There is no such address in your account.';
export const notToThatCountry = 'We do not ship to that country.';
export const chooseCountry = 'Please choose a country.';
export const enterShippingAddress = 'Please enter a shipping address.';
export const enterBillingAddress = 'Please enter a billing address.';
export const addressIsRight = 'It is right. Ship to it';
export const ifAddressIsWrong = 'If it is wrong, the parcel comes back to us and we write to you.';
export const zipNotIn = (zip: string, region: string) => `ZIP code ${zip} is not in ${region}.`;

// How it is sent.
export const free = 'Free';
export const howItIsSent = 'How it is sent';
export const waysDependOnAddress = 'The ways to send it depend on the address.';
export const giftNoPrices = 'A gift: no prices in the parcel.';
export const leftWithoutSignature = 'Left without a signature.';
export const isGift = 'This is a gift. Hide the prices, tie the ribbon.';
export const leaveWithoutSignature = 'Leave without a signature';
export const shippingToCountry = (name: string) => `Shipping to ${name}`;
export const importerConsent =
  'I am the importer of record, and I agree that duties may be collected and that returns from abroad are sent at my cost.';
export const importerConsentPaid =
  'I am the importer of record. Duties are paid by the shop, and returns from abroad are sent at my cost.';
export const agreeToAbroad = 'Please agree to how orders are sent abroad.';

// What pays for it.
export const payWith = 'Pay with';
export const expires = (month: string) => `Expires ${month}`;
export const anotherCard = 'Another card';
export const keepCard = 'Keep this card for next time';
export const cardStaysAtProcessor = 'It stays at the processor. You can delete it in your account.';
export const cardFieldNotThere = 'The card field is not there yet. Please try again.';
export const nothingWasCharged = 'Nothing was charged, and everything you chose is still here.';
export const nothingLeftToPay = 'Nothing is left to pay: no card is needed.';
export const payingNeedsScripts =
  'Paying needs scripts, so that your card’s number goes to the processor and never to us.';
export const payFromCredit = (amount: string) => `Use ${amount} store credit`;
export const atMostWhatItCosts = 'At most what the order costs; the rest stays yours.';
export const creditNotForGiftCards = 'Gift cards cannot be bought with store credit.';
export const enterAmount = 'Please enter an amount such as 25 or 25.50.';

// Codes.
export const code = 'Promotion or gift card code';
export const apply = 'Apply';
export const applying = 'Applying…';
export const codeApplied = (codeText: string) => `${codeText} applied`;
export const codeRemoved = (codeText: string) => `${codeText} removed`;
export const noSuchCode = (codeText: string) => `There is no code ${codeText}.`;
export const tooManyCodes = (codeText: string, most: number) =>
  `This order has ${most} codes already. Take one off to use ${codeText}.`;
export const codeForGuests = (codeText: string) => `${codeText} is for guests alone.`;
export const codeNotYet = (codeText: string) => `${codeText} is not valid yet.`;
export const codeEnded = (codeText: string) => `${codeText} has ended.`;
export const codeUsedByYou = (codeText: string) => `You have used ${codeText} already.`;
export const codeUsedUp = (codeText: string) => `${codeText} has been used up.`;
export const nothingEligibleFor = (codeText: string) => `Nothing in your bag is eligible for ${codeText}.`;
export const codeFromAmount = (codeText: string, amount: string) =>
  `${codeText} is for orders of ${amount} or more.`;
export const codeAddsLess = (codeText: string, better: string) =>
  `${codeText} does not add to ${better}, which takes off more.`;
export const codeDoesNotAdd = (codeText: string, other: string) => `${codeText} does not add to ${other}.`;
export const codeAtHomeOnly = (codeText: string) =>
  `${codeText} is for orders that ship within the United States.`;
export const codeAbroadOnly = (codeText: string) => `${codeText} is for orders that ship abroad.`;
export const codeForGround = (codeText: string) => `${codeText} is for ground shipping alone.`;
export const codeForStandardAbroad = (codeText: string) =>
  `${codeText} is for the standard way abroad alone.`;

// What it comes to.
export const orderSummary = 'Order summary';
export const items = (count: number) => `${count} ${inEnglish(count, 'item', 'items')}`;
export const itemsInOrder = (count: number) => `${count} ${inEnglish(count, 'item', 'items')} in this order`;
export const subtotal = 'Subtotal';
export const promotions = 'Promotions';
export const shipping = 'Shipping';
export const storeCredit = 'Store credit';
export const total = 'Total';
export const withTheAddress = 'With the address';
export const usDollars = 'US dollars';
export const chargedIn = (currency: string) => `Charged in ${currency}.`;
export const workingItOut = 'Working out what it comes to…';

// Tax and duties.
export const salesTax = (state: string, percent: number) => `Sales tax, ${state} (state rate, ${percent}%)`;
export const noSalesTaxIn = (state: string) => `No sales tax in ${state}`;
export const taxNotChargedFor = (state: string) => `Tax is not charged for ${state}`;
export const taxOnceState = 'Tax is calculated once there is a state.';
export const taxOnceAddress = 'Tax is calculated once there is an address.';
export const vat = (name: string, percent: number) => `VAT, ${name} (${percent}%)`;
export const includedVat = (name: string, percent: number) => `Of which VAT, ${name} (${percent}%)`;
export const dutiesAtCheckout = 'Duties and taxes are calculated at checkout.';
export const dutiesAndTaxesIncluded = 'Duties and taxes included!';
export const dutiesIncluded = 'Duties included!';
export const dutiesByCustoms =
  'Duties and taxes: we charge none, and your country’s customs may ask you for them on arrival.';
export const taxesByCustoms = 'Your country’s customs may ask you for taxes on arrival.';

// A piece of the order, and what stands against it.
export const presaleShipsBy = (day: string) => `Pre-sale, ships by ${day}`;
export const giftCardFor = (name: string, email: string) => `For ${name}, to ${email}`;
export const soManyOfThem = (count: number) => `${count} of them`;
export const theyHaveUntil = (time: string) => `They have until ${time}.`;
export const problemOf = (name: string, problem: string) => `${name}: ${problem}`;
export const mostPieces = (most: number) =>
  `An order takes up to ${most} pieces. Please take some out and order them after it.`;
export const bagIsEmpty = 'Your bag is empty.';
export const hasSoldOut = 'This has sold out.';
export const somebodyElsePays = 'Somebody else is paying for the last one. It is back if they let it go.';
export const onlySoManyLeft = (count: number) =>
  inEnglish(count, 'There is only one left.', `There are only ${count} left.`);
export const ambassadorsCannot = 'Brand ambassadors cannot buy gift cards.';
export const sayWhomGiftCardIsFor = 'Please say whom this gift card is for.';
export const giftCardsNotAbroad = 'Gift cards cannot be bought with an order that ships outside the US.';

// The last of something, kept for a while.
export const holdEnded = 'The hold on your pieces has ended.';
export const heldOneMinute = 'Your pieces are held for one more minute.';
export const lastOfTheseHeld = 'The last of these are yours for';
export const lastHeld = (count: number, size: string | null) =>
  `The last ${count === 1 ? 'one' : count}${size === null ? '' : ` in ${size}`} ${inEnglish(count, 'is', 'are')} yours for`;
export const holdRanOut = 'The hold ran out; the pieces did not.';
export const noLongerPromised = 'They are still here, but no longer promised. [Hold it again]';
export const timeLeft = 'Time left on your hold';

// What moved while they looked.
const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
export const thingsChanged = (count: number) =>
  `${counts[count] ?? count} ${inEnglish(count, 'thing', 'things')} changed while you were here.`;
export const nothingHasBeenCharged = 'Nothing has been charged.';
export const was = 'was';
export const now = 'now';
export const noAmount = 'none';
export const changedSinceLooked = 'Something has changed since you last looked.';
export const lookItOver = 'Something changed since you last looked. Please look it over before you pay.';
export const codeNoLongerCounts = (codeText: string) => `The code ${codeText} no longer counts`;
export const codeCounts = (codeText: string) => `The code ${codeText} counts`;
export const shippingNamed = (way: string) => `${way} shipping`;
export const notInBagAnyMore = (name: string) => `${name} is not in your bag any more`;
export const newInBag = (name: string) => `${name} is new in your bag`;
export const canBeOrderedAgain = (name: string) => `${name} can be ordered again`;
export const isNow = (before: string, after: string) => `${before} is now ${after}`;
export const priceOf = (name: string) => `The price of ${name}`;
export const countedAnew = (name: string, count: number, before: number) =>
  `${name}: ${count} instead of ${before}`;

// Placing the order.
export const placeOrder = 'Place order';
export const placeAtNewTotal = 'Place order at the new total';
export const placingOrder = 'Placing your order…';
export const tryAgain = 'Try again';
export const backToTheBag = 'Back to the bag';
export const nothingChargedUntilPlaced = 'Nothing is charged until you place the order.';
export const seeThePieces = 'See the pieces';
export const confirmingPayment = 'We are confirming your payment…';
export const takesAMoment =
  'This takes a moment. Closing or reloading this page does not place the order twice.';
export const bankTakesItsTime =
  'Your bank is taking its time. You may close this page: the order is placed once, or not at all, and we write to you either way.';
export const bankWantsAWord = 'Your bank wants a word.';
export const confirmThere =
  'Confirm there and you are led back here. Nothing is charged twice, and nothing you typed is lost.';
export const goToBank = 'Go to your bank';
export const useAnotherCard = 'Use another card';
export const untilYouConfirm = 'Until you confirm, nothing happens and nothing is lost.';
export const paymentUnderWay = 'A payment for this order is under way.';
export const paymentNotKnown = 'This payment is no longer known here. Please reload the page.';

// An order that the shop took down by telephone, and its link.
export const linkOrder = {
  paying: 'This order is being paid for in another browser. If that is not you, please ask us.',
  paid: 'This order has been paid for already. Take its pieces out of your bag to buy something else.',
  withdrawn: 'We have withdrawn this order. Take its pieces out of your bag, or ask us for a new link.',
};
export const linkTitle = 'Your order by telephone';
export const linkIntro = 'We have put together what you asked for. Look it over, then pay at our checkout.';
export const linkHoldsNothing =
  'Nothing is held for you until you pay, and the price is worked out again then, as for any bag.';
export const linkOpensUntil = (when: string) => `This link opens until ${when}.`;
export const linkGoesTo = (place: string) =>
  `Goes to ${place}. The whole address is at the checkout, where you can correct it.`;
export const linkTotal = 'Total with shipping and tax';
export const linkTotalWas = (amount: string) => `It was ${amount} when we made the link.`;
export const linkPay = 'Go to checkout';
export const linkPayTogether = 'Add it to my bag and go to checkout';
export const linkBagStays = (count: number) =>
  `${count === 1 ? 'One piece is' : `${count} pieces are`} in your bag already. Nothing of it is lost: the order is added to it, and you can take out what you do not want.`;
export const linkKeepBag = 'Keep my bag as it is';
export const linkOver = {
  paying: 'This order is being paid for',
  paid: 'This order is paid for',
  expired: 'This link has expired',
  withdrawn: 'This link was withdrawn',
};
export const linkOverHint = {
  paying: 'Somebody is paying for it at this moment. A receipt comes by email.',
  paid: 'Its receipt went out by email. There is nothing more to do.',
  expired: 'Links open for seven days. Ask us for a new one, or choose again yourself.',
  withdrawn: 'Somebody of ours took it back. Ask us if you did not expect that.',
};
export const linkToProducts = 'See what is new';
export const linkInFlight = 'A payment of yours is under way. Open the link again when it is done.';
export const noSuchLink = 'There is no such link.';

// Codes that the shop names
export const codesForYou = 'Codes for you';
export const takesOffPercent = (percent: number) => `${percent}% off`;
export const takesOff = (amount: string) => `${amount} off`;
export const freesGround = 'Free ground shipping';
export const freesAbroad = 'Free shipping abroad';
export const useIt = 'Use it';
export const useCode = (code: string) => `Use it: ${code}`;
