import { shopName } from '../../shop-name.ts';

export const waitlist = 'Warteliste';
export const backToProduct = 'Zurück zum Artikel';

// Where it opens
export const addToWaitlist = 'Auf die Warteliste';
export const soldOutForNow = 'Ausverkauft, vorerst';
export const tellMeWhenBack = 'Sagen Sie mir, wenn es zurück ist';
export const itSoldOut = 'Es ist ausverkauft. Das kommt vor.';
export const leaveNumber = 'Hinterlassen Sie eine Nummer, und Sie hören es vor allen anderen.';
export const leaveAddress = 'Hinterlassen Sie eine Adresse, und Sie hören es vor allen anderen.';
export const otherColors = 'In anderen Farben gibt es das jetzt.';
export const orAvailableNow = 'Oder, jetzt erhältlich';
export const orMeanwhile = 'Oder in der Zwischenzeit';
export const now = 'Jetzt';
export const was = 'Vorher';

// The form
export const sizeToWaitFor = 'Größe, auf die Sie warten';
export const sizeToWaitForIs = 'Größe, auf die Sie warten: [Größe]';
export const howToTell = 'Wie sollen wir es Ihnen sagen?';
export const ways = { sms: 'SMS', email: 'E-Mail' };
export const mobileNumber = 'Mobilnummer';
export const emailAddress = 'E-Mail-Adresse';
export const emailSuch = 'sie@example.com';
export const notifyMe = 'Benachrichtigen';
export const addingYou = 'Sie werden eingetragen …';
/** Whoever changes these changes the version that is kept with every sign-up (domain/waitlist/waitlist.ts). */
export const consent = {
  get sms() {
    return `Wenn Sie auf „Benachrichtigen“ tippen, stimmen Sie einer automatischen SMS von ${shopName()} zu, sobald diese Größe zurück ist, und keiner weiteren. Die Einwilligung ist keine Bedingung für einen Kauf. Für Nachrichten und Daten können Gebühren anfallen; mit STOP melden Sie sich ab.`;
  },
  email: 'Eine E-Mail, um zu bestätigen, dass Sie es sind, eine, wenn es zurück ist, dann Stille.',
};
export const termsAndPrivacy = '[Nutzungsbedingungen], [Datenschutz].';

// What it is answered with
export const waitlisted = 'Auf der Warteliste!';
export const sizeIn = (size: string, color: string) => `Größe ${size} in ${color}`;
const expected = (day: string | null) => (day === null ? '' : `, erwartet um den ${day}`);
export const confirmByEmail = (address: string, day: string | null) =>
  `Bitte drücken Sie den Knopf in der E-Mail, die wir an ${address} geschickt haben: So bleibt Ihr Platz. Wir schreiben wieder, sobald es zurück ist${expected(day)}.`;
export const willText = (phone: string, day: string | null) =>
  `Wir schicken eine SMS an ${phone}, sobald es zurück ist${expected(day)}.`;
export const willWrite = (address: string, day: string | null) =>
  `Wir schreiben an ${address}, sobald es zurück ist${expected(day)}.`;
export const inOrder = 'Es geht der Reihe nach, wie gefragt wurde.';
export const noDateYet = 'Noch kein Termin. Diese sind jetzt hier';
export const dayWillCome = (day: string) => `Der ${day} wird kommen. In der Zwischenzeit`;
export const youWillHear = 'Sie hören von uns, sobald es zurück ist.';
export const pressButtonInEmail =
  'Bitte drücken Sie den Knopf in der E-Mail, die wir Ihnen geschickt haben: So bleibt Ihr Platz.';
export const refusals = {
  no_such_product: 'Diesen Artikel gibt es nicht.',
  unknown_size: 'Diese Größe gibt es von diesem Artikel nicht. Bitte wählen Sie eine Größe.',
  in_stock: 'Diese Größe ist vorrätig: Sie können sie jetzt haben.',
  no_texts:
    'SMS gehen nur aus den USA an Nummern in den USA. Bitte hinterlassen Sie stattdessen eine E-Mail-Adresse.',
  no_consent: 'Bitte lesen Sie neben dem Feld, wozu Sie zustimmen, und versuchen Sie es erneut.',
  audience_excluded: 'Dieser Artikel ist nicht für alle erhältlich.',
  too_many: 'Das ist genug für jetzt. Bitte versuchen Sie es später noch einmal.',
};
export const linkOfNoUse = 'Dieser Link gilt nicht mehr.';
export const linkNotOurs = 'Dieser Link ist keiner von uns.';

// The email that asks
export const confirmSubject = (name: string) => `Bitte bestätigen: ${name}, wenn es zurück ist`;
export const waitingIntro = (name: string, brand: string, what: string) =>
  `Jemand, hoffentlich Sie, hat uns gebeten, an diese Adresse zu schreiben, wenn ${name} von ${brand} zurück ist. ${what}.`;
export const confirmHere = 'Hier bestätigen Sie:';
export const thatWasMe = 'Ja, das war ich';
export const notYou = (days: number) =>
  `Nicht Sie? Tun Sie nichts: Ohne Ihr Wort wird nichts weiter gesandt. Der Link gilt ${days} Tage.`;

// The message that it is back
export const backSubject = (name: string) => `Es ist zurück: ${name}`;
export const backInStock = 'Wieder da';
export const isBack = (name: string, brand: string, what: string) =>
  `Sie haben uns gebeten, es Ihnen zu sagen, also tun wir es. ${name} von ${brand} ist zurück. ${what}.`;
export const amongTheFirst = 'Wer zuerst kommt, bekommt es, und Sie erfahren es unter den Ersten.';
export const seeItHere = 'Hier sehen Sie es:';
export const seeIt = 'Ansehen';
export const theOneEmail =
  'Das war die eine E-Mail, die wir versprochen haben. Weitere gibt es nicht, außer Sie bitten darum.';
export const noEmailsOfThisKind = 'Keine E-Mails dieser Art mehr:';
export const unsubscribe = 'Abmelden';
export const nameBy = (name: string, brand: string) => `${name} von ${brand}`;
export const backSms = (name: string, what: string, url: string) =>
  `${shopName()}: ${name} ist zurück. ${what}. ${url} Mit STOP melden Sie sich ab.`;

// Where the emails lead
export const wasItYou = 'Waren Sie es?';
export const place = (name: string, brand: string, what: string) => `${name} von ${brand}. ${what}.`;
export const keepPlaceLead =
  'Jemand hat Ihre Adresse hinterlassen, um zu hören, wenn dies zurück ist. Waren Sie es, behalten Sie Ihren Platz: eine E-Mail, sobald es da ist, dann Stille. Wenn nicht, tun Sie nichts.';
export const keepMyPlace = 'Meinen Platz behalten';
export const confirmLinkOfNoUse =
  'Dieser Link gilt nicht mehr. Fragen Sie auf der Seite des Artikels noch einmal, und wir schreiben wieder.';
export const emails = 'E-Mails';
export const noMoreEmails = 'Keine E-Mails mehr?';
export const weWriteOnce =
  'Wir schreiben einmal, wenn etwas zurück ist, auf das Sie gewartet haben. Ist das einmal zu viel, genügt ein Druck: für diese Adresse und für alles, worauf sie wartet.';
export const silenceThen = 'Dann Stille';
export const nothingMoreComes =
  'An diese Adresse kommt von unseren Wartelisten nichts mehr, und jeder Platz, den sie hatte, ist frei. War schon eine E-Mail unterwegs, so war es die letzte.';
export const backToShop = 'Zurück zum Laden';
export const writeAfterAll = 'Schreiben Sie mir doch';
export const linkNotWhole =
  'Dieser Link ist nicht vollständig. Bitte kopieren Sie ihn ganz aus der E-Mail, oder antworten Sie uns.';
