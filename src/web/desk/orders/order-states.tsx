// The states of an order as the desk says them: a shape, then the word.
import type { DeskOrderRow } from '../../../contract/desk/order-desk.ts';
import { words } from '../../../words/desk/words.ts';
import { type Shape, Status } from '../parts/status.tsx';

const parcelShapes: Readonly<Record<DeskOrderRow['parcel'], Shape>> = {
  held: 'trouble',
  to_pack: 'open',
  partly_packed: 'part',
  waiting: 'late',
  shipped: 'part',
  delivered: 'done',
  returned: 'off',
  cancelled: 'off',
};

const paymentShapes: Readonly<Record<DeskOrderRow['payment'], Shape>> = {
  none: 'off',
  authorised: 'part',
  captured: 'done',
  partly_refunded: 'part',
  refunded: 'off',
};

type Parcels = Pick<DeskOrderRow, 'parcel' | 'parcelsLeft' | 'parcels'>;

export function parcelWord({ parcel, parcelsLeft, parcels }: Parcels): string {
  return parcel === 'partly_packed' ? words.partlyPacked(parcelsLeft, parcels) : words.parcelStates[parcel];
}

export function ParcelStatus(row: Parcels) {
  return <Status shape={parcelShapes[row.parcel]}>{parcelWord(row)}</Status>;
}

export function PaymentStatus({ payment }: Pick<DeskOrderRow, 'payment'>) {
  return <Status shape={paymentShapes[payment]}>{words.paymentStates[payment]}</Status>;
}
