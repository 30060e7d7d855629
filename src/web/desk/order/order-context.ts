import type { DeskOrder } from '../../../contract/desk/order-desk.ts';

/** What each part of the page of an order is given. */
export interface OrderPartProps {
  readonly order: DeskOrder;
  /** Reads the order again, since it is another now. */
  readonly onChanged: () => void;
}

export type OrderLine = DeskOrder['lines'][number];

/** How many of each line are to be paid back, by its id. */
export type RefundUnits = Readonly<Record<string, number>>;
