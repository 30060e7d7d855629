// Who takes parcels to their shoppers, and where each carrier tells how far one has come.

export const carriers = [
  'ups',
  'usps',
  'fedex',
  'dhl',
  'dpd',
  'canada_post',
  'royal_mail',
  'la_poste',
  'other',
] as const;

export type Carrier = (typeof carriers)[number];

/** The address is complete with the number at its end. */
const trackingPages: Readonly<Record<Exclude<Carrier, 'other'>, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  dpd: 'https://tracking.dpd.de/status/en_US/parcel/',
  canada_post: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  royal_mail: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  la_poste: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
};

/** A number as labels have it: letters of any case, digits, and what stands between them. */
export const trackingCodePattern = /^[\w -]{1,60}$/;

export interface Tracking {
  /** Null where nobody said who took the parcel. */
  readonly carrier: Carrier | null;
  readonly trackingCode: string | null;
}

/**
 * Null where there is no page to look at. Before the number everything is the shop's own text, and of the number nothing
 * is left that could change what stands before it: whatever was typed, the link leads to the carrier.
 */
export function trackingUrl({ carrier, trackingCode }: Tracking): string | null {
  if (carrier === null || carrier === 'other') return null;
  if (trackingCode === null || !trackingCodePattern.test(trackingCode)) return null;
  const number = trackingCode.replaceAll(' ', '');
  return number === '' ? null : `${trackingPages[carrier]}${number}`;
}

/** What people call them beside the names that the codes spell. */
const otherNames: Readonly<Record<string, Carrier>> = {
  colissimo: 'la_poste',
  chronopost: 'la_poste',
  dhlexpress: 'dhl',
  postescanada: 'canada_post',
};

/** As somebody writes it: `Royal Mail`, `royal-mail`, `FEDEX`. Undefined for a carrier the shop does not know. */
export function parseCarrier(text: string): Carrier | undefined {
  const letters = text.toLowerCase().replaceAll(/[\s_-]/g, '');
  return carriers.find((carrier) => carrier.replaceAll('_', '') === letters) ?? otherNames[letters];
}
