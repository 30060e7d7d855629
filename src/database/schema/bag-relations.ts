import { relations } from 'drizzle-orm';
import { bag, bagItem } from './bag.ts';
import { product } from './catalogue.ts';
import { sku } from './offer.ts';

export const bagRelations = relations(bag, ({ many }) => ({ items: many(bagItem) }));

export const bagItemRelations = relations(bagItem, ({ one }) => ({
  bag: one(bag, { fields: [bagItem.bagId], references: [bag.id] }),
  sku: one(sku, { fields: [bagItem.skuId], references: [sku.id] }),
  product: one(product, { fields: [bagItem.productId], references: [product.id] }),
}));
