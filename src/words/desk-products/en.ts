import { inEnglish } from '../plural.ts';

// The list
export const products = 'Products';
export const productSearch = 'Name, number or SKU';
export const productViews = {
  all: 'All',
  live: 'In the shop',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  archived: 'Archived',
  unlisted: 'Unlisted',
};
export const productColumns = {
  product: 'Product',
  brand: 'Brand',
  state: 'State',
  price: 'Price',
  sale: 'Sale price',
  sizes: 'Sizes',
  number: 'Number',
};
export const none = 'none';
export const states = { live: 'In the shop', scheduled: 'Scheduled', draft: 'Draft', archived: 'Archived' };
export const unlisted = 'Unlisted';
export const archiveMany = (count: number) => `Archive ${count} ${inEnglish(count, 'product', 'products')}`;
export const publishMany = (count: number) => `Show ${count} in the shop`;
export const openSheet = 'Edit as a sheet';

// A new one
export const newProduct = 'New product';
export const newProductHint = 'It begins as a draft, which only the desk sees.';
export const make = 'Make the draft';
export const copyAsNew = 'Copy as new';
export const addColour = 'Add a color';
export const copyHint = 'Texts, prices, sizes and pictures are copied; stock and barcodes are not.';

// One
export const productOf = (brand: string, productId: number, colours: number, sizes: number) =>
  `${brand}. Product ${productId}, ${colours} ${inEnglish(colours, 'color', 'colors')}, ${sizes} ${inEnglish(sizes, 'size', 'sizes')}.`;
export const seeInShop = 'See it in the shop';
export const preview = 'Preview';
export const previewHint = 'The link works for a day, for whoever has it.';
export const colours = 'Colors';
export const colour = 'Color';
export const price = 'Price';
export const salePrice = 'Sale price';
export const promoPrice = 'Promo price';
export const prices = 'Prices';
export const pricesIn = (currency: string) => `In ${currency}`;
export const addMarket = 'A price of its own in';
export const marketHint = 'Elsewhere the exchange of the day decides.';
export const sizes = (colourName: string) => `Sizes, ${colourName}`;
export const sizesHint = 'On hand is counted under Stock; what checkouts hold cannot be sold twice.';
export const sizeColumns = {
  name: 'Size',
  sku: 'SKU',
  barcode: 'Barcode',
  onHand: 'On hand',
  reserved: 'Held',
  lowAt: 'Low at',
};
export const addSize = 'Add a size';
export const sizeName = 'Size';
export const texts = 'Texts';
export const language = 'Language';
export const name = 'Name';
export const lengthOf = (count: number, most: number) => `${count} of ${most}`;
export const textNames = {
  colour: 'Color',
  description: 'Description',
  materials: 'Materials, one a line',
  careInstructions: 'Care, one a line',
  details: 'Details, one a line',
  countryDescription: 'Where it is made, in words',
  ingredients: 'Ingredients',
  sizeNoteShort: 'Size note, short',
  sizeNoteLong: 'Size note, long',
  bannerText: 'Banner',
  promoTag: 'Label',
  promoText: 'Promotion',
};
export const ownText = (text: string) => `English: ${text}`;
export const stillToSay = 'Something is left to say in this language; until then it is said in English.';
export const pictures = (colourName: string) => `Pictures, ${colourName}`;
export const inTheShop = 'In the shop';
export const stateNames = {
  live: 'In the shop',
  draft: 'Draft, only the desk',
  scheduled: 'On a date',
  archived: 'Archived',
};
export const stateHint = 'Save first what you changed.';
export const goesLive = 'Goes live';
export const plannedFor = (when: string) => `Planned: goes live ${when}.`;
export const setState = {
  live: 'Show it in the shop',
  draft: 'Make it a draft',
  scheduled: 'Plan it',
  archived: 'Archive it',
};
export const stateSet = {
  live: 'It is in the shop.',
  draft: 'It is a draft.',
  scheduled: 'It is planned.',
  archived: 'It is archived.',
};
export const notReady = 'Before shoppers can see it:';
export const rules = 'Rules it follows';
export const marks = {
  isListed: 'In lists and search',
  isExchangeable: 'Can be exchanged',
  isFinalSale: 'Final sale',
  airProhibited: 'Not by air',
  isBackOrderDelayed: 'Ships later than said',
  isPromotionEligible: 'Codes apply to it',
  isGreenLit: 'Made with care for the climate',
};
export const brand = 'Brand';
export const anotherBrand = 'A brand of another name…';
export const newBrand = 'The new brand';
export const categories = 'Categories';
export const madeIn = 'Made in';
export const nowhere = 'Not said';
export const gtin = 'GTIN';
export const onlineSince = 'In the shop since';
export const shipsTo = 'Ships only to';
export const shipsToHint = 'None ticked: everywhere.';
export const history = 'History';
export const noHistory = 'Nothing was changed yet.';
export const putBack = 'Put back';
export const saveChanges = (count: number) => `Save ${count} ${inEnglish(count, 'change', 'changes')}`;
export const notSaved = (count: number) => `${count} ${inEnglish(count, 'change', 'changes')} not saved.`;
export const discard = 'Discard';
export const saved = 'Saved.';
export const changedBy =
  'Somebody else changed this product meanwhile. Nothing is lost: yours is here, theirs is saved.';
export const theirs = 'Theirs';
export const yours = 'Yours';
export const takeTheirs = 'Take theirs';
export const keepMine = 'Keep mine';
export const giftCardHint = 'Gift cards are not edited here.';

export const addPrice = 'Add it';
export const removePrice = (where: string) => `Remove: ${where}`;
export const newColour = 'Its color';
export const chosen = (what: string, count: number) => `${what}: ${count}`;

// A sheet
export const sheet = 'Edit as a sheet';
export const sheetHint =
  'Paste from a spreadsheet, with titles in the first line: number, and any of name, price, sale price, promo price, color, description, gtin, listed. Nothing is changed before you have seen what would be.';
export const sheetPaste = 'Products, a line each';
export const look = 'See what would change';
export const apply = (count: number) => `Change ${count} ${inEnglish(count, 'product', 'products')}`;
export const wouldChange = 'What would change';
export const nothingDiffers = 'Nothing would change.';
export const sheetColumns = { product: 'Product', change: 'Change', state: 'State' };
export const sheetStates = { changed: 'Changes', same: 'Stays', refused: 'Refused' };
export const sheetRefusals = {
  not_found: 'There is no such product.',
  changed_meanwhile: 'Somebody else changed it meanwhile. Look once more.',
  faulty: '',
};
export const sheetProblems = {
  empty: 'There is no line below the titles.',
  no_number: 'The first line needs the title “number”.',
  unknown_title: (title: string) => `“${title}” is no title that this sheet knows.`,
  bad_number: (line: number) => `Line ${line} does not begin with the number of a product.`,
  bad_value: (line: number, title: string) => `Line ${line}: “${title}” cannot be read.`,
  too_many: (most: number) => `At most ${most} lines at once.`,
};
export const sheetDone = (count: number, refused: number) =>
  refused === 0
    ? `${count} ${inEnglish(count, 'product', 'products')} changed.`
    : `${count} ${inEnglish(count, 'product', 'products')} changed, ${refused} refused.`;

// What the rules refuse; each is said beside its field
export const faults = {
  no_name: () => 'It needs a name.',
  no_colour: () => 'It needs the name of its color.',
  short_description: () => 'Describe it in at least 40 characters.',
  no_date: () => 'This is not a date.',
  wrong_gtin: () => 'The last digit of this GTIN does not fit the others.',
  wrong_amount: () => 'This is not an amount above zero.',
  sale_not_lower: () => 'A sale price has to be lower than the price.',
  promo_not_lower: () => 'A promo price has to be lower than every other price.',
  unknown_currency: (value: string) => `The shop does not sell in ${value}.`,
  no_sizes: () => 'It needs a size; a thing of one size has the size One Size.',
  size_twice: () => 'This size is there twice.',
  one_size_beside_others: () => 'One Size cannot stand beside other sizes.',
  no_size_name: () => 'The size needs a name.',
  no_picture: () => 'It needs a picture.',
  no_swatch: () => 'It needs a picture of its color.',
  picture_twice: () => 'This picture is shown twice.',
  no_alt: () => 'Say what it shows, in a few words; people listen to it.',
  alt_is_file_name: () => 'Say what it shows, not what the file is called.',
  no_poster: () => 'A film needs a picture that is seen before it plays.',
  unknown_film: () => 'The shop has no such film.',
  no_category: () => 'It has to be in a category.',
  unknown_brand: () => 'There is no such brand.',
  unknown_category: () => 'There is no such category.',
  unknown_origin: () => 'There is no such place.',
  unknown_country: () => 'There is no such country.',
  unknown_picture: () => 'The shop has no such picture.',
  sku_taken: (value: string) => `${value} is another product’s.`,
  sku_twice: (value: string) => `${value} is there twice.`,
  no_sku: () => 'The size needs a SKU.',
  colour_taken: (value: string) => `There is a ${value} of this design already.`,
  above_deal: () => 'A deal of this product would cost more than this. End the deal first.',
};
