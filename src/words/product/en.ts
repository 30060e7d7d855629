import { inCentimetres } from '../../domain/size-chart/lengths.ts';
import type { LengthUnit } from '../../domain/size-chart/size-chart.ts';
import { inEnglish } from '../plural.ts';

// Buying
export const size = 'Size';
export const sizeIs = 'Size: ';
export const sizeNamed = (name: string) => `Size ${name}`;
export const sizeChart = 'Size chart';
export const inseamAndRise = (inseam: string, rise: string) => `Inseam ${inseam}, front rise ${rise}.`;
export const inseamIs = (inseam: string) => `Inseam ${inseam}.`;
export const riseIs = (rise: string) => `Front rise ${rise}.`;
export const color = 'Color';
export const colorIs = 'Color:';
export const adding = 'Adding…';
export const addToBag = 'Add to bag';
export const addToWishlist = 'Add to wishlist';
export const buyNow = 'Buy now';
export const buyWithGooglePay = 'Buy with Google Pay';
export const buyWithApplePay = 'Buy with Apple Pay';
export const writeFirstReview = 'Write the first review';
export const ratedBy = (rating: string, count: number) =>
  `${rating}, ${count} ${inEnglish(count, 'review', 'reviews')}`;

// Its price, and what a deal says wherever it stands
export const now = 'Now';
export const was = 'Was';
export const percentOff = (percent: number) => `${percent}% off`;
export const finalSale = 'Final sale';
export const inTheAppOnly = 'In the app only:';
export const about = (amount: string) => `About ${amount}.`;
export const comingSoon = 'COMING SOON';
export const percentSold = (percent: number) => `${percent}% Sold`;
export const dealHasEnded = 'Deal has ended';
export const startsIn = 'Starts in';
export const endsIn = 'Ends in';

// Labels
export const madeInUsa = 'Made in USA';
export const isNew = 'New';
/** The merchant's own. */
export const promoTag = (tag: string): string => tag;
export const considered = 'Considered';

// What a shopper should know before
export const prop65Warning = 'California Proposition 65 warning.';
export const prop65 = (chemicals: string) =>
  `This product can expose you to ${chemicals}, known to the State of California to cause cancer or reproductive harm.`;
export const seeDetails = 'See Details';
export const exchangePolicy = 'Exchange policy';
export const returnsPolicy = 'Returns policy';
export const shipping = 'Shipping';

// Ways of shipping
export const waysOfShipping = 'Ways of shipping';
export const postcodeForShipping = 'ZIP or postal code, for ways of shipping';
export const enterPostcode = 'Please enter a postcode that we ship to.';
export const asking = 'Asking…';
export const compare = 'Compare';
export const doesNotShipThere = 'It does not ship there.';
export const toRegion = (region: string) => `To ${region}`;
export const free = 'free';

// Its texts
export const aboutThisProduct = 'About this product';
export const description = 'Description';
export const ingredients = 'Ingredients';
export const fitAndDetails = 'Fit & Details';
export const sizeAndFit = 'Size & Fit';
export const productDetails = 'Product Details';
export const modelInfo = 'Model Info';
export const seeMore = 'See More';
export const readMore = 'Read More';
export const readLess = 'Read Less';
export const careInstructions = 'Care Instructions';
export const materials = 'Materials';
export const material = 'Material';
export const care = 'Care';
export const origin = 'Origin';
export const reviewersOnFit = 'What reviewers say of the fit';
export const modelName = 'Name';
export const modelHeight = 'Height';
export const modelBust = 'Bust';
export const modelWaist = 'Waist';
export const modelHip = 'Hip';
export const modelWears = 'Wears';
export const modelInSize = (name: string, size: string) => `${name}, wearing size ${size}`;

// In a tab of the browser, and where others link to it
export const titled = (name: string, color: string, brand: string) => `${name} in ${color} by ${brand}`;

/** As the merchant wrote it. */
export const length = (unit: LengthUnit, text: string) => (unit === 'cm' ? inCentimetres(text) : text);

// Around it
export const relatedCategories = 'Related categories';
export const backToTop = 'Back to Top';

// Tiles and the quick view
export const quickView = 'Quick view';
export const quickViewOf = (name: string) => `Quick view: ${name}`;
export const quickAdd = 'Quick add';
export const quickAddOf = (name: string) => `Quick add: ${name}`;
export const inYourBag = 'In your bag';
export const colorsIn = (count: number) => `${count} colors`;
export const seeFullDetails = 'See Full Details';
export const seeFullDetailsAndReviews = 'See Full Details & Reviews';

// Calls
export const notInShop = 'We looked everywhere, and this product is not in the shop.';
export const noSuchProduct = 'There is no such product.';
export const noSuchGroup = 'There is no such group of products.';
export const tooManyLooking = 'Too many are looking at once. Please ask again in a while.';
export const idTooLong = 'A product id has at most 16 digits.';
export const idMalformed = 'A product id is a positive whole number in plain digits.';
export const mostAtOnce = (most: number) => `At most ${most} products at once.`;
export const mostWatched = (most: number) => `At most ${most} products can be watched.`;

// How it fits. Here and not with the reviews: the first page of a product says it. The smallest first.
export const fitOfClothing = ['Runs small', 'Slightly small', 'True to size', 'Slightly large', 'Runs large'];
export const fitOfShoes = [
  'Whole size small',
  'Half size small',
  'True to size',
  'Half size large',
  'Whole size large',
];
export const fitScale = (fit: string, step: number) => `Fit: ${fit}, ${step} of 5 from small to large`;
export const fitsPeopleLikeYou = 'How it fits people like you';
