// Writes the message of each person who is called and hands it over by the way they chose.

import type { Announced } from '../../database/queries/product/product.ts';
import type { ClaimedMessage } from '../../database/queries/waitlist/waitlist-message.ts';
import { productPath } from '../../domain/text/slug.ts';
import { untranslatedOf } from '../../domain/text/untranslated.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import type { Mail } from '../../providers/messaging/mail.ts';
import type { Sms } from '../../providers/messaging/sms.ts';
import { writeBackInStockEmail, writeBackInStockSms } from '../../words/waitlist/back-in-stock-message.ts';
import { mediaUrl } from '../media/media-url.ts';
import { stopToken } from '../messaging/unsubscribe-token.ts';
import { isTranslated } from '../product/offer.ts';
import type { Signer } from '../signer.ts';

/** Resolves once the message was accepted. */
export type Sender = (message: ClaimedMessage) => Promise<void>;

interface SenderDeps {
  readonly mail: Mail;
  readonly sms: Sms;
  readonly origin: string;
  readonly unsubscribes: Signer;
}

export function composeMessage(
  { mail, sms, origin, unsubscribes }: SenderDeps,
  product: Announced,
  skuId: number,
): Sender {
  const imageUrl = `${origin}${mediaUrl(product.imagePath)}`;
  const returnedIn = (language: Language) => ({
    product: {
      ...product,
      colorName: product.colorNames[language] ?? product.colorName,
      ...untranslatedOf(isTranslated(language, product.colorNames[language]) ? [] : ['colorName']),
    },
    sizeName: product.sizeName,
    url: `${origin}${pathIn(language, productPath(product))}?size=${skuId}`,
  });
  return ({ id, channel, address, addressHash, language }) => {
    if (channel === 'sms')
      return sms.send({ id, to: address, body: writeBackInStockSms(language, returnedIn(language)) });
    const token = stopToken(addressHash, unsubscribes);
    const unsubscribeUrl = `${origin}${pathIn(language, '/waitlist/unsubscribe')}?token=${token}`;
    return mail.send({
      id,
      to: address,
      ...writeBackInStockEmail(language, { ...returnedIn(language), imageUrl, unsubscribeUrl }),
      headers: {
        'List-Unsubscribe': `<${origin}/api/waitlist/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  };
}
