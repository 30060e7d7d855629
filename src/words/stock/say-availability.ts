// What the shop says about how much is left.
import type { Size, Swatch } from '../../domain/product/product.ts';
import {
  lowStockLeft,
  presaleDay,
  type SwatchMark,
  sizeMark,
  swatchMark,
} from '../../domain/stock/availability.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatDay } from '../text/format-day.ts';
import { wordsIn } from './words.ts';

/** The low-stock warning for a size, one of `sizeCount`; null when there is nothing to warn of. */
export function sayLowStock(
  language: Language,
  size: Pick<Size, 'quantityType' | 'lowStockQuantity'>,
  sizeCount: number,
): string | null {
  const words = wordsIn(language);
  const left = lowStockLeft(size);
  if (left === null) return null;
  return sizeCount > 1 ? words.onlyLeftInSize(left) : words.onlyLeft(left);
}

/** The word under a size in the selector; null for a size with nothing to say. */
export function saySizeMark(
  language: Language,
  size: Pick<Size, 'quantityType' | 'lowStockQuantity' | 'isPresale'>,
): string | null {
  const mark = sizeMark(size);
  return typeof mark === 'string' || mark === null
    ? sayMark(language, mark)
    : wordsIn(language).left(mark.left);
}

function sayMark(language: Language, mark: SwatchMark | null): string | null {
  const words = wordsIn(language);
  if (mark === null) return null;
  return mark === 'sold_out' ? words.soldOut : words.presale;
}

/** The word on a colour that cannot be had now, or not yet; null for one with nothing to say. */
export function saySwatchMark(
  language: Language,
  swatch: Pick<Swatch, 'isSoldOut' | 'isPresale'>,
): string | null {
  return sayMark(language, swatchMark(swatch));
}

/** When a size that is sold ahead leaves the shop; null for one that is here. */
export function sayPresaleDay(
  language: Language,
  size: Pick<Size, 'isPresale' | 'presaleShipDate' | 'quantityType'>,
): string | null {
  const day = presaleDay(size);
  return day === null ? null : wordsIn(language).shipsBy(formatDay(language, day));
}
