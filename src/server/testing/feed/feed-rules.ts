// The published rules of the two channels, written down apart from the shop's own code, as of November 2026:
// Google's product data specification (support.google.com/merchants/answer/7052112) and Meta's catalogue fields
// (developers.facebook.com/docs/commerce-platform/catalog/fields). An item is its fields, each with all its values.

export type FieldsOfItem = ReadonlyMap<string, readonly string[]>;

interface FieldRule {
  readonly isRequired?: boolean;
  readonly most?: number;
  readonly isRepeated?: number;
  readonly form?: RegExp;
}

type Rules = Readonly<Record<string, FieldRule>>;

const web = /^https?:\/\/[^\s<>"]+$/;
const amount = /^\d{1,13}\.\d{2} [A-Z]{3}$/;
const moment = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})`;
const span = new RegExp(`^${moment}/${moment}$`);
const picture = /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|bmp|tiff?)$/i;

export const googleRules: Rules = {
  id: { isRequired: true, most: 50, form: /^[\x21-\x7e]+$/ },
  title: { isRequired: true, most: 150 },
  description: { isRequired: true, most: 5_000 },
  link: { isRequired: true, most: 2_000, form: web },
  image_link: { isRequired: true, most: 2_000, form: picture },
  additional_image_link: { isRepeated: 10, most: 2_000, form: picture },
  availability: { isRequired: true, form: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  availability_date: { most: 25, form: new RegExp(`^${moment}$`) },
  price: { isRequired: true, form: amount },
  sale_price: { form: amount },
  sale_price_effective_date: { most: 51, form: span },
  brand: { isRequired: true, most: 70 },
  gtin: { most: 50, form: /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/ },
  identifier_exists: { form: /^(?:yes|no)$/ },
  condition: { form: /^(?:new|refurbished|used)$/ },
  google_product_category: { most: 750 },
  product_type: { most: 750 },
  item_group_id: { most: 50, form: /^[A-Za-z0-9_-]+$/ },
  color: { most: 100 },
  size: { most: 100 },
  material: { most: 200 },
  gender: { form: /^(?:male|female|unisex)$/ },
  age_group: { form: /^(?:newborn|infant|toddler|kids|adult)$/ },
  size_system: { form: /^(?:AU|BR|CN|DE|EU|FR|IT|JP|MEX|UK|US)$/ },
};

export const metaRules: Rules = {
  id: { isRequired: true, most: 100 },
  title: { isRequired: true, most: 200 },
  description: { isRequired: true, most: 9_999 },
  availability: { isRequired: true, form: /^(?:in stock|out of stock|preorder|available for order)$/ },
  condition: { isRequired: true, form: /^(?:new|refurbished|used)$/ },
  price: { isRequired: true, form: amount },
  link: { isRequired: true, form: web },
  image_link: { isRequired: true, form: picture },
  brand: { isRequired: true, most: 100 },
  gtin: { form: /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/ },
  item_group_id: { most: 100 },
  additional_image_link: { most: 2_000, form: /^\S+(?:,\S+){0,19}$/ },
  sale_price: { form: amount },
  sale_price_effective_date: { form: span },
  google_product_category: {},
  product_type: { most: 750 },
  color: { most: 200 },
  size: { most: 200 },
  material: { most: 200 },
  gender: { form: /^(?:male|female|unisex)$/ },
  age_group: { form: /^(?:adult|all ages|teen|kids|toddler|infant|newborn)$/ },
};

const forClothes = ['color', 'size', 'gender', 'age_group', 'item_group_id'];

/** Every rule that the items break, in words; the shop's currency is the one of the country they are for. */
export function brokenRules(items: readonly FieldsOfItem[], rules: Rules, currency: string): string[] {
  const ids = items.map((item) => first(item, 'id'));
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`);
  const gtins = items.flatMap((item) => item.get('gtin') ?? []).filter((gtin) => gtin !== '');
  const shared = gtins.filter((gtin, at) => gtins.indexOf(gtin) !== at).map((gtin) => `${gtin} names two`);
  const each = items.flatMap((item) =>
    [...fieldProblems(item, rules), ...wholeProblems(item, rules, currency)].map(
      (problem) => `${first(item, 'id')}: ${problem}`,
    ),
  );
  return [...twice, ...shared, ...each];
}

function fieldProblems(item: FieldsOfItem, rules: Rules): string[] {
  const unknown = [...item.keys()].filter((name) => !(name in rules)).map((name) => `${name} is no field`);
  const broken = Object.entries(rules).flatMap(
    ([name, { isRequired, most = 100_000, isRepeated = 1, form }]) => {
      const values = (item.get(name) ?? []).filter((value) => value !== '');
      return [
        ...(isRequired && values.length === 0 ? [`${name} is missing`] : []),
        ...(values.length > isRepeated ? [`${name} is there ${values.length} times`] : []),
        ...values.filter((value) => value.length > most).map(() => `${name} is too long`),
        ...values.filter((value) => form && !form.test(value)).map((value) => `${name} is ${value}`),
        ...values.filter((value) => value !== value.trim()).map(() => `${name} has loose spaces`),
      ];
    },
  );
  return [...unknown, ...broken];
}

function wholeProblems(item: FieldsOfItem, rules: Rules, currency: string): string[] {
  const isGoogle = rules === googleRules;
  const value = (name: string) => first(item, name);
  const category = value('google_product_category');
  const isClothing = category === '' || category.startsWith('Apparel & Accessories');
  const [price, salePrice] = [Number.parseFloat(value('price')), Number.parseFloat(value('sale_price'))];
  const awaited = /^(?:preorder|backorder)$/.test(value('availability'));
  const [from = '', until = ''] = value('sale_price_effective_date').split('/');
  const checks: readonly (readonly [boolean, string])[] = [
    [price > 0, 'the price is nothing'],
    [
      ['price', 'sale_price'].every((name) => value(name) === '' || value(name).endsWith(` ${currency}`)),
      'a price is in another currency',
    ],
    [!(salePrice >= price), 'the sale price is no less'],
    [from === '' || (salePrice > 0 && Date.parse(from) < Date.parse(until)), 'the sale has no span'],
    [!isGoogle || awaited === (value('availability_date') !== ''), 'the day it is there does not fit'],
    [
      !awaited || Date.parse(value('availability_date')) > Date.now() || !isGoogle,
      'the day it is there is over',
    ],
    [
      !isGoogle || (value('gtin') === '') === (value('identifier_exists') === 'no'),
      'it is identified by nothing',
    ],
    [value('gtin') === '' || isRealGtin(value('gtin')), 'its number is none of trade'],
    [!isClothing || forClothes.every((name) => value(name) !== ''), 'what clothes must say is missing'],
    [!/<\/?[a-z]+[^>]*>/i.test(value('description')), 'there is HTML in the description'],
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

/** The check digit, and none of the numbers that are for the inside of a shop. */
function isRealGtin(gtin: string): boolean {
  const digits = [...gtin.padStart(14, '0')].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 && !/^0(?:2|02|04)/.test(gtin.padStart(14, '0'));
}

function first(item: FieldsOfItem, name: string): string {
  return item.get(name)?.[0] ?? '';
}
