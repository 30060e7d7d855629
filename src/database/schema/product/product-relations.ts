// How the tables hang together, for queries that read a product whole.
import { relations } from 'drizzle-orm';
import { flashDeal, price, sizeGroup, sku, stockLevel } from '../pricing/offer.ts';
import { review, socialPhoto } from '../review/review.ts';
import {
  brand,
  category,
  country,
  fitNote,
  lookItem,
  origin,
  product,
  productCategory,
  productChemical,
  productGroup,
  productImage,
  productModel,
  productShipsTo,
  productTally,
} from './product.ts';
import {
  categoryTranslation,
  fitNoteTranslation,
  productChemicalTranslation,
  productImageTranslation,
  productTranslation,
} from './translation.ts';

export const productGroupRelations = relations(productGroup, ({ many }) => ({ products: many(product) }));

export const productRelations = relations(product, ({ one, many }) => ({
  group: one(productGroup, { fields: [product.groupId], references: [productGroup.id] }),
  brand: one(brand, { fields: [product.brandId], references: [brand.id] }),
  origin: one(origin, { fields: [product.originId], references: [origin.id] }),
  price: one(price, { fields: [product.id], references: [price.productId] }),
  tally: one(productTally, { fields: [product.id], references: [productTally.productId] }),
  images: many(productImage),
  categories: many(productCategory),
  models: many(productModel),
  fitNotes: many(fitNote),
  chemicals: many(productChemical),
  shipsTo: many(productShipsTo),
  deals: many(flashDeal),
  skus: many(sku),
  look: many(lookItem, { relationName: 'look' }),
  reviews: many(review),
  socialPhotos: many(socialPhoto),
  translations: many(productTranslation),
}));

export const productImageRelations = relations(productImage, ({ one, many }) => ({
  product: one(product, { fields: [productImage.productId], references: [product.id] }),
  translations: many(productImageTranslation),
}));

export const productModelRelations = relations(productModel, ({ one }) => ({
  product: one(product, { fields: [productModel.productId], references: [product.id] }),
}));

export const fitNoteRelations = relations(fitNote, ({ one, many }) => ({
  product: one(product, { fields: [fitNote.productId], references: [product.id] }),
  translations: many(fitNoteTranslation),
}));

export const productChemicalRelations = relations(productChemical, ({ one, many }) => ({
  product: one(product, { fields: [productChemical.productId], references: [product.id] }),
  translations: many(productChemicalTranslation),
}));

export const productCategoryRelations = relations(productCategory, ({ one }) => ({
  product: one(product, { fields: [productCategory.productId], references: [product.id] }),
  category: one(category, { fields: [productCategory.categoryId], references: [category.id] }),
}));

export const categoryRelations = relations(category, ({ one, many }) => ({
  parent: one(category, { fields: [category.parentId], references: [category.id], relationName: 'family' }),
  children: many(category, { relationName: 'family' }),
  translations: many(categoryTranslation),
}));

export const productTranslationRelations = relations(productTranslation, ({ one }) => ({
  product: one(product, { fields: [productTranslation.productId], references: [product.id] }),
}));

export const productImageTranslationRelations = relations(productImageTranslation, ({ one }) => ({
  image: one(productImage, {
    fields: [productImageTranslation.productId, productImageTranslation.position],
    references: [productImage.productId, productImage.position],
  }),
}));

export const fitNoteTranslationRelations = relations(fitNoteTranslation, ({ one }) => ({
  note: one(fitNote, {
    fields: [fitNoteTranslation.productId, fitNoteTranslation.position],
    references: [fitNote.productId, fitNote.position],
  }),
}));

export const productChemicalTranslationRelations = relations(productChemicalTranslation, ({ one }) => ({
  chemical: one(productChemical, {
    fields: [productChemicalTranslation.productId, productChemicalTranslation.name],
    references: [productChemical.productId, productChemical.name],
  }),
}));

export const categoryTranslationRelations = relations(categoryTranslation, ({ one }) => ({
  category: one(category, { fields: [categoryTranslation.categoryId], references: [category.id] }),
}));

export const productShipsToRelations = relations(productShipsTo, ({ one }) => ({
  product: one(product, { fields: [productShipsTo.productId], references: [product.id] }),
  country: one(country, { fields: [productShipsTo.countryId], references: [country.id] }),
}));

export const flashDealRelations = relations(flashDeal, ({ one }) => ({
  product: one(product, { fields: [flashDeal.productId], references: [product.id] }),
}));

export const skuRelations = relations(sku, ({ one }) => ({
  product: one(product, { fields: [sku.productId], references: [product.id] }),
  size: one(sizeGroup, { fields: [sku.sizeGroupId], references: [sizeGroup.id] }),
  stock: one(stockLevel, { fields: [sku.id], references: [stockLevel.skuId] }),
}));
