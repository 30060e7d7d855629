import { inEnglish } from '../plural.ts';

export const pieces = (count: number) => inEnglish(count, '1 piece', `${count} pieces`);
export const noSuchProduct = 'There is no such product.';

// Hearts
export const loveRefusals = {
  no_such_product: 'There is no such product.',
  login_required: 'Please sign in to love things.',
  guest_max: 'Sign in to keep loving: a guest can keep only so many.',
};
export const isInLoves = (name: string) => `${name} is in your loves`;
export const removeFromLoves = (name: string) => `Remove ${name} from Loves?`;
export const confirmRemove = 'Confirm Remove';
export const keep = 'Keep';
export const removed = (name: string) => `${name} removed.`;
export const undo = 'Undo';
export const savedOnDevice = 'Kept on this device. Sign in to find it on every one.';
export const signIn = 'Sign in';
export const isAsItWas = (name: string) => `That did not reach us: ${name} is as it was.`;
export const didNotReachUs = 'That did not reach us. Check your connection and try again.';
export const keepLoving = 'Keep loving';
export const lovesComeAlong = 'Sign in and what you love comes along.';
export const lovesComeAlongWith = (name: string) => `Sign in and what you love comes along, with ${name}.`;

// The loves
export const loves = 'Loves';
export const lovesSavedOnDevice = 'Kept on this device. [Sign in] to find them on every one.';
export const whatYouLove = 'What you love';
export const wasWhenLoved = (price: string) => `Was ${price} when you loved it`;
export const lovedOn = (day: string) => `Loved ${day}`;
export const costLess = (count: number) =>
  inEnglish(
    count,
    `${count} costs less than when you loved it`,
    `${count} cost less than when you loved them`,
  );
export const areSoldOut = (count: number) =>
  inEnglish(count, `${count} is sold out`, `${count} are sold out`);
export const show = 'Show';
export const all = (count: number) => `All ${count}`;
export const filters = { fell: 'Price fell', 'sold-out': 'Sold out' };
export const noLoves = 'Nothing yet. The heart on a piece keeps it here, with its price as it was that day.';
export const seeWhatIsNew = 'See what is new';

// Putting a piece in a list
export const addToWishlist = 'Add to wishlist';
export const aNewList = 'A new list';
export const inOneOfYourLists = 'In one of your lists';
export const itIsThere = 'It is there';
export const add = 'Add';
export const addTo = (list: string) => `Add to ${list}`;
export const orANewList = 'Or a new list';
export const whatIsItCalled = 'What is it called?';
export const listNameSuch = 'For the wedding in June';
export const inSize = 'In size (optional)';
export const anySize = 'Any';
export const makeList = 'Make the list';
export const signInForLists = (product: string) => `Sign in, and ${product} goes into one of your lists.`;
export const loadingLists = 'Loading your lists';
export const isInListNow = '[piece] is in [list] now.';
export const backToProduct = 'Back to the product';

// A list
export const nothingInList = 'Nothing in it yet. Every piece has “Add to wishlist” beside its sizes.';
export const whatIsInIt = 'What is in it';
export const wantedIn = (size: string) => `Wanted in ${size}`;
export const addToBag = 'Add to bag';
export const addPieceToBag = (name: string) => `Add ${name} to bag`;
export const up = 'Up';
export const moveUp = (name: string) => `Move ${name} up`;
export const down = 'Down';
export const moveDown = (name: string) => `Move ${name} down`;
export const remove = 'Remove';
export const removePiece = (name: string) => `Remove ${name}`;
export const name = 'Name';
export const rename = 'Rename';
export const stopSharing = 'Stop sharing';
export const shareByLink = 'Share by link';
export const removeList = 'Remove the list';
export const anyoneWithLink = 'Anyone with this link sees the list, and nothing of yours besides:';
export const noLongerShared = 'This list is no longer shared.';
export const noSuchList = 'There is no such list.';
export const inNoList = 'This is not for sale to everyone, so no list can hold it.';
export const noRoom = 'There is no room for more. Remove something first.';
