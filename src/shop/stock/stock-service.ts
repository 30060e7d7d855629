import { colorsInStock } from '../../database/queries/stock/swatch-stock.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type SettingStock, setStock } from './set-stock.ts';

export function createStockService({ database: { shop: queries } }: ShopDeps) {
  return {
    /** The ids of a group's colours that can be had in one size; null when there is no such group. */
    readColors: (groupId: number, sizeGroupId: number) => colorsInStock(queries, groupId, sizeGroupId),
    set: (setting: SettingStock) => setStock(queries, setting),
  };
}
