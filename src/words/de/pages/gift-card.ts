import { shopName } from '../../shop-name.ts';

// Buying one.
export const giftCard = 'Geschenkkarte';
export const description = () =>
  `Eine Geschenkkarte von ${shopName()}, per E-Mail an dem Tag, den Sie wählen, mit Ihren Worten darauf.`;
export const sentByEmail = 'Kommt per E-Mail, ist wert, was darauf steht, und verfällt nie.';
export const ambassadorsCannot = 'Konten von Markenbotschaftern können keine Geschenkkarten kaufen.';
export const keepsCommissionsHonest = 'Das hält Provisionen ehrlich. Ein privates Konto kann es.';
export const addToBag = 'In den Warenkorb';
export const haveOneAlready = 'Haben Sie schon eine? [Sehen Sie, was sie wert ist]';
export const amount = 'Betrag';
export const otherAmount = 'Anderer';
export const amountInDollars = 'Betrag in Dollar';
export const amountRange = (least: string, most: string) =>
  `Von ${least}\u00a0$ bis ${most}\u00a0$, ganze Dollar.`;
export const recipient = 'Für';
export const sender = 'Von';
export const theirEmail = 'E-Mail-Adresse der beschenkten Person';
export const aFewWords = 'Ein paar Worte';
export const upToCharacters = (most: number) => `Bis zu ${most} Zeichen.`;
export const sendOn = 'Senden am';
export const emptySendsAtOnce = 'Leer lassen, um sie sofort zu senden.';

// What it will look like.
export const preview = (dollars: string, to: string, from: string) =>
  `Vorschau: eine Geschenkkarte von ${shopName()} über ${dollars || 'einige'} Dollar für ${to}, von ${from}`;
export const someone = 'jemanden';
export const you = 'Ihnen';
export const spentSlowly = 'Ein Geschenk, langsam auszugeben';
export const forNamed = (name: string) => `Für ${name}`;
export const fromNamed = (name: string) => `von ${name}`;
export const seenOn = (day: string) => `So ist sie zu sehen, am ${day} um 9 Uhr New Yorker Zeit.`;
export const seenOncePaid = 'So ist sie zu sehen, sobald sie bezahlt ist.';
export const lineOncePaid = (name: string) => `Für ${name}, per E-Mail, sobald sie bezahlt ist`;
export const lineOnDay = (name: string, day: string) => `Für ${name}, per E-Mail am ${day}`;

// What is wrong with the form.
export const notRightYet = 'An dieser Karte stimmt noch etwas nicht.';
export const enterAmount = (least: string, most: string) =>
  `Bitte geben Sie einen Betrag von ${least}\u00a0$ bis ${most}\u00a0$ ein, in ganzen Dollar.`;
export const sayWhomFor = 'Bitte sagen Sie, für wen sie ist.';
export const sayWhomFrom = 'Bitte sagen Sie, von wem sie ist.';
export const enterEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
export const wordsTooLong = (most: number) => `Ein paar Worte haben höchstens ${most} Zeichen.`;
export const nameTooLong = (most: number) => `Ein Name hat höchstens ${most} Zeichen.`;
export const holdsLink = 'Bitte keine Links. Lassen Sie nach einem Punkt ein Leerzeichen.';
export const chooseDay = 'Bitte wählen Sie einen Tag.';
export const dayIsOver = 'Dieser Tag ist vorbei. Wählen Sie heute oder einen späteren.';
export const withinAYear = 'Wählen Sie einen Tag innerhalb eines Jahres.';

// What one is worth.
export const balance = 'Wert einer Geschenkkarte';
export const codeIsInEmail = 'Der Code steht in der E-Mail, mit der sie kam. Ein Konto ist nicht nötig.';
export const makeItCredit = 'In Guthaben umwandeln';
export const cardNumber = 'Kartennummer';
export const check = 'Prüfen';
export const giveOne = 'Eine verschenken';
export const unknownCode =
  'Diesen Code kennen wir nicht. Sehen Sie noch einmal in die E-Mail: Eine 0 ist nie ein O.';
export const alreadyUsed = 'Diese Karte wurde schon verwendet.';
/** `wait` says for how long, as a sentence that goes on. */
export const tooManyCodes = (wait: string) => `Das waren zu viele Codes. ${wait} bis zum nächsten.`;
export const takenBack = 'Diese Karte wurde mit ihrer Bestellung zurückgenommen. Es ist nichts mehr darauf.';
export const becameCredit = 'Diese Karte ist zu Guthaben geworden.';
export const becameCreditOn = (day: string) => `Diese Karte wurde am ${day} zu Guthaben.`;
export const left = (worth: string) => `Noch ${worth}.`;
export const added = (worth: string, credit: string) =>
  `${worth} hinzugefügt. Sie haben ${credit} Guthaben, das Sie an der Kasse ausgeben können.`;

// The e-mail that is the card.
export const emailSubject = (from: string) => `${from} hat Ihnen eine Geschenkkarte geschickt`;
export const greeting = (to: string, from: string, worth: string) =>
  `${to}, ${from} hat Ihnen eine Geschenkkarte von ${shopName()} über ${worth} geschickt.`;
export const howToSpend =
  'Geben Sie den Code dort ein, wo die Kasse nach einem Code fragt: Er wird zu Guthaben, das Sie in Teilen oder auf einmal ausgeben können und das nie verfällt.';
export const yourCode = 'Ihr Code:';
export const whatItIsWorth = 'Was sie wert ist';
export const whatItIsWorthHere = 'Was sie wert ist:';
