import { inEnglish } from '../plural.ts';

// Stock
export const goods = 'Clothes';
export const stock = 'Stock';
export const stockSearch = 'SKU, name or number of a product';
export const stockViews = { all: 'All', low: 'Low', out: 'None left', waited_for: 'Waited for' };
export const stockColumns = {
  sku: 'SKU',
  name: 'Product',
  colour: 'Colour',
  size: 'Size',
  onHand: 'On the shelf',
  reserved: 'Held',
  available: 'For sale',
  waiting: 'Wait',
};
export const delivery = 'Book a delivery';
export const deliveryLines = 'What has arrived';
export const deliveryHint = 'One line each: SKU, then units. Paste it from a spreadsheet.';
export const deliveryNote = 'Note';
export const look = 'Look at it first';
export const book = (units: number) => `Book ${units} ${inEnglish(units, 'piece', 'pieces')}`;
export const deliveryLine = 'Line';
export const wouldBecome = 'Then';
export const hearOfIt = (waiting: number) => `${waiting} ${inEnglish(waiting, 'person', 'people')} will hear`;
export const lineRefusals = {
  unknown_sku: 'There is no such SKU.',
  named_twice: 'Named in a line before: put the units together.',
  too_many: 'More than a shelf can hold.',
};
export const nearest = (sku: string) => `Take ${sku}`;
export const unreadableLine = (line: number) => `Line ${line} is not a SKU and a number.`;
export const booked = (units: number) =>
  `${units} ${inEnglish(units, 'piece is', 'pieces are')} on the shelf.`;

// Correcting one size
export const countNow = 'There are';
export const setLevel = 'Set the level';
export const levelSet = (onHand: number) => `There are ${onHand} now.`;

// A parcel in parts
export const leaveNow = 'Leave now';

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
