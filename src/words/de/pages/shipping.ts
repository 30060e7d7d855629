import { inGerman } from '../../plural.ts';

// When it arrives, and when it leaves.
export const arrives = (day: string) => `Ankunft am ${day}`;
export const arrivesBetween = (from: string, by: string) => `Ankunft ${from} bis ${by}`;
export const parcelArrives = (number: number, day: string) => `Paket ${number}: Ankunft am ${day}`;
export const parcelArrivesBetween = (number: number, from: string, by: string) =>
  `Paket ${number}: Ankunft ${from} bis ${by}`;
export const shipsToday = 'Versand heute';
export const shipsBy = (day: string) => `Versand bis ${day}`;
export const presaleShipsBy = (day: string) => `Vorbestellung. Versand bis ${day}.`;
export const presaleShipsAlone = (day: string) => `Vorbestellung. Versand bis ${day}, für sich allein.`;
export const presaleShipsApart = (day: string) =>
  `Vorbestellung. Versand bis ${day}, für sich allein; der Rest geht heute hinaus.`;
export const orderWaits = 'Ihre Bestellung wartet auf ihren Tag';
const numbers = ['', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
export const orderTravelsIn = (parts: number) =>
  `Ihre Bestellung reist in ${numbers[parts] ?? parts} ${inGerman(parts, 'Teil', 'Teilen')}`;
export const andMore = (first: string, more: number) => `${first} und ${more} weitere`;

// Where it goes, and how.
export const way = {
  ground: 'Landweg',
  twoDay: '2 Tage',
  overnight: 'Über Nacht',
  express: 'Express',
  international: 'International',
  internationalExpress: 'International, Express',
  email: 'Per E-Mail',
};
/** The merchant has named it in one language: in this one the way it frees has a name. */
export const rewardNamed = (_name: string, promised: 'ground' | 'two-day' | 'overnight') =>
  ({
    ground: 'Kostenloser Versand',
    'two-day': 'Kostenloser Versand in 2 Tagen',
    overnight: 'Kostenloser Versand über Nacht',
  })[promised];
export const onlyShipsTo = (countries: readonly string[]) => `Versand nur nach: ${countries.join(', ')}`;
export const nothingShipsThere = 'In dieses Land dürfen wir nichts versenden.';
export const notByAir =
  'Dieser Artikel kann weder beschleunigt noch außerhalb der USA (Festland) versandt werden.';
export const fewThatCannotFly = (most: number) =>
  inGerman(
    most,
    'In eine Bestellung passt nur ein Artikel, der nicht auf dem Luftweg reisen darf.',
    `In eine Bestellung passen nur ${most} Artikel, die nicht auf dem Luftweg reisen dürfen.`,
  );
export const takeOutToCheckOut = (count: number) => `Nehmen Sie ${count} heraus, um zu bestellen.`;
export const notToWhereYouAre = (lines: number) =>
  inGerman(
    lines,
    'Ein Artikel in Ihrem Warenkorb wird nicht dorthin versandt, wo Sie sind. Nehmen Sie ihn heraus, um zu bestellen.',
    `${lines} Artikel in Ihrem Warenkorb werden nicht dorthin versandt, wo Sie sind. Nehmen Sie sie heraus, um zu bestellen.`,
  );
export const noSuchProduct = 'Diesen Artikel gibt es nicht.';
export const enterPostcodeWeShipTo = 'Bitte geben Sie eine Postleitzahl ein, an die wir versenden.';

// Whether it comes back.
export const finalSale = 'Ohne Rückgabe: weder Rücksendung noch Umtausch.';
export const backOrderLate =
  'Dieser Artikel ist nachbestellt und verspätet. Wir schreiben, bevor er hinausgeht, und bis dahin können Sie stornieren.';
export const productIneligible = 'Dieser Artikel ist von Aktionen ausgenommen.';
export const ineligible = 'Von Aktionen ausgenommen.';
