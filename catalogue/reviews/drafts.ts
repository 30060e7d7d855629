// Who reviews what, in which size, with how many stars, and when: everything about a review but its words.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { type Person, people } from '../people/customers.ts';
import { sizeFor } from '../people/sizes.ts';
import type { Fit } from './stock/fit.ts';
import { type Subject, subjects } from './subjects.ts';

export interface Draft {
  readonly product: CatalogueProduct;
  readonly subject: Subject;
  readonly person: Person;
  readonly size: string;
  readonly rating: number;
  readonly fit: Fit | undefined;
  readonly writtenHoursAgo: number;
  /** When they ordered it; of those who were given it nobody knows. */
  readonly boughtHoursAgo: number | undefined;
}

/** The day the demo shop was written. Seen from any later day its reviews are just as many days old. */
const writtenOn = Date.UTC(2026, 10, 15);
const hourMs = 3_600_000;

export function draftsFor(products: readonly CatalogueProduct[]): Draft[] {
  return products.flatMap((product) => {
    const subject = subjects[product.groupId];
    if (subject === undefined) return [];
    const chance = chanceOf(product.id);
    const count = subject.reviewsOf?.[product.id] ?? subject.reviews;
    return chance
      .shuffled(people.filter((person) => canBuy(person, product)))
      .slice(0, count)
      .map((person) => draft(product, subject, person, chance));
  });
}

/** Orders go only where a product ships; what may not fly stays in the United States. */
export function canBuy(person: Person, product: CatalogueProduct): boolean {
  if (product.airProhibited) return person.countryId === 223;
  return product.restrictCountries?.includes(person.countryId) ?? true;
}

export function hoursOnline(product: CatalogueProduct): number {
  return (writtenOn - Date.parse(`${product.onlineSince}T00:00:00Z`)) / hourMs;
}

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The name of the month that many hours before the demo shop was written. */
export function monthOf(hoursAgo: number): string {
  return monthNames.format(writtenOn - hoursAgo * hourMs);
}

function draft(product: CatalogueProduct, subject: Subject, person: Person, chance: Chance): Draft {
  const off = chance.weighed([
    [0, 84],
    [-1, 8],
    [1, 8],
  ] as const);
  const fit = subject.fitOf === 'none' ? undefined : fitOf(subject.fit + off, chance);
  const online = hoursOnline(product);
  const bought = online * (0.08 + 0.88 * chance.next() ** 0.8);
  const gap = Math.min(24 * chance.between(6, 90), bought * 0.8);
  return {
    product,
    subject,
    person,
    size: sizeFor(person, product, off),
    rating: ratingOf(subject.stars, fit, chance),
    fit,
    writtenHoursAgo: Math.round(bought - gap),
    boughtHoursAgo: chance.happens(0.83) ? Math.round(bought) : undefined,
  };
}

/** Most agree; some ticked the box without thinking. */
function fitOf(mean: number, chance: Chance): Fit | undefined {
  if (chance.happens(0.07)) return undefined;
  return grade(mean + (chance.next() + chance.next() - 1) * 1.35);
}

/** A few are angry whatever it is, and nobody who could not get into it is delighted. */
function ratingOf(mean: number, fit: Fit | undefined, chance: Chance): number {
  if (chance.happens(0.035)) return chance.between(1, 2);
  const wrong = fit === 1 || fit === 5 ? 1.2 : 0;
  return grade(mean + 0.12 - wrong + (chance.next() + chance.next() + chance.next() - 1.5) * 1.5);
}

function grade(value: number): Fit {
  if (value < 1.5) return 1;
  if (value < 2.5) return 2;
  if (value < 3.5) return 3;
  return value < 4.5 ? 4 : 5;
}
