// An order by telephone while it is taken down, as the tab keeps it.
import type { CallInput } from '../../../contract/call.ts';
import type { PaymentLinkQuote } from '../../../contract/desk/payment-links.ts';
import type { editedAddressParts } from '../../../domain/desk/order/order-edit.ts';
import type { Language } from '../../../domain/visitor/language.ts';

export interface DraftLine {
  readonly productId: number;
  readonly sizeId: number;
  readonly sku: string;
  readonly name: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly available: number;
  /** As it is typed. */
  readonly quantity: string;
}

export type DraftAddress = Readonly<Record<(typeof editedAddressParts)[number] | 'countryCode', string>>;

export interface OrderDraft {
  readonly lines: readonly DraftLine[];
  readonly name: string;
  readonly emailAddress: string;
  readonly language: Language;
  readonly address: DraftAddress;
  readonly couponCode: string;
  readonly shippingOptionName: string | null;
  readonly isInsisted: boolean;
}

export const emptyOrder: OrderDraft = {
  lines: [],
  name: '',
  emailAddress: '',
  language: 'en',
  address: {
    firstName: '',
    lastName: '',
    streetAddress: '',
    streetAddress2: '',
    city: '',
    regionCode: '',
    postCode: '',
    countryCode: 'US',
    phone: '',
  },
  couponCode: '',
  shippingOptionName: null,
  isInsisted: false,
};

/** What the shop worked out for the draft as it stands; sent twice under its key it is one link. */
export interface Looked {
  readonly quote: PaymentLinkQuote;
  readonly key: string;
}

type OrderInput = NonNullable<CallInput<'POST /api/admin/payment-links/quote'>['body']>;

export function orderInput(draft: OrderDraft): OrderInput {
  const { lines, address, emailAddress, couponCode, shippingOptionName, isInsisted } = draft;
  return {
    lines: lines.map(({ productId, sizeId, quantity }) => ({
      productId,
      sizeId,
      quantity: Number(quantity),
    })),
    shippingAddress: address,
    emailAddress,
    couponCode,
    shippingOptionName,
    isInsisted,
  };
}

export interface DraftPartProps {
  readonly draft: OrderDraft;
  readonly onChange: (draft: OrderDraft) => void;
}
