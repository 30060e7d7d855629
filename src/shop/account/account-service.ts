import * as records from '../../database/queries/account/account.ts';
import * as addresses from '../../database/queries/account/address.ts';
import { revokeTextConsent } from '../../database/queries/messaging/suppression.ts';
import { withRetry } from '../../database/with-retry.ts';
import {
  type AddressField,
  type AddressProblems,
  mostAddresses,
  type PostalAddress,
} from '../../domain/account/address.ts';
import type { Customer, SignedInCustomer } from '../../domain/account/customer.ts';
import { standardPhone } from '../../domain/messaging/phone.ts';
import { cardOwnerFromBook } from '../../domain/payment/card-owner.ts';
import type { Consent } from '../../domain/tracking/consent.ts';
import type { Language } from '../../domain/visitor/language.ts';
import {
  addressRules,
  countryChoices,
  isKnownCountry,
  postalAddressProblems,
} from '../../providers/account/postal-address.ts';
import { nameAddressPart } from '../../words/account/say-address.ts';
import { stopMessages } from '../messaging/unsubscribe.ts';
import { type Viewer, viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { askerOf } from './asker-of.ts';
import { closeAccount } from './close-account.ts';
import { mergeGuest } from './merge-guest.ts';
import { viewAccount } from './view-account.ts';

export type AddressSaved =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'too_many' }
  | { readonly ok: false; readonly code: 'invalid'; readonly problems: AddressProblems };

export function createAccountService({ database: { shop: queries }, hash, now }: ShopDeps) {
  const asker = askerOf(hash);

  return {
    merge: (guestId: string, customerId: string) => mergeGuest(queries, { guestId, customerId }),

    view: (language: Language, customer: SignedInCustomer, viewer: Viewer & { readonly consent: Consent }) =>
      viewAccount(queries, {
        language,
        customer,
        asker: asker(customer),
        viewing: viewing(viewer, now()),
        tracking: viewer.consent,
      }),
    /** Null when there is none of theirs by that id. */
    findAddress: async ({ id }: Customer, addressId: string) =>
      (await addresses.findAddresses(queries, id)).find((address) => address.id === addressId) ?? null,
    listAddresses: ({ id }: Customer) => addresses.findAddresses(queries, id),
    /** Whose card it is that is kept in the account. */
    findCardOwner: async ({ id, name }: Customer) => {
      const [first] = await addresses.findAddresses(queries, id);
      return cardOwnerFromBook(name, first);
    },
    viewAddressForm: async (language: Language, country: string) => ({
      fields: addressRules(country).map(
        ({ term, ...rule }): AddressField => ({
          ...rule,
          label: nameAddressPart(language, { part: rule.part, term }),
        }),
      ),
      countries: countryChoices(language),
      isKnown: isKnownCountry(country),
    }),

    /** Null, or why the profile was left as it was. */
    changeProfile: async (
      { id }: Customer,
      { name, phone }: { readonly name: string; readonly phone: string },
    ): Promise<'invalid_phone' | null> => {
      const standard = phone === '' ? null : standardPhone(phone);
      if (standard === '') return 'invalid_phone';
      await records.updateProfile(queries, id, { name, phone: standard });
      return null;
    },

    saveAddress: async (
      { id }: Customer,
      addressId: string | null,
      { label, ...address }: PostalAddress & { readonly label: string },
    ): Promise<AddressSaved> => {
      if (!isKnownCountry(address.country)) return { ok: false, code: 'invalid', problems: {} };
      const problems = postalAddressProblems(address);
      if (Object.keys(problems).length > 0) return { ok: false, code: 'invalid', problems };
      const row = { label, phone: '', ...address };
      if (addressId !== null) {
        const isFound = await addresses.updateAddress(queries, id, addressId, row);
        return isFound ? { ok: true } : { ok: false, code: 'not_found' };
      }
      return queries.transaction(async (transaction): Promise<AddressSaved> => {
        const count = await addresses.lockAddresses(transaction, id);
        if (count >= mostAddresses) return { ok: false, code: 'too_many' };
        await addresses.insertAddress(transaction, id, { ...row, isFirst: count === 0 });
        return { ok: true };
      });
    },
    removeAddress: ({ id }: Customer, addressId: string) =>
      queries.transaction(async (transaction) => {
        await addresses.lockAddresses(transaction, id);
        return addresses.deleteAddress(transaction, id, addressId);
      }),
    putAddressFirst: ({ id }: Customer, addressId: string) =>
      queries.transaction(async (transaction) => {
        await addresses.lockAddresses(transaction, id);
        return addresses.putAddressFirst(transaction, id, addressId);
      }),

    endSession: ({ id }: Customer, sessionId: string) => records.deleteSession(queries, id, sessionId),
    leaveWaitlist: (customer: Customer, entryId: string) =>
      records.leaveWaitlist(queries, asker(customer), entryId),

    /**
     * From this moment on nothing more is sent to the customer's proven address, or by texts that they asked for. What
     * others asked for at the same number is theirs: whoever holds the phone ends all of it by answering STOP.
     */
    withdrawConsent: async (customer: Customer, channel: 'email' | 'sms'): Promise<boolean> => {
      const { customerId, emailHash } = asker(customer);
      if (channel === 'sms')
        return withRetry(() => queries.transaction((tx) => revokeTextConsent(tx, customerId)));
      if (emailHash === null) return false;
      await stopMessages(queries, { channel, addressHash: emailHash });
      return true;
    },

    exportData: (customer: Customer) => records.exportCustomer(queries, asker(customer)),
    close: (customer: Customer) => closeAccount(queries, asker(customer)),
  };
}
