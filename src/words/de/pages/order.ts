import { inGerman } from '../../plural.ts';
import { shopName } from '../../shop-name.ts';

// How far an order has come.
export const orderStates = {
  placed: 'Wird gepackt',
  partly_shipped: 'Ein Teil ist unterwegs',
  shipped: 'Unterwegs',
  delivered: 'Bei Ihnen angekommen',
  returned: 'Zurückgesandt',
  cancelled: 'Storniert',
};
export const order = (orderId: number | string) => `Bestellung ${orderId}`;
export const orderPlacedAt = (orderId: number, when: string) =>
  `Bestellung ${orderId}, aufgegeben am ${when} UTC`;
export const thankYou = 'Danke';
export const thankYouNamed = (name: string) => `Danke, ${name}`;
export const nothingShips = 'Es wird nichts versandt.';
export const setAsideIsReleased = 'Was auf Ihrer Karte vorgemerkt war, wird freigegeben.';
export const goesBack = (amount: string) => `${amount} gehen dorthin zurück, woher sie kamen.`;
export const creditIsYoursAgain = 'Das Guthaben, das Sie verwendet haben, gehört wieder Ihnen.';
const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const counted = (count: number, one: string, other: string) =>
  `${numbers[count] ?? count} ${inGerman(count, one, other)}`;
export const pieces = (count: number) => counted(count, 'Stück', 'Stücke');
export const parcels = (count: number) => counted(count, 'Paket', 'Pakete');
export const giftCardsByEmail = (count: number) =>
  `${inGerman(count, 'eine Geschenkkarte', `${numbers[count] ?? count} Geschenkkarten`)} per E-Mail`;
export const receiptOnItsWay = (email: string) => `Ein Beleg ist unterwegs an ${email}.`;
export const receiptWentTo = (email: string) => `Der Beleg ging an ${email}.`;
export const cancelUntilItShips = 'Bis zum Versand können Sie stornieren.';
export const cancelUntilItIsSpent = 'Bis sie ausgegeben ist, können Sie stornieren.';
export const noSuchOrder = 'Diese Bestellung gibt es nicht.';
export const dealLimit =
  'Zum Angebotspreis eines je Bestellung. Nehmen Sie die anderen heraus, um zu bestellen.';

// Held, until a person has looked at its payment.
export const waitsForPayment = 'Wartet auf die Zahlung';
export const heldForPayment = 'Die Zahlung ging nicht durch, wie sie sollte.';
export const restHeldForPayment = 'Die Zahlung für den Rest ging nicht durch, wie sie sollte.';
export const settle =
  'Was noch nicht hinausging, bleibt hier für Sie, und es wird nichts weiter abgebucht. Bitte schreiben Sie uns, um es zu klären.';
export const settleOrCancel =
  'Sie bleibt hier für Sie, und es wird nichts weiter abgebucht. Bitte schreiben Sie uns, um es zu klären, oder stornieren Sie sie hier und bestellen Sie neu.';

// Its parcels, and where each is.
export const yourParcel = 'Ihr Paket';
export const parcelNumbered = (number: number) => `Paket ${number}`;
export const presaleShipsBy = (day: string) => `Vorbestellung, Versand bis [${day}]`;
export const tracking = (code: string) => `Sendungsnummer ${code}`;
export const trackingAt = (carrier: string, code: string) => `${code} bei ${carrier} verfolgen`;
export const carriers = {
  ups: 'UPS',
  usps: 'USPS',
  fedex: 'FedEx',
  dhl: 'DHL',
  dpd: 'DPD',
  canada_post: 'Canada Post',
  royal_mail: 'Royal Mail',
  la_poste: 'La Poste',
  other: 'Ein anderer Zustelldienst',
};
export const finalSale = 'Ohne Rückgabe';
export const sentBack = (count: number) => `${count} zurückgesandt`;
export const ordered = 'Bestellt';
export const reservedForYou = 'Für Sie zurückgelegt';
export const cancelled = 'Storniert';
export const sentByEmail = 'Per E-Mail gesandt';
export const beingPacked = 'Wird gepackt';
export const waitingForIt = 'Wird noch erwartet';
export const withTheCourier = 'Beim Zustelldienst';
export const shippedAndCharged = 'Versandt und abgebucht';
export const atYourDoor = 'Vor Ihrer Tür';

// What it cost, and where it goes.
export const orderFacts = 'Zur Bestellung';
export const charged = (amount: string) => `${amount} abgebucht`;
export const restWhenItShips = 'der Rest beim Versand';
/** Of an order that is sent by email alone: nothing of it ships. */
export const chargedNow = (amount: string) => `${amount} vorgemerkt, wird jetzt abgebucht`;
export const setAside = (amount: string) => `${amount} vorgemerkt, wird beim Versand abgebucht`;
export const whatCameBack = 'Was zurückkam';
export const refundCauses = { refund: 'Erstattung', return: 'Rückgabe', cancellation: 'Stornierung' };
export const refundedOn = (cause: string, day: string) => `${cause}, ${day}`;
export const refundStates = {
  done: 'Gesandt; bei Banken dauert es drei bis fünf Tage, bis es zu sehen ist',
  asked: 'Bei Ihrer Bank angefragt',
  refused: 'Ihre Bank hat es nicht angenommen; wir schreiben Ihnen',
};
export const giftCardByEmail = 'Geschenkkarte, per E-Mail';
export const yoursAtOnce = 'Gehört Ihnen sofort';
export const to = 'An';
export const billedTo = 'Rechnung an';
export const signature = 'Unterschrift';
export const signatures = {
  needed: 'Übergabe gegen Unterschrift.',
  waived: 'Wird ohne Unterschrift abgestellt, wie Sie es wählten.',
};
export const aGift = 'Ein Geschenk';
export const noPrices = 'Keine Preise im Paket.';
export const aQuestion = 'Eine Frage? Schreiben Sie uns';
export const findItAgain = 'Hierher zurückfinden';
export const keepThisLink = 'Diesen Link aufbewahren';
export const linkIsInReceipt = 'Er steht auch im Beleg. Wer ihn hat, sieht diese Seite.';

// Cancelling it.
export const cancelOrder = 'Bestellung stornieren …';
export const cancelOrderNumbered = (orderId: number) => `Bestellung ${orderId} stornieren`;
export const cancelAll = (orderId: number, amount: string | null) =>
  `Die ganze Bestellung ${orderId} stornieren? Es wird nichts versandt${amount === null ? '' : `, ${amount} gehen dorthin zurück, woher sie kamen`}, und was Sie an Guthaben oder Codes verwendet haben, gehört wieder Ihnen. Das lässt sich nicht rückgängig machen.`;
export const isCancelled = 'Ihre Bestellung ist storniert.';
export const tooLateToCancel = 'Sie ist schon hinausgegangen oder wurde bereits storniert.';

// How buying was.
export const howWasBuying = 'Wie war der Einkauf?';
export const easy = 'Leicht';
export const fine = 'In Ordnung';
export const hardWork = 'Mühsam';
export const aWordIfYouLike = 'Ein Wort dazu, wenn Sie mögen';
export const send = 'Senden';
export const sending = 'Wird gesendet …';
export const onlyOnce = 'Nur zu diesem Laden und nur einmal.';
export const readByAPerson = 'Danke. Ein Mensch liest es.';
export const sayHowItWas = 'Bitte sagen Sie, wie es war.';
export const alreadyReported = 'Zu dieser Bestellung haben Sie uns schon etwas gesagt. Danke.';

// Its e-mails.
export const receiptSubject = (orderId: number) => `Ihre Bestellung ${orderId} bei ${shopName()}`;
export const isPlaced = (orderId: number) => `Danke. Ihre Bestellung ${orderId} ist aufgegeben.`;
/** What stands before a value, or before the lines under it. */
export const labelled = (name: string, value: string) => `${name}: ${value}`;
export const heading = (title: string) => `${title}:`;
export const leavesAndArrives = (leaves: string, arrives: string) => `${leaves}. ${arrives}`;
export const inSize = (size: string) => `Größe ${size}`;
export const receiptLine = (count: number, what: string, price: string) => `${count} x ${what}: ${price}`;
export const goesTo = 'Sie geht an:';
export const followUntilShipped = 'Verfolgen, oder bis zum Versand stornieren';
export const followUntilSpent = 'Verfolgen, oder stornieren, bis sie ausgegeben ist';
export const seeTheOrder = 'Bestellung ansehen';
export const cancelledSubject = (orderId: number) => `Ihre Bestellung ${orderId} ist storniert`;
export const isCancelledNumbered = (orderId: number) => `Ihre Bestellung ${orderId} ist storniert.`;
export const nothingWasCharged = 'Es wurde nichts abgebucht.';
export const shippedSubject = (orderId: number) => `Unterwegs: Ihre Bestellung ${orderId}`;
export const leftToday = (names: string) => `Heute aus unserem Laden gegangen: ${names}.`;

export const hasLeft = (names: string) => `Aus unserem Laden gegangen: ${names}.`;

export const newAddressSubject = (orderId: number) => `Ihre Bestellung ${orderId} geht an eine neue Adresse`;

export const newAddress = (orderId: number) =>
  `Wir haben geändert, wohin Ihre Bestellung ${orderId} geht, wie es gewünscht wurde. Hat uns niemand in Ihrem Namen darum gebeten, schreiben Sie uns, bevor sie hinausgeht.`;
export const followAt = (carrier: string) => `Bei ${carrier} verfolgen`;
export const itsParcelIs = (code: string) => `Die Sendungsnummer ist ${code}.`;
export const unpaidSubject = (orderId: number) => `Ihre Bestellung ${orderId} wartet auf die Zahlung`;
export const unpaid = (orderId: number) =>
  `Für das, was von Ihrer Bestellung ${orderId} noch hinausgehen soll, ist bei Ihrer Bank der Betrag nicht mehr vorgemerkt. Es wurde nichts weiter abgebucht, und es bleibt hier für Sie.`;
export const payElsewhere = 'Bitte schreiben Sie uns, um auf anderem Weg zu zahlen.';
export const payElsewhereOrCancel =
  'Bitte schreiben Sie uns, um auf anderem Weg zu zahlen, oder stornieren Sie die Bestellung auf ihrer Seite und bestellen Sie neu.';
export const refundSubject = (orderId: number) => `Eine Erstattung zu Ihrer Bestellung ${orderId}`;
export const comesBack = (amount: string, orderId: number) =>
  `${amount} aus Ihrer Bestellung ${orderId} kommen zu Ihnen zurück.`;
export const backToCard = (amount: string, card: string) =>
  `${amount} gehen zurück auf: ${card}. Bei Banken dauert es drei bis fünf Tage, bis es zu sehen ist.`;
export const yourCard = 'Ihre Karte';
export const backAsCredit = (amount: string) => `${amount} sind sofort wieder Ihr Guthaben.`;
export const backAsGiftCard = (amount: string) =>
  `${amount} kommen als Geschenkkarte, in einer eigenen E-Mail, denn das Konto, das gezahlt hat, ist geschlossen.`;

// The link to an order that was taken down by telephone.
export const linkSubject = 'Ihre telefonische Bestellung, bereit zum Bezahlen';
export const linkGreeting = (name: string) => `Guten Tag ${name},`;
export const linkIntro = 'das ist die Bestellung, um die Sie uns am Telefon gebeten haben:';
export const linkComesTo = (amount: string) => `Mit Versand und Steuern sind es heute ${amount}.`;
export const linkToPay = 'Durchsehen und bezahlen';
export const linkTerms = (until: string) =>
  `Der Link gilt bis ${until}. Bis Sie zahlen, ist nichts für Sie zurückgelegt, und der Preis wird dann neu berechnet.`;
export const linkUnexpected =
  'Haben Sie nicht darum gebeten, brauchen Sie nichts zu tun: Es wird nichts abgebucht.';

export const exchangeSubject = (orderId: number) => `Ein Umtausch zu Ihrer Bestellung ${orderId}`;
export const exchange = (name: string, count: number, from: string, to: string) =>
  `${count === 1 ? '' : `${count} × `}${name}: Größe ${to} statt Größe ${from}. Es ist nichts zu zahlen.`;
export const exchangeHeldUntil = (size: string, day: string) =>
  `Größe ${size} ist bis ${day} für Sie zurückgelegt. Sie geht hinaus, sobald uns erreicht hat, was Sie zurücksenden.`;
export const exchangeLeavesNow = (size: string) =>
  `Größe ${size} wird jetzt gepackt; bitte senden Sie die andere zurück.`;
export const exchangedFor = (count: number) => `${count} gegen eine andere Größe getauscht`;
export const sentInExchange = 'Als Umtausch gesandt';
