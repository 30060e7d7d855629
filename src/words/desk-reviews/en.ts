import { inEnglish } from '../plural.ts';

// Reviews
export const reviews = 'Reviews';
export const reviewsHint = 'Reviews that wait, the oldest first. A low rating is no reason to refuse one.';
export const noReviews = 'No review waits';
export const noReviewsWhy = 'New ones come here before the shop shows them.';
/** Titles are alike; a number is one review's. */
export const reviewTitled = (id: number, title: string) => `${id} ${title}`;
export const stars = (rating: number) => `${rating} of 5 stars`;
export const writtenBy = (name: string, day: string) => `${name}, ${day}`;
export const ofProduct = (productId: number) => `Product ${productId}`;
export const bought = 'Bought here';
export const publish = 'Publish';
export const refuse = 'Refuse';
export const refusal = 'Why it is refused, for its writer to read';
export const reply = 'Answer beside it';
export const sendReply = 'Publish with this answer';
export const published = 'Published.';
export const refused = 'Refused. Its writer reads why.';

export const queues = {
  waiting: 'To read',
  changed: 'Come back changed',
  published: 'Published',
  refused: 'Refused',
};
export const queueNames = 'Reviews by state';
export const oneReview = (id: number) => `Review ${id}`;
export const noneOfThese = 'None of these';
export const statuses = { pending: 'Waits', approved: 'Published', rejected: 'Refused' };
export const refusedBecause = (reason: string) => `Refused: ${reason}`;
export const more = 'More';
export const saveReply = 'Save the answer';
export const removeReply = 'Take the answer away';
export const replySaved = 'Answered.';
export const replyRemoved = 'The answer is gone.';
export const takeDown = 'Take down';
export const publishAfterAll = 'Publish after all';
export const signs = {
  burst: 'Part of a burst',
  address: 'Shares an address',
  text: 'Text like another',
};

// Integrity
export const integrity = 'Integrity';
export const integrityHint = (days: number, reviews: string, isAll: boolean) =>
  `The last ${days} days, ${isAll ? `${reviews} reviews` : `the latest ${reviews} reviews; there were more`}. A sign is for a person to read; it decides nothing.`;
export const refusedByStars = 'Refused by stars';
export const refusedByStarsHint = 'A low rating is no reason';
export const starColumns = { stars: 'Stars', decided: 'Decided', refused: 'Refused', share: 'Share' };
export const percentRange = (share: string, from: string, to: string) => `${share}% (${from} to ${to})`;
export const tooFew = 'Too few to say';
export const groups = { low: '1 and 2', high: '4 and 5', all: 'All' };
export const verdicts = {
  too_few: 'There are too few decisions to say whether low ratings are refused more often.',
  no_difference: 'Low ratings are not refused more often than high ones, as far as these numbers tell.',
  low_more: 'Low ratings are refused more often than high ones, and that is no accident of small numbers.',
  high_more: 'High ratings are refused more often than low ones, and that is no accident of small numbers.',
};
export const rangeMeaning = 'In brackets the range it may truly lie in, nineteen times of twenty.';
export const withoutStars = (count: number) =>
  `${count} ${inEnglish(count, 'decision is', 'decisions are')} left out: the review was gone before its stars were written down.`;
export const refusedByPerson = 'Refused by person';
export const personColumns = {
  name: 'Person',
  decided: 'Decided',
  refused: 'Refused',
  takenDown: 'Of them after being shown',
};
export const withStars = (stars: number) => `${stars} ${inEnglish(stars, 'star', 'stars')}`;
export const nobodyDecided = 'Nobody has decided about a review in this time.';
export const bursts = 'Bursts';
export const burst = (reviews: number, hours: string) => `${reviews} in ${hours}`;
export const hours = (count: number) => `${count} ${inEnglish(count, 'hour', 'hours')}`;
export const until = (when: string) => `until ${when}`;
export const usually = (rate: string, days: number) => `Usually ${rate} a day, over ${days} days before.`;
export const noUsual = 'New: there is no usual rate to compare with.';
export const noBursts = 'No product got many more reviews in a day than it usually does.';
export const addresses = 'One address';
export const address = (reviews: number, people: number) => `${reviews} reviews by ${people} people`;
export const addressOf = (products: number) =>
  `From one network address, of ${products} ${inEnglish(products, 'product', 'products')}. A household shares one too.`;
export const noAddresses = 'No address was shared in a way worth a look.';
export const texts = 'Texts alike';
export const text = (reviews: number, likeness: number) => `${reviews} with ${likeness}% the same words`;
export const noTexts = 'No two texts have most of their words in common.';
export const reviewLink = (id: number, rating: number) => `${id}, ${rating}★`;

// Refusals
export const refusals = 'Refusals';
export const refusalsHint = 'Every one with its reason, from the audit. Nobody can take one out.';
export const refusalColumns = {
  at: 'When',
  by: 'Who',
  stars: 'Stars',
  review: 'Review',
  product: 'Product',
  reason: 'Reason',
  wasShown: 'Had been shown',
  now: 'Now',
};
export const yes = 'Yes';
export const removed = 'Removed by its writer';
export const refusalFilters = { stars: 'Stars', person: 'Person, by id' };
