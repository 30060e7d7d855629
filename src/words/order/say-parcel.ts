// A parcel of an order in words, and the steps on its way.
import type { ParcelName, TrackPoint, TrackStep } from '../../domain/order/order-parcels.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatArrival } from '../shipping/say-arrival.ts';
import { wordsIn as shippingWordsIn } from '../shipping/words.ts';
import { wordsIn } from './words.ts';

export function sayParcelName(language: Language, name: ParcelName): string {
  if (name === 'by_email') return shippingWordsIn(language).way.email;
  return name === 'only_parcel'
    ? wordsIn(language).yourParcel
    : wordsIn(language).parcelNumbered(name.number);
}

export function sayTrackStep(language: Language, step: TrackStep): string {
  const words = wordsIn(language);
  const steps: Readonly<Record<TrackStep, string>> = {
    ordered: words.ordered,
    reserved: words.reservedForYou,
    cancelled: words.cancelled,
    sent_by_email: words.sentByEmail,
    packing: words.beingPacked,
    awaiting_payment: words.waitsForPayment,
    awaiting_stock: words.waitingForIt,
    with_courier: words.withTheCourier,
    shipped_and_charged: words.shippedAndCharged,
    delivered: words.atYourDoor,
  };
  return steps[step];
}

/** When a step was, or by when what waits for stock ships; null when that is not known. */
export function formatTrackDay(language: Language, { step, day }: TrackPoint): string | null {
  if (day === null) return null;
  const arrival = formatArrival(language, day);
  return step === 'awaiting_stock' ? shippingWordsIn(language).shipsBy(arrival) : arrival;
}
