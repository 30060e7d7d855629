// What a shopper should know before buying. The page and the quick view are told the sentences, so that no browser
// carries those that do not apply.
import {
  exchangePolicyPath,
  returnsPolicyPath,
  shippingPolicyPath,
} from '../../domain/content/shop-links.ts';
import {
  type NoticeCode,
  type NoticeReader,
  type noticeIcons,
  productNotices,
} from '../../domain/product/notices.ts';
import type { Product } from '../../domain/product/product.ts';
import type { DeliveryTerms } from '../../domain/shipping/delivery-terms.ts';
import type { ReturnTerms } from '../../domain/shipping/return-terms.ts';
import { policyOfReturns, productReturns } from '../../domain/shipping/returns.ts';
import { type Language, languages } from '../../domain/visitor/language.ts';
import { sayProductReturns } from '../returns/say-returns.ts';
import { wordsIn as shippingWordsIn } from '../shipping/words.ts';
import { formatList } from '../text/format-list.ts';
import { wordsIn } from './words.ts';

export interface Notice {
  readonly icon: (typeof noticeIcons)[number];
  /** What it begins with, in stronger type. */
  readonly title: string | null;
  readonly words: string;
  /** What in the words nobody has translated, and the language it is in. */
  readonly own?: { readonly part: string; readonly lang: Language } | undefined;
  readonly links: readonly { readonly words: string; readonly path: string }[];
}

/** `arrival` says when it would come; null where nobody knows, or it does not. */
export function writeNotices(
  language: Language,
  product: Product,
  reader: NoticeReader,
  arrival: string | null,
  shop: Pick<DeliveryTerms, 'soldTo'> & { readonly returns: ReturnTerms },
): readonly Notice[] {
  const write = (code: NoticeCode): Notice => {
    switch (code) {
      case 'back_order_delayed':
        return plainNotice('truck', shippingWordsIn(language).backOrderLate);
      case 'arrival':
        return plainNotice('truck', arrival ?? '');
      case 'air_prohibited':
        return plainNotice('plane', shippingWordsIn(language).notByAir);
      case 'no_promotions':
        return plainNotice('info', shippingWordsIn(language).productIneligible);
      case 'prop65':
        return prop65Notice(language, product);
      case 'policies':
        return policiesNotice(language, product, reader, shop.returns);
    }
  };
  return productNotices(product, reader, arrival !== null, shop).map(write);
}

function plainNotice(icon: Notice['icon'], sentence: string): Notice {
  return { icon, title: null, words: sentence, links: [] };
}

function prop65Notice(language: Language, product: Product): Notice {
  const words = wordsIn(language);
  const names = formatList(
    language,
    product.prop65Chemicals.map(({ name }) => name),
    'conjunction',
  );
  return {
    icon: 'warning',
    title: words.prop65Warning,
    words: words.prop65(names),
    ...(product.untranslated.includes('chemicals') && { own: { part: names, lang: languages[0] } }),
    links: [{ words: words.seeDetails, path: 'https://www.p65warnings.ca.gov' }],
  };
}

function policiesNotice(
  language: Language,
  product: Product,
  reader: NoticeReader,
  terms: ReturnTerms,
): Notice {
  const words = wordsIn(language);
  const returns = productReturns(product, reader, terms);
  const where =
    policyOfReturns(returns) === 'exchanges'
      ? { words: words.exchangePolicy, path: exchangePolicyPath(reader.country) }
      : { words: words.returnsPolicy, path: returnsPolicyPath };
  return {
    icon: 'return',
    title: null,
    words: sayProductReturns(language, returns),
    links: [where, { words: words.shipping, path: shippingPolicyPath(reader.country) }],
  };
}
