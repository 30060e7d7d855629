// The customers of the demo shop: invented people with addresses that reach nobody, and bodies that stay theirs from
// one review to the next.
import type { CatalogueCustomer } from '../../src/domain/catalogue/catalogue-people.ts';
import { slugOf } from '../../src/domain/text/slug.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { firstNames, lastNames } from './names.ts';

export interface Person extends CatalogueCustomer {
  readonly firstName: string;
  /** How they sign what they write. */
  readonly authorName: string;
  readonly heightCm: number;
  /** From 0, the smallest sizes, to 1, the largest; feet have a mind of their own. */
  readonly frame: number;
  readonly foot: number;
}

const howMany = 440;

/** Countries by how many customers live there: mostly the United States (223). */
const homes = [
  [223, 78],
  [38, 9],
  [222, 5],
  [13, 2],
  [81, 2],
  [73, 2],
  [107, 2],
] as const;

export const people: readonly Person[] = listPeople();

function listPeople(): Person[] {
  const chance = chanceOf(20_261_115);
  const names = new Set<string>();
  while (names.size < howMany) names.add(`${chance.pick(firstNames)} ${chance.pick(lastNames)}`);
  return [...names].map((name, index) => personCalled(name, index, chance));
}

function personCalled(name: string, index: number, chance: Chance): Person {
  const [firstName = name, lastName = ''] = name.split(' ');
  const heightCm = Math.round(165 + 6.5 * roughlyNormal(chance));
  return {
    id: `demo-${String(index + 1).padStart(4, '0')}`,
    name,
    email: `${slugOf(name, '').replaceAll('-', '.')}@example.com`,
    countryId: chance.weighed(homes),
    ...(index % 110 === 7 && { roles: ['ambassador'] }),
    joinedHoursAgo: 24 * chance.between(500, 900),
    firstName,
    authorName: chance.weighed([
      [`${firstName} ${lastName.charAt(0)}.`, 60],
      [firstName, 22],
      [`${firstName.charAt(0)}. ${lastName}`, 10],
      [`${firstName.toLowerCase()}${chance.between(70, 99)}`, 8],
    ]),
    heightCm,
    frame: clamp(0.45 + 0.2 * roughlyNormal(chance)),
    foot: clamp(0.5 + (heightCm - 165) / 40 + 0.12 * roughlyNormal(chance)),
  };
}

function roughlyNormal(chance: Chance): number {
  return (chance.next() + chance.next() + chance.next() + chance.next() - 2) * 1.7;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
