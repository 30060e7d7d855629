// What a shopper should know before buying: only the lines that apply. The page and the quick view are told the words, so
// that no browser carries those that do not.

import { words } from '../../words/product/words.ts';
import { language } from '../../words/spoken.ts';
import { formatList } from '../../words/text/format-list.ts';
import { exchangePolicyPath, returnsPolicyPath, shippingPolicyPath } from '../content/shop-links.ts';
import {
  backOrderDelayMessage,
  ineligibleForPromotions,
  returnsMessage,
} from '../shipping/returns-message.ts';
import { airProhibitedMessage, destinationMessage } from '../shipping/shipping-limits.ts';
import { showsProp65 } from '../visitor/country.ts';
import type { FlagSet } from '../visitor/flags.ts';
import type { Product } from './product.ts';

export const noticeIcons = ['truck', 'plane', 'info', 'warning', 'return'] as const;

export interface Notice {
  readonly icon: (typeof noticeIcons)[number];
  /** What it begins with, in stronger type. */
  readonly title: string | null;
  readonly words: string;
  readonly links: readonly { readonly words: string; readonly path: string }[];
}

export interface NoticeReader {
  readonly flags: Pick<FlagSet, 'returns_restock_fee_window'>;
  readonly country: string | null;
  readonly ipCountry: string | null;
}

/** `arrival` says when it would come; null where nobody knows, or it does not. */
export function productNotices(
  product: Product,
  reader: NoticeReader,
  arrival: string | null,
): readonly Notice[] {
  const { country, ipCountry } = reader;
  const notice = (icon: Notice['icon'], says: string): Notice => ({
    icon,
    title: null,
    words: says,
    links: [],
  });
  const when = (applies: boolean, made: () => Notice) => (applies ? [made()] : []);
  // Whoever it cannot reach is told so where it is bought.
  const isReachable = destinationMessage(product, country) === null;
  return [
    ...when(product.isBackOrderDelayed, () => notice('truck', backOrderDelayMessage())),
    ...(arrival === null ? [] : [notice('truck', arrival)]),
    ...when(product.airProhibited && isReachable, () => notice('plane', airProhibitedMessage())),
    ...when(!product.isPromotionEligible, () => notice('info', ineligibleForPromotions.long())),
    ...when(showsProp65(product.prop65Chemicals, ipCountry), () => prop65(product.prop65Chemicals)),
    policies(product, reader),
  ];
}

function prop65(chemicals: Product['prop65Chemicals']): Notice {
  const names = formatList(
    language(),
    chemicals.map(({ name }) => name),
    'conjunction',
  );
  return {
    icon: 'warning',
    title: words.prop65Warning,
    words: words.prop65(names),
    links: [{ words: words.seeDetails, path: 'https://www.p65warnings.ca.gov' }],
  };
}

function policies(product: Product, { flags, country }: NoticeReader): Notice {
  const { words: says, policy } = returnsMessage(product, flags);
  const where =
    policy === 'exchanges'
      ? { words: words.exchangePolicy, path: exchangePolicyPath(country) }
      : { words: words.returnsPolicy, path: returnsPolicyPath };
  return {
    icon: 'return',
    title: null,
    words: says,
    links: [where, { words: words.shipping, path: shippingPolicyPath(country) }],
  };
}
