// Writes the message of each person who is called and hands it over by the way they chose.
import type { HeldMessage } from '../database/queries/waitlist-message.ts';
import type { Product } from '../domain/product.ts';
import { productPath } from '../domain/slug.ts';
import { returnLetter, returnText } from '../domain/waitlist-return.ts';
import type { Mail } from '../providers/mail/mail.ts';
import type { Sms } from '../providers/sms/sms.ts';
import { stopToken } from './stop-token.ts';

/** Resolves once the message was accepted. */
export type Sender = (message: HeldMessage) => Promise<void>;

interface SenderParts {
  readonly mail: Mail;
  readonly sms: Sms;
  readonly origin: string;
  readonly hash: (text: string) => string;
}

export function composeMessage(
  { mail, sms, origin, hash }: SenderParts,
  product: Product,
  skuId: number,
): Sender {
  const sizeName = product.sizes.find(({ id }) => id === skuId)?.name ?? '';
  const url = `${origin}${productPath(product)}?size=${skuId}`;
  const returned = { product, sizeName, url };
  return ({ id, channel, address, addressHash }) => {
    if (channel === 'sms') return sms.send({ id, to: address, body: returnText(returned) });
    const token = stopToken(addressHash, hash);
    const unsubscribeUrl = `${origin}/waitlist/unsubscribe?token=${token}`;
    const imageUrl = `${origin}${product.defaultImagePath}`;
    return mail.send({
      id,
      to: address,
      ...returnLetter({ ...returned, imageUrl, unsubscribeUrl }),
      headers: {
        'List-Unsubscribe': `<${origin}/api/waitlist/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  };
}
