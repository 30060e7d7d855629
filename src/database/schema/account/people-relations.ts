// How customers, orders and reviews hang together.
import { relations } from 'drizzle-orm';
import { love } from '../love/love.ts';
import { customerOrder, orderLine } from '../order/order.ts';
import { sizeGroup, sku } from '../pricing/offer.ts';
import { lookItem, product } from '../product/product.ts';
import { review, reviewPhoto, socialPhoto } from '../review/review.ts';
import { customer } from './people.ts';

export const customerRelations = relations(customer, ({ many }) => ({
  orders: many(customerOrder),
  reviews: many(review),
  loves: many(love),
}));

export const loveRelations = relations(love, ({ one }) => ({
  customer: one(customer, { fields: [love.customerId], references: [customer.id] }),
  product: one(product, { fields: [love.productId], references: [product.id] }),
}));

export const customerOrderRelations = relations(customerOrder, ({ one, many }) => ({
  customer: one(customer, { fields: [customerOrder.customerId], references: [customer.id] }),
  lines: many(orderLine),
}));

export const orderLineRelations = relations(orderLine, ({ one }) => ({
  order: one(customerOrder, { fields: [orderLine.orderId], references: [customerOrder.id] }),
  product: one(product, { fields: [orderLine.productId], references: [product.id] }),
  sku: one(sku, { fields: [orderLine.skuId], references: [sku.id] }),
}));

export const reviewRelations = relations(review, ({ one, many }) => ({
  product: one(product, { fields: [review.productId], references: [product.id] }),
  customer: one(customer, { fields: [review.customerId], references: [customer.id] }),
  size: one(sizeGroup, { fields: [review.sizeGroupId], references: [sizeGroup.id], relationName: 'bought' }),
  usualSize: one(sizeGroup, {
    fields: [review.usualSizeGroupId],
    references: [sizeGroup.id],
    relationName: 'usual',
  }),
  photos: many(reviewPhoto),
}));

export const reviewPhotoRelations = relations(reviewPhoto, ({ one }) => ({
  review: one(review, { fields: [reviewPhoto.reviewId], references: [review.id] }),
}));

export const socialPhotoRelations = relations(socialPhoto, ({ one }) => ({
  product: one(product, { fields: [socialPhoto.productId], references: [product.id] }),
}));

export const lookItemRelations = relations(lookItem, ({ one }) => ({
  product: one(product, { fields: [lookItem.productId], references: [product.id], relationName: 'look' }),
  other: one(product, { fields: [lookItem.otherProductId], references: [product.id] }),
}));
