// What the wire carries, read back into the shop's own terms. It imports no schema at run time: the browser uses it,
// on answers of this very server, and schemas weigh more than they would tell there.
import { type Money, moneyOfWire } from '../../domain/pricing/money.ts';
import type { Product, ProductPrice } from '../../domain/product/product.ts';
import type { Tile } from '../../domain/product/tile.ts';
import type { encodePrice, encodeProduct } from './product.ts';
import type { encodeTile } from './tile.ts';

export function decodeProduct(wire: ReturnType<typeof encodeProduct>): Product {
  return { ...wire, productPrice: decodePrice(wire.productPrice) };
}

export function decodeTile(wire: ReturnType<typeof encodeTile>): Tile {
  return { ...wire, price: decodePrice(wire.price) };
}

type Reads<T> = T extends object ? { readonly [K in keyof T]: Reads<T[K]> } : T;

function decodePrice(wire: Reads<ReturnType<typeof encodePrice>>): ProductPrice {
  const { currency, flashDeal, ...price } = wire;
  const amount = (decimal: number): Money => moneyOfWire(decimal, currency);
  const optional = (decimal: number | null) => (decimal === null ? null : amount(decimal));
  return {
    ...price,
    price: amount(wire.price),
    salePrice: optional(wire.salePrice),
    promoPrice: optional(wire.promoPrice),
    flashDeal: flashDeal && {
      ...flashDeal,
      start: Date.parse(flashDeal.start),
      end: Date.parse(flashDeal.end),
      price: amount(flashDeal.price),
    },
  };
}
