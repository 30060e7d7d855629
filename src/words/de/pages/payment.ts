import { shopName } from '../../shop-name.ts';

// When a payment is not an order.
export const declined =
  'Die Karte wurde abgelehnt. Bitte versuchen Sie eine andere, oder fragen Sie Ihre Bank.';
export const declinedNotEnough =
  'Die Karte wurde abgelehnt: Es ist nicht genug darauf. Bitte versuchen Sie eine andere.';
export const notConfirmed =
  'Ihre Bank konnte nicht bestätigen, dass Sie es waren. Bitte versuchen Sie es erneut, oder verwenden Sie eine andere Karte.';
export const paymentFailed =
  'Die Zahlung ging nicht durch, und es wurde nichts abgebucht. Ihre Bestellung ist, wie sie war: Bitte versuchen Sie es erneut.';
export const paymentsDown =
  'Zahlungen antworten gerade nicht. Es wurde nichts abgebucht, und Ihr Warenkorb ist, wie er war: Bitte versuchen Sie es in einer Minute erneut.';
export const orderInFlight = 'Diese Bestellung wird schon aufgegeben. Einen Moment, bitte.';
export const tooManyDeclines =
  'Zu viele Karten wurden abgelehnt. Bitte warten Sie einige Minuten, bevor Sie es erneut versuchen.';
export const justSoldOut = 'Etwas in Ihrem Warenkorb ist gerade ausverkauft. Es wurde nichts abgebucht.';
export const soldOutWhilePaying = (names: readonly string[]) =>
  `Ausverkauft, während Sie zahlten: ${names.join(', ')}. Es wurde nichts abgebucht.`;
export const dealOver = (names: readonly string[]) =>
  `Das Angebot ist vorbei, oder Sie hatten Ihren Teil davon: ${names.join(', ')}. Es wurde nichts abgebucht.`;
export const tooMuchOfProduct = (names: readonly string[]) =>
  `So viel lässt sich nicht auf einmal zurücklegen: ${names.join(', ')}. Bitte bestellen Sie weniger; der Rest kann folgen. Es wurde nichts abgebucht.`;
export const tooMuchAtOnce = (most: number) =>
  `Mehr als ${most} Stücke können nicht auf einmal für Sie zurückgelegt werden. Bitte schließen Sie zuerst eine Bestellung ab. Es wurde nichts abgebucht.`;
export const tooManyPayFromThere =
  'Aus Ihrem Netz werden gerade sehr viele Stücke bezahlt. Es wurde nichts abgebucht: Bitte versuchen Sie es in einer Minute erneut.';
export const codesOver = (codes: readonly string[]) =>
  `Gilt nicht mehr: ${codes.join(', ')}. Es wurde nichts abgebucht.`;
export const somethingMissing = 'Bevor bezahlt werden kann, fehlt noch etwas.';
export const noSuchQuote = 'Diese Berechnung gibt es bei Ihnen nicht.';
export const noPaymentsBy = (processor: string) => `Dieser Laden nimmt keine Zahlungen über ${processor} an.`;
export const noCardNumbers =
  'Die Nummer einer Karte wird in das Feld des Zahlungsdienstes eingegeben und nie hierher gesandt.';
export const needsCardToken = 'Eine Zahlung mit Karte braucht das Token der Karte.';
export const cardRequired =
  'Es bleibt etwas zu zahlen. Bitte wählen Sie dafür eine Karte. Es wurde nichts abgebucht.';
export const keyOfAnotherPayment = 'Dieser Idempotency-Key wurde für eine andere Zahlung verwendet.';

// Cards that are kept.
export const card = 'Karte';
export const cardEnding = (brand: string, last4: string) => `${brand} mit den Endziffern ${last4}`;
export const noCard = 'Das ist keine Karte.';
export const noCardsBy = (processor: string) => `Dieser Laden nimmt keine Karten über ${processor} an.`;
export const cardInFlight = 'Diese Karte wird schon hinterlegt. Einen Moment, bitte.';
export const keyOfAnotherCard = 'Dieser Idempotency-Key wurde für eine andere Karte verwendet.';
export const cannotBeSaved =
  'Diese Karte lässt sich nicht hinterlegen. Bitte prüfen Sie sie, oder versuchen Sie eine andere.';
/** Two that `oops` ends with a full stop. */
export const noSuchCard = 'Diese Karte haben Sie nicht';
export const cardsOutOfReach = 'Ihre Karten sind gerade nicht zu erreichen';
export const refreshOrContact =
  'Bitte laden Sie die Seite neu und versuchen Sie es erneut, oder schreiben Sie uns';
export const oops = (text: string) => `Hoppla! ${text}.`;

// The fields of a card.
export const cardDetails = 'Kartendaten';
export const cardNumber = 'Kartennummer';
export const expires = 'Gültig bis';
export const expirationDate = 'Ablaufdatum';
export const monthAndYear = 'MM / JJ';
export const securityCode = 'Prüfnummer';
export const threeDigits = '3 Ziffern';
export const openingCardField = 'Das Kartenfeld wird geöffnet …';
export const cardFieldNotLoaded = 'Das Kartenfeld wurde nicht geladen.';
export const checkConnection =
  'Alles, was Sie eingegeben haben, bleibt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';
export const tryAgain = 'Erneut versuchen';
export const cardFieldSilent =
  'Das Kartenfeld antwortet nicht. Bitte laden Sie die Seite neu; alles andere, was Sie eingegeben haben, bleibt.';
export const lookAtCardAgain = 'Bitte sehen Sie die Kartendaten noch einmal durch.';
export const lookAtNumberAgain = 'Bitte sehen Sie die Kartennummer noch einmal durch.';
export const asOnTheCard = 'Bitte geben Sie Monat und Jahr so ein, wie sie auf der Karte stehen.';
export const enterCodeOfCard = 'Bitte geben Sie die Prüfnummer der Karte ein.';
export const enterNumber = 'Geben Sie Ihre Kartennummer ein.';
export const numberIncomplete = 'Ihre Kartennummer ist nicht vollständig.';
export const useTestCard = 'Verwenden Sie eine Testkarte: 4242 4242 4242 4242';
export const enterExpiry = 'Geben Sie ein, bis wann Ihre Karte gilt.';
export const enterMonthAndYear = 'Geben Sie Monat und Jahr ein, etwa 08 / 28.';
export const cardExpired = 'Ihre Karte ist abgelaufen.';
export const enterSecurityCode = 'Geben Sie Ihre Prüfnummer ein.';
export const securityCodeHasThree = 'Die Prüfnummer hat 3 Ziffern.';

// The second step of the built-in processor, whose pages are written in this language.
export const pageLanguage = 'de';
export const approveAPayment = 'Eine Zahlung freigeben';
export const isThisYou = 'Sind Sie das?';
export const approvePayment = (amount: string) =>
  `Ihre Bank bittet Sie, eine Zahlung über ${amount} an ${shopName()} freizugeben. Dies ist der Zahlungsdienst zum Testen: Es fließt kein Geld.`;
export const approveKeeping = () =>
  `Ihre Bank bittet Sie freizugeben, dass ${shopName()} Ihre Karte hinterlegt. Dies ist der Zahlungsdienst zum Testen: Es fließt kein Geld.`;
export const approve = 'Freigeben';
export const refuse = 'Ablehnen';
export const stepOver = 'Dieser Schritt ist vorbei';
export const stepOverBecause =
  'Die Zahlung wurde freigegeben, abgelehnt oder losgelassen. [Zurück zum Laden]';
export const approveOrRefuse = 'Antworten Sie mit Freigeben oder Ablehnen.';
export const noSuchPayment = 'Diese Zahlung gibt es nicht.';

// Paying in four.
export const payInFour = (amount: string, lenders: string) => `Oder 4 Zahlungen zu ${amount} mit ${lenders}.`;
export const howItWorks = 'Wie das geht';
