import type { ComponentType } from 'react';
import type { DutiesProfile } from '../../../domain/checkout/tax.ts';
import type { Contact } from '../../../domain/messaging/contact.ts';
import type { Money } from '../../../domain/pricing/money.ts';
import type { ReturnTerms } from '../../../domain/shipping/return-terms.ts';
import type { DeliveryInWords } from '../../../words/content/say-delivery.ts';

/** What a page of words may have to be true about. */
export interface Facts {
  /** What this shop delivers. */
  readonly delivery: DeliveryInWords;
  readonly returns: ReturnTerms;
  readonly contact: Contact;
  /** What is told of duties where the visitor shops as; null at home. */
  readonly duties: DutiesProfile | null;
  /** From here on what Klarna pays for is signed for; null where nobody can pay with it. */
  readonly klarnaSignatureFrom: Money | null;
}

export interface ContentPage {
  readonly title: string;
  /** What it comes to, in a sentence. */
  readonly lead: string;
  readonly Body: ComponentType<Facts>;
}
