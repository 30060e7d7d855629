// What must hold for the people of a catalogue: everyone exists, nobody speaks twice, and time runs forwards.

import { longestReview, longestTitle } from '../review/review.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import type { CatalogueOrder, CataloguePeople, CatalogueReview } from './catalogue-people.ts';

export function peopleProblems(catalogue: Catalogue, people: CataloguePeople): string[] {
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const customers = new Set(people.customers.map(({ id }) => id));
  const countries = new Set(catalogue.countries.map(({ id }) => id));
  return [
    ...twice('customer', people.customers, ({ id }) => id),
    ...twice('address', people.customers, ({ email }) => email.toLowerCase()),
    ...twice('review', people.reviews, (review) => `${review.customerId} of ${review.productId}`),
    ...twice('love', people.loves, (love) => `${love.customerId} of ${love.productId}`),
    ...people.customers.flatMap(({ id, countryId }) =>
      when(!countries.has(countryId), `Customer ${id} lives in an unknown country, ${countryId}.`),
    ),
    ...people.orders.flatMap((order, at) => orderProblems(order, at, products, customers)),
    ...people.reviews.flatMap((review) => reviewProblems(review, products, customers)),
    ...[...people.loves, ...people.guestLoves].flatMap(({ productId }) =>
      when(!products.has(productId), `A love goes to an unknown product, ${productId}.`),
    ),
    ...people.loves.flatMap(({ customerId }) =>
      when(!customers.has(customerId), `A love comes from an unknown customer, ${customerId}.`),
    ),
    ...people.guestLoves.flatMap(({ productId, guests }) =>
      when(
        !isCount(guests),
        `Product ${productId} is loved by ${guests} guests, which is not a whole number.`,
      ),
    ),
  ];
}

type Products = ReadonlyMap<number, CatalogueProduct>;

function orderProblems(
  order: CatalogueOrder,
  at: number,
  products: Products,
  customers: ReadonlySet<string>,
): string[] {
  const problems = [
    ...when(!customers.has(order.customerId), `comes from an unknown customer, ${order.customerId}`),
    ...when(order.lines.length === 0, 'has no lines'),
    ...when(!(order.placedHoursAgo > 0), 'is placed in the future'),
    ...order.lines.flatMap(({ productId, size, quantity, unitPrice }) => [
      ...when(!hasSize(products, productId, size), `asks for ${productId} in ${size}, which there is not`),
      ...when(!isCount(quantity) || quantity === 0, `asks for ${quantity} of ${productId}`),
      ...when(!isCount(unitPrice), `pays ${unitPrice} for ${productId}, which is not whole minor units`),
    ]),
  ];
  return problems.map((problem) => `Order ${at + 1} ${problem}.`);
}

function reviewProblems(
  review: CatalogueReview,
  products: Products,
  customers: ReadonlySet<string>,
): string[] {
  const { productId, customerId, rating, fit, title, body, size, usualSize, photos } = review;
  const problems = [
    ...when(!products.has(productId), 'speaks of an unknown product'),
    ...when(!customers.has(customerId), 'comes from an unknown customer'),
    ...when(!isGrade(rating), `gives ${rating} stars`),
    ...when(fit !== undefined && !isGrade(fit), `has a fit of ${fit}`),
    ...when(title.trim() === '' || title.length > longestTitle, 'has a title of no length or too much'),
    ...when(body.trim() === '' || body.length > longestReview, 'has a text of no length or too much'),
    ...when(
      size !== undefined && !hasSize(products, productId, size),
      `was bought in ${size}, which there is not`,
    ),
    ...when(
      usualSize !== undefined && !hasSize(products, productId, usualSize),
      `is by someone who usually wears ${usualSize}, which there is not`,
    ),
    ...when(!(review.writtenHoursAgo > 0), 'is written in the future'),
    ...when(
      review.reply !== undefined && !(review.reply.hoursAgo < review.writtenHoursAgo),
      'is answered before it is written',
    ),
    ...photos.flatMap(({ path, alt }) =>
      when(alt.trim().length < 12, `does not say what is seen in ${path}`),
    ),
  ];
  return problems.map((problem) => `The review of ${productId} by ${customerId} ${problem}.`);
}

function hasSize(products: Products, productId: number, size: string): boolean {
  return products.get(productId)?.sizes.some(({ name }) => name === size) === true;
}

function isGrade(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 5;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function twice<T>(what: string, list: readonly T[], keyOf: (item: T) => string): string[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const key of list.map(keyOf)) (seen.has(key) ? again : seen).add(key);
  return [...again].map((key) => `The ${what} ${key} is listed more than once.`);
}

function when(isWrong: boolean, problem: string): string[] {
  return isWrong ? [problem] : [];
}
