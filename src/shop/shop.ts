// What the shop can do, for pages and calls alike.
import type { Database } from '../database/database.ts';
import type { Product } from '../domain/product.ts';
import { readContent } from './read-content.ts';
import { recordEvents } from './record-events.ts';
import { viewProduct } from './view-product.ts';

export interface Shop {
  readonly viewProduct: (id: number) => Promise<Product | null>;
  readonly readContent: (key: string) => Promise<string | null>;
  readonly recordEvents: (events: Parameters<typeof recordEvents>[1]) => Promise<void>;
}

export function openShop(database: Database, now: () => number): Shop {
  const queries = database.shop;
  return {
    viewProduct: (id) => viewProduct(queries, id, now()),
    readContent: (key) => readContent(queries, key),
    recordEvents: (events) => recordEvents(queries, events),
  };
}
