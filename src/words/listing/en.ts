import { inEnglish } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// What one can narrow and sort by
export const facets = { size: 'Size', color: 'Color', brand: 'Designer', price: 'Price' };
export const sort = 'Sort:';
export const sorts = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
};
export const colors = {
  black: 'Black',
  grey: 'Grey',
  white: 'White',
  beige: 'Beige',
  brown: 'Brown',
  red: 'Red',
  pink: 'Pink',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  gold: 'Gold',
  silver: 'Silver',
  print: 'Print',
  other: 'Other',
};
export const andMore = (amount: string) => `${amount} and more`;
export const under = (amount: string) => `Under ${amount}`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const filter = 'Filter';
export const chosen = 'Chosen';
export const remove = 'Remove';
export const clearAll = 'Clear all';
export const counting = 'Counting…';
export const show = (items: string) => `Show ${items}`;
export const showItems = 'Show items';

// The list
export const items = 'Items';
export const itemsIn = (count: number, written: string) => `${written} ${inEnglish(count, 'item', 'items')}`;
export const seenOf = (seen: string, items: string) => `You have seen ${seen} of ${items}`;
export const seen = 'Seen';
export const showMore = (count: number) => `Show ${count} more`;
export const showEarlier = 'Show the ones before';
export const asFarAsSearchGoes = 'That is as far as a search goes. Narrow it down to see the rest.';
export const nothingFitsAll = 'Nothing fits all of that';
export const takeOneBack = 'Each choice is fine by itself; together they leave nothing. Take one back.';
export const railIsEmpty = 'This rail is empty';
export const nothingHangsHere = 'Nothing hangs here at the moment. It will not stay that way.';
export const seeWhatIsNew = 'See what is new';

// Places
export const categories = 'Categories';
/** What a merchant calls it is right as it is. */
export const everything = 'Everything';
export const newIn = 'New in';
export const presale = 'Pre-sale';
export const presaleDescription = 'Pieces that are still on their way to us, yours before they arrive.';
export const aboutPresale =
  'These are still on their way to us. Buy one now and it leaves on the date its page names, before it hangs in the shop. An order with something in stock and something on its way is sent in two parcels; you pay for one. Change your mind before it ships and [nothing is lost].';
export const describedAs = (name: string, count: number) =>
  `${name} at ${shopName()}: ${count} pieces by designers we like, in stock and quietly lit.`;
export const noSuchRail = 'There is no such rail in the shop. Start again from the window.';

// Searching
export const search = 'Search';
export const searchShop = () => `Search ${shopName()}`;
export const searchDescription = () => `Search ${shopName()} by name, designer, color or cloth.`;
export const searchFor = (query: string) => `Search: ${query}`;
export const quoted = (query: string) => `“${query}”`;
export const showing = (corrected: string) => `Showing [${corrected}].`;
export const searchInstead = (query: string) => `Search “${query}” instead`;
export const alsoUnderstood = 'Also understood';
export const takeOff = (name: string) => `${name}, take off`;
export const onlyTheWords = 'Only the words';
export const styleNumber = (number: string) => `Style number ${number}`;
export const sizeCalled = (size: string) => `Size ${size}`;
export const sizeThatIs = (text: string, size: string) => `Size ${text}, that is ${size}`;
export const onSale = 'On sale';
export const none = (what: string) => `No ${what}`;
export const nearestByKind = 'We understood you; we do not have any. The nearest we have are these.';
export const countedNotNamed = 'We count what is looked for and not found, never who looked.';
export const theseHaveSome = 'Nothing has all of it. These have some.';
export const nothingByThatName = 'Nothing by that name';
export const fewerWords = 'Fewer words find more: “coat” before “long grey coat for rain”.';
export const ourNamesAreOurs = 'Our names are our own; a color, a cloth or a designer is a safer bet.';
export const startWithRail = 'Or start with a rail';
export const suggestions = 'Suggestions';
export const noSuggestions = 'No suggestions just now. Press Enter to search all the same.';
export const lookFor = 'Search for';
export const goTo = 'Go to';
export const pieces = 'Pieces';
export const inColor = (place: string, color: string) => `${place} [in ${color.toLowerCase()}]`;
export const youLookedFor = 'You looked for';
export const lookedForThisWeek = 'Looked for this week';
export const forget = (query: string) => `Forget ${query}`;
export const forgetAll = 'Forget all';
export const forgotten = (query: string) => `${query}: forgotten.`;
export const forgottenAll = 'All forgotten.';
export const throughAll = '[↑ ↓] through all of it';
export const toThePieces = '[→] to the pieces';
export const enterSearches = '[Enter] search';
export const escapeCloses = '[Esc] close';
export const tryAgain = 'Try again';
export const whatToType = 'A designer, a color, a cloth, a name.';
export const looking = 'Looking…';
export const nothingBegins = 'Nothing begins like that.';
export const pressEnterForAll = (items: string) => `${items}. Press Enter to see all.`;
export const category = 'Category';
export const designer = 'Designer';

// Calls
export const noSuchCategory = 'There is no such category.';
export const noSuchPart = 'There is no such part.';
export const tooManyValues = 'That is more than anyone can choose.';
export const wholeNumber = 'A whole number in plain digits.';
export const mostRead = (most: number) => `At most ${most} characters are read.`;
