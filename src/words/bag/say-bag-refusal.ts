// Why something was not put in the bag, or not changed there.
import { type AddRefusal, type ChangeRefusal, mostLines } from '../../domain/bag/bag.ts';
import { oneSizeName } from '../../domain/product/sizes.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** Older clients of the call hear English and decide by these sentences; newer ones decide by the code. */
export function sayAddRefusal(language: Language, refusal: AddRefusal, sizeName: string | null): string {
  const words = wordsIn(language);
  switch (refusal) {
    case 'no_longer_available':
      return words.noLongerAvailable;
    case 'audience_excluded':
      return words.notForEveryone;
    case 'size_required':
      return words.selectSize;
    case 'sold_out':
      return sizeName === null || sizeName === oneSizeName
        ? words.justSoldOut
        : words.sizeJustSoldOut(sizeName);
    case 'not_enough_stock':
      return words.bagHoldsLast;
    case 'bag_full':
      return words.bagFull(mostLines);
  }
}

export function sayChangeRefusal(language: Language, refusal: ChangeRefusal): string {
  const words = wordsIn(language);
  switch (refusal) {
    case 'not_enough_stock':
      return words.noMoreThanYouHave;
    case 'no_such_item':
      return words.notInBagAnyMore;
  }
}
