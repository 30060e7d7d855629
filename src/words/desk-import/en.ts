import type { FetchFaultCode } from '../../domain/import/import-picture.ts';
import type { PictureRefusal } from '../../domain/media/product-picture.ts';
import { inEnglish } from '../plural.ts';

// What is wrong with a row
export const faults = {
  row_no_sku: () => 'Every row needs a SKU; without it we cannot tell which size is meant.',
  sku_in_row: (row: string) => `The same SKU twice in one file. Row ${row} was taken.`,
  size_in_row: (row: string) => `The same size twice. Row ${row} was taken.`,
  unknown_number: (value: string) =>
    `There is no product ${value}. Leave the number empty to make a new one.`,
  gift_card: () => 'Gift cards are not imported.',
  no_size: () => 'This SKU is new: say which size it is.',
  size_renamed: (value: string) => `This SKU is the size ${value}, and orders name it so.`,
  bad_amount: (value: string) => `“${value}” is not an amount.`,
  bad_count: (value: string) => `“${value}” is not a number of units.`,
  bad_barcode: (value: string) => `“${value}” is not a barcode of 8 to 14 digits.`,
  bad_yes_no: (value: string) => `“${value}” is neither yes nor no.`,
  bad_state: (value: string) =>
    `“${value}” is no state: live, draft or archived. A day is planned on the product’s page.`,
  too_long: (most: string) => `This is longer than ${most} letters.`,
  not_a_category: (value: string) => `There is no category “${value}”.`,
  not_an_origin: (value: string) => `“${value}” is no place of origin that the shop knows.`,
  not_a_country: (value: string) => `“${value}” is not the code of a country one can ship to.`,
  uk_is_gb: () => '“UK” is not a country code. United Kingdom is GB.',
  other_than_row: (row: string) => `Row ${row} says something else of the same product.`,
  with_row: (row: string) => `Its product is refused with row ${row}.`,
  no_new_name: () => 'A new product needs a name.',
  open_quote: () => 'A quotation mark is opened and never closed: from here on nothing can be read.',
  below_reserved: (reserved: string) =>
    `${reserved} are held by checkouts. Stock cannot fall below what is promised.`,
  changed_since: () => 'Somebody has changed this meanwhile; it is left as it is.',
  sold_since: (onHand: string) => `There are ${onHand} now: some came or went meanwhile.`,
};

// Why a picture did not come
export const fetchFaults = {
  not_an_address: 'This is no address of a picture.',
  private_address: 'This address leads inside a private network.',
  unknown_host: 'Nobody is known by this name.',
  unreachable: 'Nobody answered.',
  no_answer: 'There was no answer in time.',
  bad_answer: 'There is no picture at this address.',
  too_large: 'The file is too large.',
  no_picture: 'What came is no picture that can be shown.',
  too_many_pixels: 'The picture has more pixels than can be opened.',
  too_small: 'The picture is too small to be shown.',
  wrong_proportions: 'The picture is too narrow to be cut to two by three.',
} satisfies Readonly<Record<FetchFaultCode | PictureRefusal, string>>;

// What is wrong with a file
export const noText = 'This file is no text. Save it as CSV and send that.';
export const headFaults = {
  empty: () => 'The file has no first line with the names of its columns.',
  too_many_columns: () => 'The file has more columns than can be read.',
  not_shopify: () => 'This is not Shopify’s product file: it has no Handle or no Title.',
  no_mapping: () => 'Say which columns these are.',
  open_quote: () => 'A quotation mark is opened in the first line and never closed.',
  unknown_column: (title: string) => `There is no column “${title}”.`,
  column_twice: (title: string) => `The column “${title}” is there twice.`,
  no_column: (title: string) => `The column “${title}” is missing.`,
};
export const steps = {
  not_checked: 'The file has not been looked through.',
  under_way: 'It is under way already.',
  nothing_left: 'Nothing is left to do.',
  too_late: 'It was applied more than a day ago.',
};
export const refusedWhy = 'why_not';

// The fields of a product
export const columnNames: Readonly<Record<string, string>> = {
  name: 'Name',
  brand: 'Brand',
  categories: 'Categories',
  origin: 'Origin',
  gtin: 'GTIN',
  online_since: 'In the shop since',
  ships_to: 'Ships only to',
  price: 'Price',
  sale_price: 'Sale price',
  promo_price: 'Promo price',
  images: 'Pictures',
  image_url: 'Pictures to fetch',
  image_text: 'What pictures show',
  variant_image_url: 'Pictures to fetch',
  state: 'State',
  size: 'Size',
  sku: 'SKU',
  barcode: 'Barcode',
  low_at: 'Low at',
  on_hand: 'On hand',
  listed: 'Listed',
  green_lit: 'Green lit',
  air_prohibited: 'Not by air',
  exchangeable: 'Can be exchanged',
  final_sale: 'Final sale',
  back_order_delayed: 'Back order delayed',
  promotion_eligible: 'Codes apply',
  color: 'Color',
  description: 'Description',
  country_description: 'Where it is from',
  ingredients: 'Ingredients',
  banner_text: 'Banner',
  promo_tag: 'Promotion, tag',
  promo_text: 'Promotion, text',
  size_note: 'Size note',
  size_note_long: 'Size note, long',
  materials: 'Materials',
  care: 'Care',
  details: 'Details',
  image_texts: 'What pictures show',
  number: 'Number',
  family: 'Family',
};
export const inLanguage = (field: string, language: string) => `${field} (${language})`;

// The list
export const imports = 'Import';
export const earlier = 'Earlier';
export const importsHint =
  'Products from a spreadsheet or another shop. First it is only looked through; nothing changes until you apply it.';
export const noImports = 'No file yet';
export const noImportsWhy = 'Export the products, change the file, and bring it back.';
export const chooseFile = 'Choose a CSV file';
export const dropHere = 'or drop it here';
export const file = 'File';
export const format = 'What it is';
export const formats = {
  vitrine: 'This shop’s own file',
  shopify: 'Shopify’s product file',
  mapped: 'Another file, with columns I name',
};
export const formatHints = {
  vitrine: 'An empty cell empties its value. A column that is not there is left alone.',
  shopify: 'Products become drafts or live as Shopify has them; orders and customers are not in this file.',
  mapped: 'An empty cell empties its value. A column that you leave alone changes nothing.',
};
export const lookThrough = 'Look through it';
export const lookingThrough = 'Sending the file';
export const exportFile = 'Export the products';
export const tooLarge = 'The file has more than 32 MB. Cut it in two.';
export const columnsHead = 'Which column is which';
export const columnsHint =
  'Once named, the columns of such a file are known. What you leave open is left alone.';
export const theirColumn = 'In the file';
export const example = 'For example';
export const columnOf = (title: string) => `What “${title}” is`;
export const ourColumn = 'Here';
export const leaveAlone = 'Leave alone';
export const listColumns = { file: 'File', state: 'State', rows: 'Rows', by: 'By', at: 'Taken in' };
export const states = {
  checking: 'Looking through',
  checked: 'Looked through',
  applying: 'Applying',
  applied: 'Applied',
  undoing: 'Taking back',
  undone: 'Taken back',
  failed: 'Could not be read',
};

// One
export const rowsRead = (rows: string, when: string, by: string) => `${rows} rows, read ${when} by ${by}.`;
export const rehearsal = 'This is a rehearsal: nothing in the shop has changed.';
export const verdicts = { new: 'new', changed: 'changed', same: 'the same', refused: 'refused' };
export const rowVerdicts = verdicts;
export const byVerdict = 'Rows by what they do';
export const calls = (count: number) => inEnglish(count, 'person will be called', 'people will be called');
export const apply = (count: number, rows: string) => `Apply ${rows} ${inEnglish(count, 'row', 'rows')}`;
export const applyRest = (count: number, rows: string) =>
  `Go on with ${rows} ${inEnglish(count, 'row', 'rows')}`;
export const otherFile = 'Other file';
export const wouldChange = 'What would change';
export const shownRows = {
  taken: (isRehearsal: boolean): string => (isRehearsal ? wouldChange : 'What changed'),
  new: () => 'New',
  changed: () => 'Changed',
  same: () => 'The same',
  refused: () => 'Refused',
  overtaken: () => 'Overtaken',
  left: () => 'Left as they are',
};
export const refused = 'Refused';
export const refusedFile = 'Put them right';
export const seeRefused = (count: number) => `See the ${count} that are refused`;
export const refusedHint = 'The rest of the file does not wait for them.';
export const downloadRefused = (count: string) => `Download the ${count} with reasons`;
export const columns = {
  take: 'Take',
  row: 'Row',
  sku: 'SKU',
  product: 'Product',
  kind: 'Kind',
  what: 'What',
  effect: 'Effect',
  why: 'Why not',
};
export const rowNamed = (row: number) => `row ${row}`;
export const noRows = 'No such rows.';
export const nothingYet = 'none';
export const callsWaiting = (count: number) => `Calls ${count} who wait`;
export const inBags = (count: number) => `In ${count} ${inEnglish(count, 'bag', 'bags')}; they are told`;
export const draftUntil = (reasons: string) => `Draft for now. ${reasons}`;
export const beforeYouApply = 'Before you apply';
export const columnsKnown = 'Every column understood';
export const noneRefused = 'No row refused';
export const someRefused = (count: number, rows: string) =>
  `${rows} ${inEnglish(count, 'row refused; it is left out', 'rows refused; they are left out')}`;
export const noSteep = 'No price moves by more than a fifth';
export const steepPrices = (count: number, prices: string) =>
  `${prices} ${inEnglish(count, 'price moves', 'prices move')} by more than a fifth`;
export const bagsDearer = (count: number) =>
  `${count} ${inEnglish(count, 'bag holds', 'bags hold')} a price that rises`;
export const noBags = 'No bag gets dearer';
export const peopleCalled = (count: number) =>
  `${count} ${inEnglish(count, 'person', 'people')} will be called`;
export const nobodyCalled = 'Nobody is called';
export const whileItRuns = 'While it runs';
export const stop = 'Stop after this row';
export const stopped = 'Stopped. What is done is done, the rest waits.';
export const whenDone = 'When it is done';
export const appliedAt = (when: string) => `Applied ${when}`;
export const appliedRows = (count: number, rows: string) =>
  `${rows} ${inEnglish(count, 'row is', 'rows are')} applied.`;
export const picturesWaiting = (count: number) =>
  `${count} ${inEnglish(count, 'picture is', 'pictures are')} on the way.`;
export const picturesFetched = (count: number) =>
  `${count} ${inEnglish(count, 'picture is', 'pictures are')} here.`;
export const picturesFailed = (count: number) =>
  `${count} ${inEnglish(count, 'picture', 'pictures')} did not come:`;
export const undoneAt = (when: string) => `Taken back ${when}`;
export const overtaken = (count: number) =>
  `${count} ${inEnglish(count, 'was', 'were')} overtaken by somebody else and left alone.`;
export const refusedLate = (count: number) => `${count} ${inEnglish(count, 'was', 'were')} refused.`;
export const undo = 'Undo import';
export const undoAll = 'Undo all of it';
export const keepIt = 'Leave it as it is';
export const undoUntil = (when: string) =>
  `Until ${when}. Puts values back; not what people bought since, nor what somebody changed since, nor messages. Products it made are archived.`;
export const undone = (count: number) => `${count} ${inEnglish(count, 'row is', 'rows are')} as before.`;
export const notUndone = (count: number) =>
  `${count} ${inEnglish(count, 'row was', 'rows were')} changed since and left as ${inEnglish(count, 'it is', 'they are')}.`;
export const outcomes = {
  applied: 'applied',
  overtaken: 'overtaken',
  refused: 'refused',
  undone: 'taken back',
  left: 'left as it is',
};
export const failed = 'The file could not be read to its end. Send it again.';
