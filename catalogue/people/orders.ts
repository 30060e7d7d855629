// What the customers bought: everything they reviewed as buyers, what went with it, and this week's orders.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import type { CatalogueOrder, CatalogueOrderLine } from '../../src/domain/catalogue/catalogue-people.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { canBuy, type Draft, hoursOnline } from '../reviews/drafts.ts';
import { addressOf } from './addresses.ts';
import { type Person, people } from './customers.ts';
import { sizeFor } from './sizes.ts';

type Products = ReadonlyMap<number, CatalogueProduct>;

interface Basket {
  readonly person: Person;
  readonly placedHoursAgo: number;
  readonly lines: CatalogueOrderLine[];
}

export function ordersFor(drafts: readonly Draft[], products: Products): CatalogueOrder[] {
  const chance = chanceOf(314);
  const owned = new Map(people.map(({ id }) => [id, new Set<number>()]));
  const baskets = [...reviewedBaskets(drafts, owned), ...recentBaskets(products, owned, chance)];
  for (const basket of baskets) addWhatGoesWithIt(basket, products, owned, chance);
  const placed = baskets.map(({ person, placedHoursAgo, lines }): CatalogueOrder => {
    const status = statusOf(placedHoursAgo, chance);
    return {
      customerId: person.id,
      status,
      placedHoursAgo,
      lines,
      // Whoever packs needs to know where to.
      ...(status === 'placed' && { shippingAddress: addressOf(person) }),
    };
  });
  return [...placed, ...lostBaskets(products, owned, chance)].sort(
    (a, b) => b.placedHoursAgo - a.placedHoursAgo,
  );
}

type Owned = ReadonlyMap<string, Set<number>>;

/** Things that one person bought within a fortnight came in one parcel. */
function reviewedBaskets(drafts: readonly Draft[], owned: Owned): Basket[] {
  const bought = drafts.flatMap((draft) =>
    draft.boughtHoursAgo === undefined ? [] : [{ ...draft, hoursAgo: draft.boughtHoursAgo }],
  );
  // Who was given it has it, and does not buy it again.
  for (const { person, product } of drafts) owned.get(person.id)?.add(product.id);
  const baskets: Basket[] = [];
  for (const [, purchases] of Map.groupBy(bought, ({ person }) => person.id)) {
    let basket: Basket | undefined;
    for (const { person, product, size, hoursAgo } of purchases.sort((a, b) => b.hoursAgo - a.hoursAgo)) {
      const joins =
        basket !== undefined &&
        basket.placedHoursAgo - hoursAgo < 14 * 24 &&
        basket.placedHoursAgo < hoursOnline(product);
      if (basket === undefined || !joins) {
        basket = { person, placedHoursAgo: hoursAgo, lines: [] };
        baskets.push(basket);
      }
      basket.lines.push(lineOf(product, size));
    }
  }
  return baskets;
}

/** So that "sold this week" is true of something. What is sold out or not yet sold has no orders. */
function recentBaskets(products: Products, owned: Owned, chance: Chance): Basket[] {
  const forSale = [...products.values()].filter(
    (product) =>
      product.sizes.every((size) => size.onHand > 3) && !product.isGiftCard && !product.audienceExclusion,
  );
  return Array.from({ length: 2 * forSale.length }, () => {
    const product = chance.pick(forSale);
    const person = chance.pick(people.filter((candidate) => canBuy(candidate, product)));
    owned.get(person.id)?.add(product.id);
    return {
      person,
      placedHoursAgo: Math.min(chance.between(1, 7 * 24), Math.floor(hoursOnline(product))),
      lines: [lineOf(product, sizeFor(person, product, 0))],
    };
  });
}

function addWhatGoesWithIt(
  { person, placedHoursAgo, lines }: Basket,
  products: Products,
  owned: Owned,
  chance: Chance,
) {
  const mine = owned.get(person.id) ?? new Set();
  const suggested = lines.flatMap(({ productId }) => products.get(productId)?.look ?? []);
  const wanted = chance.shuffled([...new Set(suggested)]).slice(0, chance.between(0, 2));
  for (const productId of wanted) {
    const product = products.get(productId);
    if (!product || mine.has(productId) || !canBuy(person, product)) continue;
    if (placedHoursAgo >= hoursOnline(product)) continue;
    mine.add(productId);
    lines.push(lineOf(product, sizeFor(person, product, 0)));
  }
}

/** A few came back and a few never left. */
function lostBaskets(products: Products, owned: Owned, chance: Chance): CatalogueOrder[] {
  const list = [...products.values()].filter((product) => !product.isGiftCard && hoursOnline(product) > 1500);
  return Array.from({ length: 36 }, (_, at) => {
    const product = chance.pick(list);
    const person = chance.pick(people.filter(({ id }) => !owned.get(id)?.has(product.id)));
    owned.get(person.id)?.add(product.id);
    return {
      customerId: person.id,
      status: at % 3 === 0 ? 'cancelled' : 'returned',
      placedHoursAgo: chance.between(400, 1400),
      lines: [lineOf(product, sizeFor(person, product, 0))],
    };
  });
}

function lineOf(product: CatalogueProduct, size: string): CatalogueOrderLine {
  return { productId: product.id, size, quantity: 1, unitPrice: product.salePrice ?? product.price };
}

function statusOf(hoursAgo: number, chance: Chance): CatalogueOrder['status'] {
  if (hoursAgo < 30) return 'placed';
  if (hoursAgo < 100) return chance.happens(0.7) ? 'shipped' : 'placed';
  return hoursAgo < 170 ? chance.pick(['shipped', 'delivered']) : 'delivered';
}
