// A product as the API shows it. All but the product itself and the clock is the same for whoever is of one country, one
// language and one set of flags: that part is written once a minute for them.

import { encodeProduct } from '../../../contract/product/product.ts';
import type { Rendering } from '../../../contract/rendering.ts';
import { sqlFailureOf } from '../../../database/sql-state.ts';
import { isHome } from '../../../domain/currency/exchange.ts';
import { filmOf } from '../../../domain/media/film.ts';
import type { DeliveryTerms } from '../../../domain/shipping/delivery-terms.ts';
import { type FlagSet, flagNames } from '../../../domain/visitor/flags.ts';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Shop } from '../../../shop/shop.ts';
import { sayUnreachable } from '../../../words/shipping/say-shipping-problem.ts';
import type { CachedProduct, ProductCache } from '../../cache/product-cache.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import type { PublicVisitor } from '../../visitor/visitor.ts';

export interface ProductViews {
  /** As JSON; null when there is no such product. `fresh` asks the database whatever is kept. */
  readonly read: (id: number, visitor: PublicVisitor, fresh: boolean) => Promise<string | null>;
  /** The same without waiting, as bytes, if it was asked for a moment ago by somebody alike. */
  readonly cached: (id: number, visitor: PublicVisitor, language: Language) => Buffer | undefined;
}

export interface ProductViewDeps {
  readonly shop: Shop;
  readonly products: ProductCache;
  readonly filmSources: Rendering['filmSources'];
  /** What the shop delivers at this moment. */
  readonly delivery: () => DeliveryTerms;
  readonly now: () => number;
  /** Whether the database has stopped answering. */
  readonly isAway: () => boolean;
}

/** All but the clock, as bytes: encoding them anew was half of an answer. When a thing would arrive moves with the minute. */
interface Remembered {
  readonly of: CachedProduct;
  readonly minute: number;
  readonly bytes: Buffer;
}

/** Of those whom it was written for longest ago, nothing is remembered beyond this. */
const mostRemembered = 5_000;
const minuteOf = (now: number) => Math.floor(now / 60_000);

export function createProductViews(deps: ProductViewDeps): ProductViews {
  const { shop, products, filmSources, now, isAway } = deps;
  const remembered = new Map<string, Remembered>();

  const surroundings = async (viewed: CachedProduct, visitor: PublicVisitor): Promise<string> => {
    const { product } = viewed;
    const parts = {
      film: filmOf(product, filmSources),
      unreachable: sayUnreachable(requestLanguage(), product, visitor.country, deps.delivery()),
      notices: await shop.shipping.viewNotices(product, visitor),
      pageTemplate: pageTemplate(visitor.flags),
    };
    return JSON.stringify(parts).slice(1, -1);
  };

  const write: ProductViews['read'] = async (id, visitor, fresh) => {
    const viewed = await products.view(id, requestLanguage(), fresh);
    if (!viewed) return null;
    const time = now();
    const around = await surroundings(viewed, visitor);
    if (!isSameForAll(visitor)) {
      const exchanged = await shop.currency.viewProduct(viewed.product, visitor);
      return beforeClock(JSON.stringify(encodeProduct(exchanged)), around) + clockAt(time);
    }
    const key = keyOf(id, visitor, requestLanguage());
    const json = beforeClock(viewed.json, around);
    // Written anew it goes to the end: the first is the longest unwritten.
    remembered.delete(key);
    remembered.set(key, { of: viewed, minute: minuteOf(time), bytes: Buffer.from(json) });
    const [oldest] = remembered.size > mostRemembered ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
    return json + clockAt(time);
  };

  return {
    read: async (id, visitor, fresh) => {
      try {
        return await write(id, visitor, fresh);
      } catch (error) {
        // The database may stop answering before anybody knows that it is away. Who asks for the newest is not misled.
        const known = remembered.get(keyOf(id, visitor, requestLanguage()));
        if (fresh || !known || !isSameForAll(visitor) || sqlFailureOf(error) !== 'unavailable') throw error;
        return known.bytes.toString() + clockAt(now());
      }
    },
    cached: (id, visitor, language) => {
      const viewed = isSameForAll(visitor) ? products.cached(id, language) : undefined;
      const found = viewed && remembered.get(keyOf(id, visitor, language));
      const time = now();
      if (!found) return undefined;
      // While the database is away nothing newer can be written: what was written last is shown.
      const isNewest = found.of === viewed && found.minute === minuteOf(time);
      if (!isNewest && !isAway()) return undefined;
      return Buffer.concat([found.bytes, Buffer.from(clockAt(time))]);
    },
  };
}

/** At the shop's own price, and no law asks for more than it. */
const isSameForAll = ({ exchange, isLowestPriceDue }: PublicVisitor) => isHome(exchange) && !isLowestPriceDue;

const beforeClock = (product: string, surroundings: string) => `{"product":${product},${surroundings},`;
const clockAt = (time: number) => `"serverTime":"${new Date(time).toISOString()}"}`;

function keyOf(id: number, { flags, country, ipCountry }: PublicVisitor, language: Language): string {
  return `${id} ${numberOf(flags)} ${country} ${ipCountry} ${language}`;
}

const numbers = new WeakMap<FlagSet, number>();
let lastNumber = 0;

/** Whoever has nothing switched for them alone shares a set with others. */
function numberOf(flags: FlagSet): number {
  const known = numbers.get(flags);
  if (known !== undefined) return known;
  lastNumber++;
  numbers.set(flags, lastNumber);
  return lastNumber;
}

/** The template of the product page: the tests that run on it, and the style it is shown in. */
function pageTemplate(flags: FlagSet) {
  return {
    pageTests: flagNames.filter((name) => flags[name]),
    styles: { version: flags.second_style ? 2 : 1 },
  };
}
