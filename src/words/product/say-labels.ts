// The short words on a product's picture and beside its name.
import type { ProductLabel } from '../../domain/product/labels.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as stockWordsIn } from '../stock/words.ts';
import { wordsIn } from './words.ts';

/** Each once: a merchant's tag may say what the shop says by itself. */
export function sayLabels(language: Language, labels: readonly ProductLabel[]): readonly string[] {
  return [...new Set(labels.map((label) => sayLabel(language, label)))];
}

function sayLabel(language: Language, label: ProductLabel): string {
  const words = wordsIn(language);
  const stockWords = stockWordsIn(language);
  if (typeof label === 'object') return words.promoTag(label.promoTag);
  switch (label) {
    case 'sold_out':
      return stockWords.soldOut;
    case 'presale':
      return stockWords.presale;
    case 'new':
      return words.isNew;
    case 'considered':
      return words.considered;
    case 'made_in_usa':
      return words.madeInUsa;
  }
}
