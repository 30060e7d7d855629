import { inEnglish } from '../plural.ts';

type FiveWords = readonly [string, string, string, string, string];

// How tall people are
interface Height {
  readonly feet: number;
  readonly inches: number;
  readonly cm: number;
}
export const height = ({ feet, inches }: Height) => `${feet} ft ${inches} in`;
export const heightChoice = (tall: Height) => `${height(tall)} (${tall.cm} cm)`;
export const heightBands = {
  'under-160': 'Under 5 ft 3 in',
  '160-167': '5 ft 3 in to 5 ft 5 in',
  '168-175': '5 ft 6 in to 5 ft 8 in',
  'over-175': '5 ft 9 in and over',
};

// People like you
export const peopleLikeYou = 'People like you';
export const wearInIt = (some: number, people: number, size: string) =>
  `${some} of ${people} people like you wear ${size} in it`;
export const changeLikeness = 'Change your height and usual size';
export const heightLabel = 'Height';
export const usualSize = 'Usual size';
export const choose = 'Choose';
export const showTheirFit = 'Show their fit';
export const savedOnDevice = 'Kept on this device, and never needed.';
export const theyAre = (shortest: string, tallest: string, size: string) =>
  `${shortest} to ${tallest}, usually ${size}.`;
export const fitDidNotCome = 'What they say did not come; the rest of the page is whole.';
export const tooFewAlike = (people: number, fewest: number) =>
  `${people === 0 ? 'Nobody' : `Only ${people}`} like you ${people > 1 ? 'have' : 'has'} said how it fits, which is too few to speak for you: it takes ${fewest}.`;
export const fromThem = (people: number, fit: string) => `From ${people} of them: ${fit.toLowerCase()}.`;
export const woreAndFoundTrue = (some: number, people: number) =>
  `${some} of ${people} wore [size] and found it true to size.`;
export const chooseSize = (size: string) => `Choose ${size}`;

// Reviews of a product
export const reviews = 'Reviews';
export const reviewCount = (count: number, formatted: string) =>
  inEnglish(count, '1 review', `${formatted} reviews`);
export const allReviews = (count: number, formatted: string) => `All ${reviewCount(count, formatted)}`;
export const beTheFirst = 'Nobody has said anything yet. You could be the first.';
export const loadAgain = 'Load the reviews again';
export const writeReview = 'Write a review';
export const showReviewsWith = 'Show reviews with';
export const stars = (count: number) => inEnglish(count, '1 star', `${count} stars`);
export const found = (count: number) => `${count} found this useful`;
export const useful = 'Useful';
export const usefulIs = (title: string) => `Useful: ${title}`;
export const boughtHere = 'Bought it here';
export const usually = (size: string) => `usually ${size}`;
export const wore = (size: string) => `Wore ${size}`;
export const woreAndFit = (size: string, fit: string) => `Wore ${size}: ${fit.toLowerCase()}`;
export const answers = (brand: string) => `${brand} answers`;

// Photos
export const inRealRooms = 'In real rooms';
export const allPhotos = (count: number) => inEnglish(count, 'The photo', `All ${count} photos`);
export const customerPhoto = (number: number, total: number, alt: string) =>
  `Customer photo ${number} of ${total}: ${alt}`;
export const photosOf = (product: string) => `Photos of ${product}`;
export const photosBy = (author: string) => `Photos by ${author}`;
export const photoBy = (author: string) => `A photo by ${author}`;
export const photoOf = (number: number, total: number, alt: string) => `Photo ${number} of ${total}: ${alt}`;
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';

// All of them
export const afterName = ', reviewed';
export const chooseASize = 'Choose a size';
export const whatTheySay = 'What they say';
export const range = (first: number, last: number, total: string) => `${first} to ${last} of ${total}`;
export const aPage = (count: number) => `${count} a page`;
export const pagesOfReviews = 'Pages of reviews';
export const noneFits = 'No review fits all of that.';
export const showAll = (total: string) => `Show all ${total}`;
export const reviewsTitle = (product: string, brand: string) => `Reviews of ${product} by ${brand}`;
export const reviewsDescription = (people: number, product: string, brand: string) =>
  `What ${people} people who wore ${product} by ${brand} say of it, and how it fits.`;
export const notInShop = 'We looked everywhere, and this product is not in the shop.';
export const mostPages = (most: number) => `At most ${most} pages can be turned.`;

// What they are narrowed and sorted by
export const searchReviews = 'Search reviews';
export const sort = 'Sort';
export const sorts = {
  featured: 'Featured',
  newest: 'Newest',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
  helpful: 'Most helpful',
};
export const someOf = (some: string, all: string) => `${some} of ${all}`;
export const clearFilters = (count: number) =>
  inEnglish(count, 'Clear the filter', `Clear all ${count} filters`);
export const filterNames = {
  rating: 'Rating',
  size: 'Size bought',
  fit: 'Fit',
  height: 'Height',
  photos: 'Photos',
  verified: 'Purchase',
};
export const withPhotos = 'With photos';
export const bought = 'Bought here';

// Writing one
export const reviewOf = (product: string) => `Review ${product}`;
export const notAvailable = 'Review Not Available';
export const notAmongOrders =
  'We keep reviews to people who have worn the thing, and could not find it among your delivered orders.';
export const couldNotAsk = 'Something went wrong on our side. Please try again in a moment.';
export const backToProduct = 'Back to the product';
export const changeReview = 'Change what you said';
export const howWasIt = 'So, how was it?';
export const beSpecific =
  'Be specific; strangers will dress by it. It appears once a person has read it, usually within a day.';
export const signInWordsStay = 'Sign in; what you wrote stays here';
export const photoOnItsWay = 'A photo is still on its way.';
export const sending = 'Sending…';
export const saveReview = 'Save review';
export const postReview = 'Post review';
export const isShown = 'It is shown with the product.';
export const changeIsReadAgain = 'A change is read again first.';
export const waitsForReader = 'It waits for a person to read it.';
export const isNotShown = 'It is not shown.';
export const yourRating = 'Your rating';
/** What each number of stars means to whoever gives it, one star first. */
export const starLabels: FiveWords = ['Hated It', 'Not so much', "It's ok", "It's great!", 'Obsessed!'];
export const howDidItFit = 'How did it fit?';
export const headline = 'Headline';
export const yourReview = 'Your review';
export const sizeYouWore = 'Size you wore';
export const heightOptional = 'Height (optional)';
export const usualSizeOptional = 'Usual size (optional)';
export const ratherNotSay = 'Rather not say';
export const photosUpTo = (most: number) => `Photos [(up to ${most})]`;
export const removePhoto = (number: number) => `Remove photo ${number}`;
export const addPhoto = 'Add a photo';
export const photoHint = 'JPEG, PNG or WebP of up to 10 MB. Where and when they were taken is removed.';
export const yourPhoto = (number: number) => `Your photo ${number}`;
export const sendingFile = (name: string) => `Sending ${name}`;
export const sendingPercent = (percent: number) => `Sending, ${percent}%`;
export const almostThere = 'Almost there';
export const waitsItsTurn = 'Waits its turn';
export const didNotArrive = 'It did not arrive.';
export const sendAgain = 'Send again';
/** After `sendAgain`, for whoever hears it and does not see which. */
export const ofPhoto = (number: number) => ` photo ${number}`;

// What writing, changing and voting is answered with
export const mayReview = 'You bought this here: tell others how it fits.';
export const refusals = {
  no_such_product: 'There is no such product.',
  no_such_review: 'There is no such review.',
  reviewed: 'You have reviewed this already. You can change what you said in your account.',
  not_shipped: 'Your order has not left us yet. You can review this once it is on its way to you.',
  not_bought: 'Only those who bought this here can review it, and there is no order of it in your account.',
  no_such_size: 'There is no such size of it.',
  no_such_photo: 'One of the photos is no longer here. Please add it again.',
  no_words: 'Please write a headline and a few words.',
};
export const ownReview = 'This one is yours: what it is worth is for others to say.';
export const manyPhotosWaiting = 'There are many photos waiting already. Send your review first.';
export const noPhotoToShow =
  'That is no photo we can show: send a JPEG, PNG or WebP of at least 100 and at most 50 million pixels.';
export const photoTwice = 'A photo is given more than once.';
export const notRightYet = 'Something in this review is not right yet.';
export const goBack = 'Your words are too many to bring back here: go one page back, where they still are.';
export const chooseStars = 'Please choose from one to five stars.';
export const chooseOneOfThese = 'Please choose one of these.';
export const writeHeadline = (longest: number) => `Please write a headline of at most ${longest} characters.`;
export const writeFewWords = (longest: string) => `Please write a few words, at most ${longest} characters.`;
