// What moved while a shopper looked, in the language of whoever looks now.
import type { ChangeNote } from '../../domain/checkout/quote.ts';
import { pieceName } from '../../domain/product/piece-name.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as bagWordsIn } from '../bag/words.ts';
import { sayShippingWay } from '../shipping/say-shipping-way.ts';
import { sayLineProblem } from './say-line-problem.ts';
import { wordsIn } from './words.ts';

export function sayQuoteChange(language: Language, note: ChangeNote): string {
  const words = wordsIn(language);
  switch (note.code) {
    case 'subTotal':
      return words.subtotal;
    case 'promotions':
      return words.promotions;
    case 'shipping':
      return note.way === null ? words.shipping : words.shippingNamed(sayShippingWay(language, note.way));
    case 'tax':
      return bagWordsIn(language).tax;
    case 'storeCredit':
      return words.storeCredit;
    case 'total':
      return words.total;
    case 'code_lost':
      return words.codeNoLongerCounts(note.couponCode);
    case 'code_counts':
      return words.codeCounts(note.couponCode);
    case 'line_gone':
      return words.notInBagAnyMore(pieceName(note.piece));
    case 'line_new':
      return words.newInBag(pieceName(note.piece));
    case 'line_back':
      return words.canBeOrderedAgain(pieceName(note.piece));
    case 'line_problem':
      return words.problemOf(pieceName(note.piece), sayLineProblem(language, note.problem));
    case 'line_renamed':
      return words.isNow(pieceName(note.before), pieceName(note.piece));
    case 'price':
      return words.priceOf(pieceName(note.piece));
    case 'count':
      return words.countedAnew(pieceName(note.piece), note.now, note.before);
  }
}
