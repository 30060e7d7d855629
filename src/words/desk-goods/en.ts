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

// A parcel in parts
export const leaveNow = 'Leave now';
