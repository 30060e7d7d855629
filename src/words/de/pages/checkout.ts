import { inGerman } from '../../plural.ts';
import { shopName } from '../../shop-name.ts';

// The page and its header.
export const checkout = 'Kasse';
export const backToBag = 'Zum Warenkorb';
export const home = () => `${shopName()}, Startseite`;
export const secure = 'Sicher';
export const nothingToCheckOut = 'In Ihrem Warenkorb ist nichts zu bestellen.';
export const toTheBag = 'Zum Warenkorb';
export const signIn = 'Anmelden';
export const signInToContinue = 'Bitte melden Sie sich an, um fortzufahren';
export const sessionOver = `Ihre Sitzung ist abgelaufen. ${signInToContinue}.`;

// Its steps, and what each still needs.
export const stepNames = {
  contact: 'Kontakt',
  shipping: 'Lieferadresse',
  delivery: 'Lieferung',
  payment: 'Zahlung',
};
export const continueOn = 'Weiter';
export const saving = 'Wird gespeichert …';
/** What is in brackets is heard alone. */
export const editNamed = (name: string) => `Ändern[: ${name}]`;
export const toStep = (name: string) => `Zum Schritt „${name}“`;
export const atStep = (number: number, why: string) => `Schritt ${number}: ${why}`;
export const giveEmail = 'Nennen Sie uns eine E-Mail-Adresse für den Beleg.';
export const tellWhereItGoes = 'Sagen Sie uns, wohin es geht.';
export const tickAboutDuties =
  'Setzen Sie das Häkchen zu den Zollabgaben. Der Zoll bittet uns, Sie zu bitten.';
export const piecesCannotGo = (count: number) =>
  inGerman(
    count,
    'Ein Stück kann so nicht gehen. Wählen Sie, was daraus wird.',
    `${count} Stücke können so nicht gehen. Wählen Sie für jedes davon.`,
  );
export const notRightYet = 'An dieser Bestellung stimmt noch etwas nicht.';

// Contact.
export const emailAddress = 'E-Mail-Adresse';
export const receiptsOnly = 'Nur für den Beleg und Neues vom Paket.';
export const noAccountNeeded =
  'Kein Konto nötig. [Anmelden], [wenn Sie eines haben; was Sie eingegeben haben, bleibt.]';

// Addresses.
export const country = 'Land';
export const showItsFields = 'Dessen Felder zeigen';
export const choose = 'Wählen';
export const optional = 'Freiwillig';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const streetAddress = 'Straße und Hausnummer';
export const apartment = 'Wohnung, Zusatz';
export const mobileNumber = 'Mobilnummer';
export const forCourierOnly = 'Nur für den Zustelldienst';
export const yourAddresses = 'Ihre Adressen';
export const address = 'Adresse';
export const sendItHere = 'Hierhin senden';
export const sendItHereNamed = (name: string) => `Hierhin senden: ${name}`;
export const billingAddress = 'Rechnungsadresse';
export const billingSame = 'Rechnungsadresse ist dieselbe';
export const saveBillingAddress = 'Rechnungsadresse speichern';
export const checkShippingInformation = 'Hoppla! Bitte prüfen Sie Ihre Angaben zur Lieferung.';
export const quoted = (text: string) => `„${text}“`;
export const noSuchAddress = 'Diese Adresse gibt es in Ihrem Konto nicht.';
export const notToThatCountry = 'In dieses Land versenden wir nicht.';
export const chooseCountry = 'Bitte wählen Sie ein Land.';
export const enterShippingAddress = 'Bitte geben Sie eine Lieferadresse ein.';
export const enterBillingAddress = 'Bitte geben Sie eine Rechnungsadresse ein.';
export const addressIsRight = 'Sie stimmt. Dorthin senden';
export const ifAddressIsWrong = 'Stimmt sie nicht, kommt das Paket zu uns zurück, und wir schreiben Ihnen.';
export const zipNotIn = (zip: string, region: string) => `Die Postleitzahl ${zip} liegt nicht in ${region}.`;

// How it is sent.
export const free = 'Kostenlos';
export const howItIsSent = 'Wie es versandt wird';
export const waysDependOnAddress = 'Wie es versandt werden kann, hängt von der Adresse ab.';
export const giftNoPrices = 'Ein Geschenk: keine Preise im Paket.';
export const leftWithoutSignature = 'Wird ohne Unterschrift abgestellt.';
export const isGift = 'Das ist ein Geschenk. Preise weglassen, Schleife binden.';
export const leaveWithoutSignature = 'Ohne Unterschrift abstellen';
export const shippingToCountry = (name: string) => `Versand nach: ${name}`;
export const importerConsent =
  'Ich bin Einführer der Ware und stimme zu, dass Zollabgaben erhoben werden können und dass Rücksendungen aus dem Ausland auf meine Kosten gehen.';
export const importerConsentPaid =
  'Ich bin Einführer der Ware. Die Zollabgaben zahlt der Laden, und Rücksendungen aus dem Ausland gehen auf meine Kosten.';
export const agreeToAbroad = 'Bitte stimmen Sie zu, wie Bestellungen ins Ausland gesandt werden.';

// What pays for it.
export const payWith = 'Zahlen mit';
export const expires = (month: string) => `Gültig bis ${month}`;
export const anotherCard = 'Andere Karte';
export const keepCard = 'Diese Karte für das nächste Mal hinterlegen';
export const cardStaysAtProcessor = 'Sie bleibt beim Zahlungsdienst. In Ihrem Konto können Sie sie löschen.';
export const cardFieldNotThere = 'Das Kartenfeld ist noch nicht da. Bitte versuchen Sie es erneut.';
export const nothingWasCharged =
  'Es wurde nichts abgebucht, und alles, was Sie gewählt haben, ist noch hier.';
export const nothingLeftToPay = 'Es bleibt nichts zu zahlen: Sie brauchen keine Karte.';
export const payingNeedsScripts =
  'Zum Zahlen braucht es Skripte, damit die Nummer Ihrer Karte zum Zahlungsdienst geht und nie zu uns.';
export const payFromCredit = (amount: string) => `${amount} Guthaben verwenden`;
export const atMostWhatItCosts = 'Höchstens so viel, wie die Bestellung kostet; der Rest bleibt Ihnen.';
export const creditNotForGiftCards = 'Geschenkkarten lassen sich nicht mit Guthaben kaufen.';
export const enterAmount = 'Bitte geben Sie einen Betrag ein, etwa 25 oder 25,50.';

// Codes.
export const code = 'Aktionscode oder Geschenkkarte';
export const apply = 'Einlösen';
export const applying = 'Wird eingelöst …';
export const codeApplied = (codeText: string) => `${codeText} ist eingelöst`;
export const codeRemoved = (codeText: string) => `${codeText} ist entfernt`;
export const noSuchCode = (codeText: string) => `Den Code ${codeText} gibt es nicht.`;
export const tooManyCodes = (codeText: string, most: number) =>
  `Diese Bestellung hat schon ${most} Codes. Entfernen Sie einen, um ${codeText} zu verwenden.`;
export const codeForGuests = (codeText: string) => `${codeText} gilt nur ohne Konto.`;
export const codeNotYet = (codeText: string) => `${codeText} gilt noch nicht.`;
export const codeEnded = (codeText: string) => `${codeText} ist abgelaufen.`;
export const codeUsedByYou = (codeText: string) => `Sie haben ${codeText} schon verwendet.`;
export const codeUsedUp = (codeText: string) => `${codeText} ist aufgebraucht.`;
export const nothingEligibleFor = (codeText: string) => `Für nichts in Ihrem Warenkorb gilt ${codeText}.`;
export const codeFromAmount = (codeText: string, amount: string) =>
  `${codeText} gilt für Bestellungen ab ${amount}.`;
export const codeAddsLess = (codeText: string, better: string) =>
  `${codeText} lässt sich nicht mit ${better} verbinden, womit Sie mehr sparen.`;
export const codeDoesNotAdd = (codeText: string, other: string) =>
  `${codeText} lässt sich nicht mit ${other} verbinden.`;
export const codeAtHomeOnly = (codeText: string) =>
  `${codeText} gilt für Bestellungen, die innerhalb der USA versandt werden.`;
export const codeAbroadOnly = (codeText: string) =>
  `${codeText} gilt für Bestellungen, die ins Ausland gehen.`;
export const codeForGround = (codeText: string) => `${codeText} gilt nur für den Versand auf dem Landweg.`;
export const codeForStandardAbroad = (codeText: string) =>
  `${codeText} gilt nur für den einfachen Versand ins Ausland.`;

// What it comes to.
export const orderSummary = 'Bestellübersicht';
export const items = (count: number) => `${count} Artikel`;
export const itemsInOrder = (count: number) => `${count} Artikel in dieser Bestellung`;
export const subtotal = 'Zwischensumme';
export const promotions = 'Aktionen';
export const shipping = 'Versand';
export const storeCredit = 'Guthaben';
export const total = 'Gesamt';
export const withTheAddress = 'Mit der Adresse';
export const usDollars = 'US-Dollar';
export const chargedIn = (currency: string) => `Abrechnung in ${currency}.`;
export const workingItOut = 'Wir rechnen aus, was es kostet …';

// Tax and duties.
const inPercent = (percent: number) => `${String(percent).replace('.', ',')}\u00a0%`;
export const salesTax = (state: string, percent: number) =>
  `Verkaufssteuer, ${state} (Satz des Bundesstaats, ${inPercent(percent)})`;
export const noSalesTaxIn = (state: string) => `Keine Verkaufssteuer: ${state}`;
export const taxNotChargedFor = (state: string) => `Keine Steuer erhoben: ${state}`;
export const taxOnceState = 'Die Steuer wird berechnet, sobald der Bundesstaat feststeht.';
export const taxOnceAddress = 'Die Steuer wird berechnet, sobald eine Adresse da ist.';
export const vat = (name: string, percent: number) => `Mehrwertsteuer, ${name} (${inPercent(percent)})`;
export const includedVat = (name: string, percent: number) =>
  `Darin Mehrwertsteuer, ${name} (${inPercent(percent)})`;
export const dutiesAtCheckout = 'Zollabgaben und Steuern werden an der Kasse berechnet.';
export const dutiesAndTaxesIncluded = 'Zollabgaben und Steuern enthalten!';
export const dutiesIncluded = 'Zollabgaben enthalten!';
export const dutiesByCustoms =
  'Zollabgaben und Steuern: Wir erheben keine; der Zoll Ihres Landes kann sie bei der Ankunft von Ihnen verlangen.';
export const taxesByCustoms = 'Der Zoll Ihres Landes kann bei der Ankunft Steuern von Ihnen verlangen.';

// A piece of the order, and what stands against it.
export const presaleShipsBy = (day: string) => `Vorbestellung, Versand bis ${day}`;
export const giftCardFor = (name: string, email: string) => `Für ${name}, an ${email}`;
export const soManyOfThem = (count: number) => `${count} Stück`;
export const theyHaveUntil = (time: string) => `Die andere Person hat Zeit bis ${time}.`;
export const problemOf = (name: string, problem: string) => `${name}: ${problem}`;
export const mostPieces = (most: number) =>
  `Eine Bestellung fasst bis zu ${most} Stücke. Bitte nehmen Sie einige heraus und bestellen Sie sie danach.`;
export const bagIsEmpty = 'Ihr Warenkorb ist leer.';
export const hasSoldOut = 'Dieser Artikel ist ausverkauft.';
export const somebodyElsePays =
  'Jemand anderes bezahlt gerade das letzte Stück. Es kommt zurück, wenn daraus nichts wird.';
export const onlySoManyLeft = (count: number) =>
  inGerman(count, 'Davon ist nur noch eines da.', `Davon sind nur noch ${count} da.`);
export const ambassadorsCannot = 'Markenbotschafter können keine Geschenkkarten kaufen.';
export const sayWhomGiftCardIsFor = 'Bitte sagen Sie, für wen diese Geschenkkarte ist.';
export const giftCardsNotAbroad =
  'Geschenkkarten lassen sich nicht mit einer Bestellung kaufen, die außerhalb der USA versandt wird.';

// The last of something, kept for a while.
export const holdEnded = 'Ihre Stücke sind nicht länger zurückgelegt.';
export const heldOneMinute = 'Ihre Stücke sind noch eine Minute zurückgelegt.';
export const lastOfTheseHeld = 'Die letzten davon gehören Ihnen noch';
export const lastHeld = (count: number, size: string | null) =>
  `${count === 1 ? 'Das letzte Stück' : `Die letzten ${count} Stücke`}${size === null ? '' : ` in ${size}`} ${inGerman(count, 'gehört', 'gehören')} Ihnen noch`;
export const holdRanOut = 'Die Frist ist abgelaufen; die Stücke sind noch da.';
export const noLongerPromised = 'Sie sind noch hier, aber nicht mehr versprochen. [Noch einmal zurücklegen]';
export const timeLeft = 'Verbleibende Zeit für das Zurückgelegte';

// What moved while they looked.
const counts = ['Nichts', 'Eines', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];
export const thingsChanged = (count: number) =>
  inGerman(
    count,
    'Eine Sache hat sich geändert, während Sie hier waren.',
    `${counts[count] ?? count} Dinge haben sich geändert, während Sie hier waren.`,
  );
export const nothingHasBeenCharged = 'Es wurde nichts abgebucht.';
export const was = 'vorher';
export const now = 'jetzt';
export const noAmount = 'nichts';
export const changedSinceLooked = 'Seit Sie zuletzt hinsahen, hat sich etwas geändert.';
export const lookItOver =
  'Seit Sie zuletzt hinsahen, hat sich etwas geändert. Bitte sehen Sie es durch, bevor Sie zahlen.';
export const codeNoLongerCounts = (codeText: string) => `Der Code ${codeText} zählt nicht mehr`;
export const codeCounts = (codeText: string) => `Der Code ${codeText} zählt`;
export const shippingNamed = (way: string) => `Versand, ${way}`;
export const notInBagAnyMore = (name: string) => `${name} liegt nicht mehr in Ihrem Warenkorb`;
export const newInBag = (name: string) => `${name} ist neu in Ihrem Warenkorb`;
export const canBeOrderedAgain = (name: string) => `${name} lässt sich wieder bestellen`;
export const isNow = (before: string, after: string) => `${before} ist jetzt ${after}`;
export const priceOf = (name: string) => `Der Preis von ${name}`;
export const countedAnew = (name: string, count: number, before: number) =>
  `${name}: ${count} statt ${before}`;

// Placing the order.
export const placeOrder = 'Zahlungspflichtig bestellen';
export const placeAtNewTotal = 'Zum neuen Gesamtbetrag bestellen';
export const placingOrder = 'Ihre Bestellung wird aufgegeben …';
export const tryAgain = 'Erneut versuchen';
export const backToTheBag = 'Zurück zum Warenkorb';
export const nothingChargedUntilPlaced = 'Bevor Sie bestellen, wird nichts abgebucht.';
export const seeThePieces = 'Stücke ansehen';
export const confirmingPayment = 'Wir bestätigen Ihre Zahlung …';
export const takesAMoment =
  'Das dauert einen Moment. Wenn Sie diese Seite schließen oder neu laden, wird nicht zweimal bestellt.';
export const bankTakesItsTime =
  'Ihre Bank lässt sich Zeit. Sie dürfen diese Seite schließen: Die Bestellung wird einmal aufgegeben oder gar nicht, und wir schreiben Ihnen in jedem Fall.';
export const bankWantsAWord = 'Ihre Bank möchte Sie kurz sprechen.';
export const confirmThere =
  'Bestätigen Sie dort, und Sie werden hierher zurückgeführt. Nichts wird zweimal abgebucht, und nichts, was Sie eingegeben haben, geht verloren.';
export const goToBank = 'Zu Ihrer Bank';
export const useAnotherCard = 'Andere Karte verwenden';
export const untilYouConfirm = 'Bis Sie bestätigen, geschieht nichts, und nichts geht verloren.';
export const paymentUnderWay = 'Eine Zahlung für diese Bestellung läuft.';
export const paymentNotKnown = 'Diese Zahlung ist hier nicht mehr bekannt. Bitte laden Sie die Seite neu.';

// An order that the shop took down by telephone, and its link.
export const linkOrder = {
  paying:
    'Diese Bestellung wird gerade in einem anderen Browser bezahlt. Sind das nicht Sie, fragen Sie uns bitte.',
  paid: 'Diese Bestellung ist schon bezahlt. Nehmen Sie ihre Stücke aus dem Warenkorb, um etwas anderes zu kaufen.',
  withdrawn:
    'Wir haben diese Bestellung zurückgezogen. Nehmen Sie ihre Stücke aus dem Warenkorb, oder bitten Sie uns um einen neuen Link.',
};
export const linkTitle = 'Ihre telefonische Bestellung';
export const linkIntro =
  'Wir haben zusammengestellt, worum Sie gebeten haben. Sehen Sie es durch und zahlen Sie dann an unserer Kasse.';
export const linkHoldsNothing =
  'Bis Sie zahlen, ist nichts für Sie zurückgelegt, und der Preis wird dann neu berechnet, wie bei jedem Warenkorb.';
export const linkOpensUntil = (when: string) => `Dieser Link gilt bis ${when}.`;
export const linkGoesTo = (place: string) =>
  `Geht nach ${place}. Die ganze Adresse steht an der Kasse, wo Sie sie berichtigen können.`;
export const linkTotal = 'Gesamt mit Versand und Steuern';
export const linkTotalWas = (amount: string) => `Als wir den Link machten, waren es ${amount}.`;
export const linkPay = 'Zur Kasse';
export const linkPayTogether = 'In meinen Warenkorb legen und zur Kasse';
export const linkBagStays = (count: number) =>
  `${count === 1 ? 'Ein Stück liegt' : `${count} Stücke liegen`} schon in Ihrem Warenkorb. Davon geht nichts verloren: Die Bestellung kommt dazu, und Sie können herausnehmen, was Sie nicht möchten.`;
export const linkKeepBag = 'Meinen Warenkorb lassen, wie er ist';
export const linkOver = {
  paying: 'Diese Bestellung wird gerade bezahlt',
  paid: 'Diese Bestellung ist bezahlt',
  expired: 'Dieser Link ist abgelaufen',
  withdrawn: 'Dieser Link wurde zurückgezogen',
};
export const linkOverHint = {
  paying: 'In diesem Augenblick bezahlt sie jemand. Ein Beleg kommt per E-Mail.',
  paid: 'Der Beleg ging per E-Mail hinaus. Es ist nichts mehr zu tun.',
  expired: 'Links gelten sieben Tage. Bitten Sie uns um einen neuen, oder wählen Sie selbst noch einmal.',
  withdrawn: 'Jemand von uns hat ihn zurückgenommen. Fragen Sie uns, wenn Sie das nicht erwartet haben.',
};
export const linkToProducts = 'Neues ansehen';
export const linkInFlight =
  'Eine Zahlung von Ihnen läuft. Öffnen Sie den Link noch einmal, wenn sie durch ist.';
export const noSuchLink = 'Diesen Link gibt es nicht.';

// Codes that the shop names
export const codesForYou = 'Codes für Sie';
export const takesOffPercent = (percent: number) => `−${percent}\u00a0%`;
export const takesOff = (amount: string) => `−${amount}`;
export const freesGround = 'Kostenloser Versand auf dem Landweg';
export const freesAbroad = 'Kostenloser Versand ins Ausland';
export const useIt = 'Verwenden';
export const useCode = (code: string) => `Verwenden: ${code}`;
