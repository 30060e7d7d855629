// What the checkout leans on.
import type { Database } from '../../database/database.ts';
import type { Customer } from '../../domain/account/customer.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { DeliveryTerms } from '../../domain/shipping/delivery-terms.ts';
import type { ReturnTerms } from '../../domain/shipping/return-terms.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';
import type { AddressCheck } from '../../providers/checkout/address-check.ts';
import type { AddressLabel } from '../../providers/checkout/easypost-label.ts';
import type { TaxProvider } from '../../providers/checkout/tax.ts';

export interface CheckoutSettings {
  /** What the shop delivers at this moment. */
  readonly delivery: () => DeliveryTerms;
  /** For how long, and from where, things may be sent back at this moment. */
  readonly returns: () => ReturnTerms;
  readonly mostAirProhibited: number;
  /** What ground costs at home those whom the test of rates is for. */
  readonly groundCostOfTest: Money;
  /** For how long the last of something is kept for whoever has come to the payment with it; 0 is never. */
  readonly lastUnitMinutes: number;
}

export interface CheckoutDeps {
  readonly database: Database;
  readonly hash: (text: string) => string;
  readonly checkout: CheckoutSettings;
  readonly tax: TaxProvider;
  readonly addressCheck: AddressCheck;
  /** Null in a shop that asks nobody. */
  readonly addressLabel: AddressLabel | null;
}

/** What a quote asks of whoever looks at it. */
export interface QuoteVisitor {
  readonly customer: Pick<Customer, 'email' | 'roles'> | null;
  readonly country: string | null;
  readonly flags: FlagSet;
}

/** The same for whoever says something of it. */
export interface QuoteSayer extends QuoteVisitor {
  /** Where they are, as far as tries of codes are counted by it. */
  readonly address: string;
}
