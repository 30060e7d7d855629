// What stands against a line or an add.
export const noLongerInShop = 'No longer in the shop.';
export const notInTotal = 'It is not in the total.';
export const soldOutWhileDeciding = 'Sold out while you were deciding.';
export const joinWaitlistOrLetGo = 'It is not in the total. Join the waitlist, or let it go.';
export const onlyLeft = (count: number) => `Only ${count} left.`;
export const takeFewer = 'Take fewer, and it is yours again.';

export const noLongerAvailable = 'This product is no longer available.';
export const notForEveryone = 'This product is not for sale to everyone.';
export const selectSize = 'Please select a size.';
export const justSoldOut = 'This has just sold out.';
export const sizeJustSoldOut = (size: string) => `Size ${size} has just sold out.`;
export const bagHoldsLast = 'There are no more of these: your bag holds the last of them.';
export const bagFull = (most: number) =>
  `A bag holds ${most} different things. Please take something out first.`;
export const noMoreThanYouHave = 'There are no more of these than you have.';
export const notInBagAnyMore = 'That was not in your bag any more.';

// The lines of a bag.
export const bag = 'Bag';
export const notYetYours = 'In your bag, not yet yours.';
export const forSaleUntilCheckout = 'What is in a bag stays for sale to others until checkout.';
export const nothingYet = 'Nothing in it yet. The window is lit.';
export const lookAround = 'Look around';
export const sizeNamed = (...names: readonly string[]) => `Size ${names.join(' and ')}`;
export const howMany = 'How many';
export const remove = 'Remove';
export const removeNamed = (name: string) => `Remove ${name}`;
export const moveToLoves = 'Move to loves';
export const joinWaitlist = 'Join waitlist';
export const dealOnThisEnded = 'The deal on this has ended. It is yours at the usual price.';

// Another size.
export const size = 'Size';
export const changeSize = 'Change size';
export const keepThisSize = 'Keep this size';

// What it comes to.
export const summary = 'Summary';
export const subtotal = 'Subtotal';
export const chargedInDollars = 'Charged in US dollars';
export const shippingAndTax = 'Shipping and tax';
export const atCheckout = 'At checkout';
export const checkout = 'Checkout';
export const freeShipping = 'Free shipping';

// The estimate.
export const postcodeForEstimate = 'ZIP or postal code, for shipping and tax';
export const estimate = 'Estimate';
export const estimated = 'Estimate';
export const estimating = 'Asking…';
export const shippingBy = (way: string) => `Shipping, ${way}`;
export const free = 'Free';
export const tax = 'Tax';
export const taxIncluded = 'Included';
export const noTaxCharged = 'None charged';
export const about = 'About';

// What was just added.
export const addedToBag = 'Added to your bag';
export const color = 'Color';
export const price = 'Price';
export const viewBag = 'View bag';
export const goesWithIt = 'Goes with it';

// Deals that ended.
export const timePlease = 'Time, please';
export const dealsEnded =
  'The deal on these ended while they were in your bag. They are still yours to buy, at the usual price.';
export const reviewBag = 'Review my bag';
export const keepShopping = 'Keep shopping';

// The days it leaves on.
export const seeSchedule = 'See schedule';
export const nothingWaits = 'Nothing waits for anything else. You pay once, shipping once.';
export const aboutPresale = 'About pre-sale';

export const walletNotTaken = (wallet: string) => `${wallet} is not taken here. Please pay by card.`;
export const noSuchLine = 'There is no such line in your bag.';
export const onlyOneOfThese = 'There is only one of these.';
export const onlySoManyOfThese = (count: number) => `There are only ${count} of these.`;
export const addedOneAtATime = 'Things are added one at a time: it is always 1.';
export const sayWhatChanges = 'Say what should change.';
