import type { DeskCustomer } from '../../../contract/desk/customers.ts';

/** What each part of the page of a customer is given. */
export interface CustomerPartProps {
  readonly customer: DeskCustomer;
  /** Reads the customer again, since something is another now. */
  readonly onChanged: () => void;
}
