import { shopName } from '../../shop-name.ts';

export const share = 'Teilen';
export const shareByEmail = 'Per E-Mail teilen';
export const shareOn = (network: string) => `Auf ${network} teilen`;
export const moreWays = 'Weitere Wege, zu teilen';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Link kopiert';
export const byBrand = (name: string, brand: string) => `${name} von ${brand}`;

// Sending it
export const sendToSomeone = 'Jemandem schicken';
export const aHint = 'Ein Wink, gut platziert.';
export const yourName = 'Ihr Name';
export const theirEmail = 'E-Mail-Adresse der anderen Person';
export const theirEmailExample = 'name@example.com';
export const lineFromYou = 'Eine Zeile von Ihnen';
export const sending = 'Wird gesendet …';
export const send = 'Senden';
export const onItsWay = 'Unterwegs';
export const haveWrittenTo = (address: string) => `Wir haben an ${address} geschrieben, ein einziges Mal.`;
export const backToProduct = 'Zurück zum Artikel';
export const enterName = 'Bitte geben Sie Ihren Namen ein.';
export const notAName = 'Ein Name besteht aus Buchstaben, Leerzeichen, Bindestrichen und Apostrophen.';
export const linkInNote =
  'Eine Notiz kann keine Links enthalten: Der des Artikels geht ohnehin mit. Lassen Sie nach einem Punkt ein Leerzeichen.';
export const noteTooLong = (most: number) => `Eine Notiz hat höchstens ${most} Zeichen.`;
export const enoughForNow = 'Das sind genug E-Mails für jetzt. Bitte versuchen Sie es später noch einmal.';

// The e-mail
export const thoughtOfYou = (name: string) => `Jemand hat an Sie gedacht: ${name}`;
export const quoted = (note: string) => `„${note}“`;
export const sentOnce = (sender: string) =>
  `${sender} hat Ihnen dies ein einziges Mal geschickt, von ${shopName()} aus. Wir führen keine Liste, auf der Ihre Adresse steht.`;
