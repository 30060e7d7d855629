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
