// The cards that Braintree keeps in its vault.
import {
  brandName,
  type CardAddress,
  cardAddress,
  type SavedCard,
} from '../../../domain/payment/saved-card.ts';
import { NoAnswer, type PaymentProcessor, ProcessorFailed, ProcessorRefusal } from '../payment-processor.ts';
import { type AskBraintree, BraintreeRefusal } from './braintree-api.ts';
import { cardsDocument, customerDocument, deleteCardDocument, vaultDocument } from './braintree-documents.ts';
import { declineReasonOf, type WireNo } from './braintree-transaction.ts';

interface WireCard {
  readonly id: string;
  readonly createdAt: string | null;
  readonly details: {
    readonly __typename: string;
    readonly brandCode?: string | null;
    readonly last4?: string | null;
    readonly expirationMonth?: string | null;
    readonly expirationYear?: string | null;
    readonly cardholderName?: string | null;
    readonly billingAddress?: {
      readonly fullName: string | null;
      readonly addressLine1: string | null;
      readonly addressLine2: string | null;
      readonly adminArea1: string | null;
      readonly adminArea2: string | null;
      readonly postalCode: string | null;
      readonly countryCode: string | null;
    } | null;
  } | null;
}

interface Vault {
  readonly node: {
    readonly paymentMethods?: { readonly edges: readonly { readonly node: WireCard }[] };
  } | null;
}

type Cards = Pick<PaymentProcessor, 'openPayer' | 'keepCard' | 'findKeeping' | 'listCards' | 'deleteCard'>;

interface Vaulted {
  readonly vaultCreditCard: {
    readonly paymentMethod: { readonly id: string } | null;
    readonly verification: (WireNo & { readonly status: string | null }) | null;
  };
}

/** The same customer has this very card in the vault. */
const isThereCode = '81763';
/** The token was used before. */
const isUsedCode = '93107';
/** For so long a lost reply is asked for again. */
const againMs = 15 * 60_000;

export function braintreeCards(ask: AskBraintree, merchantAccountId?: string): Cards {
  /**
   * Braintree has no key for making a customer, so that of two processes at the same moment one may leave an empty one
   * behind that nobody uses; within a process it is asked once.
   */
  const opening = new Map<string, Promise<string>>();

  const fetchCards = async (payerId: string): Promise<readonly WireCard[]> => {
    const { node } = await ask<Vault>(cardsDocument, { id: payerId });
    return (node?.paymentMethods?.edges ?? [])
      .map((edge) => edge.node)
      .filter(({ details }) => details?.__typename === 'CreditCardDetails')
      .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  };
  const listCards = async (payerId: string) => (await fetchCards(payerId)).map(savedCard);
  const hasNewCard = async (payerId: string) =>
    (await fetchCards(payerId)).some(
      ({ createdAt }) => createdAt !== null && Date.now() - Date.parse(createdAt) < againMs,
    );

  return {
    openPayer: ({ customerId, email }: { readonly customerId: string; readonly email: string }) => {
      const known = opening.get(customerId);
      if (known) return known;
      const opened = ask<{ createCustomer: { customer: { id: string } } }>(customerDocument, {
        input: { customer: { email } },
      }).then(({ createCustomer }) => createCustomer.customer.id);
      opening.set(customerId, opened);
      const forget = () => opening.delete(customerId);
      opened.then(forget, forget);
      return opened;
    },
    /**
     * There is no key for it: a card that is there already counts as kept, and so does one whose token is used up and
     * that came into the vault a moment ago, for then the reply to the first try was lost.
     */
    keepCard: async ({ payerId, token, owner: { address } }) => {
      const input = {
        paymentMethodId: token,
        customerId: payerId,
        failOnDuplicatePaymentMethodForCustomer: true,
        ...(merchantAccountId && { verification: { merchantAccountId } }),
        ...(address && { billingAddress: addressInput(address) }),
      };
      try {
        const { vaultCreditCard } = await ask<Vaulted>(vaultDocument, { input });
        const { paymentMethod, verification } = vaultCreditCard;
        if (paymentMethod) return { state: 'kept' };
        // Braintree asked the bank and does not know what it said.
        if (verification?.status === 'FAILED') throw new ProcessorFailed('The bank was not reached.');
        if (!verification) throw new NoAnswer('Braintree says nothing of the card.');
        return { state: 'declined', reason: declineReasonOf([verification]) };
      } catch (error) {
        const codes = error instanceof BraintreeRefusal ? error.codes : [];
        const isSaved =
          codes.includes(isThereCode) || (codes.includes(isUsedCode) && (await hasNewCard(payerId)));
        if (isSaved) return { state: 'kept' };
        throw error;
      }
    },
    // A second step is taken in the browser, before the shop hears of the card.
    findKeeping: async () => null,
    listCards,
    deleteCard: async (payerId: string, cardId: string): Promise<boolean> => {
      // Only a card of this very payer.
      if (!(await listCards(payerId)).some(({ id }) => id === cardId)) return false;
      try {
        await ask(deleteCardDocument, { input: { paymentMethodId: cardId } });
      } catch (error) {
        // Somebody else was quicker.
        if (
          !(error instanceof ProcessorRefusal) ||
          (await listCards(payerId)).some(({ id }) => id === cardId)
        )
          throw error;
        return false;
      }
      return true;
    },
  };
}

function addressInput({ line1, line2, city, region, postalCode, country }: CardAddress) {
  return {
    addressLine1: line1,
    addressLine2: line2,
    adminArea2: city,
    adminArea1: region,
    postalCode,
    countryCode: country,
  };
}

function savedCard({ id, details }: WireCard): SavedCard {
  const address = details?.billingAddress;
  return {
    id,
    brand: brandName(details?.brandCode),
    last4: details?.last4 ?? '',
    expiryMonth: Number(details?.expirationMonth ?? 0),
    expiryYear: Number(details?.expirationYear ?? 0),
    name: details?.cardholderName ?? address?.fullName ?? null,
    address: cardAddress({
      line1: address?.addressLine1,
      line2: address?.addressLine2,
      city: address?.adminArea2,
      region: address?.adminArea1,
      postalCode: address?.postalCode,
      country: address?.countryCode,
    }),
  };
}
