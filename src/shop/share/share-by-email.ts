// Passes a product on by e-mail, a few times and no more.
import type { Queries } from '../../database/database.ts';
import { mailboxOf } from '../../domain/messaging/email.ts';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import { shareLimits } from '../../domain/share/share-email.ts';
import { productPath } from '../../domain/text/slug.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import type { Trier } from '../../domain/visitor/limit.ts';
import { writeShareEmail } from '../../words/share/share-email.ts';
import { consumeTrierQuota } from '../messaging/consume-trier-quota.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { viewProduct } from '../product/view-product.ts';

export interface Sharing {
  readonly productId: number;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  /** Whoever sends, as far as a rate can tell. */
  readonly trier: Trier;
  /** Of the page it is sent from: the email and its link are in it. */
  readonly language: Language;
}

export interface SharingDeps {
  readonly queries: Queries;
  readonly origin: string;
  /** One-way, and keyed: the same address gives the same word, and no word gives an address. */
  readonly hash: (text: string) => string;
  readonly mostAnHour: number;
  readonly now: number;
}

export type Shared =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'no_such_product' | 'too_many' };

export async function shareByEmail(deps: SharingDeps, sharing: Sharing): Promise<Shared> {
  const { queries, origin, hash, mostAnHour, now } = deps;
  const product = await viewProduct(queries, sharing.productId, sharing.language, now);
  if (!product) return { ok: false, code: 'no_such_product' };
  const email = writeShareEmail(sharing.language, {
    product,
    from: sharing.from,
    note: sharing.note,
    url: `${origin}${pathIn(sharing.language, productPath(product))}`,
    imageUrl: `${origin}${product.defaultImagePath}`,
    now: shopTime(now),
  });
  return queries.transaction(async (transaction): Promise<Shared> => {
    const isTaken = await consumeTrierQuota(
      transaction,
      'share_quota',
      {
        trier: sharing.trier,
        recipient: mailboxOf(sharing.to),
        mostAnHour: shareLimits.perSenderAnHour,
        hash,
      },
      ({ toRecipientToday, allThisHour }) =>
        toRecipientToday < shareLimits.perRecipientADay && allThisHour < mostAnHour,
    );
    if (!isTaken) return { ok: false, code: 'too_many' };
    await queueEmail(transaction, { to: sharing.to, ...email });
    return { ok: true };
  });
}
