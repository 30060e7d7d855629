import { shopName } from '../shop-name.ts';

export const waitlist = 'Liste d’attente';
export const backToProduct = 'Revenir au produit';

// Where it opens
export const addToWaitlist = 'S’inscrire sur la liste d’attente';
export const soldOutForNow = 'Épuisé, pour l’instant';
export const tellMeWhenBack = 'Me prévenir de son retour';
export const itSoldOut = 'Épuisé. C’est souvent le cas.';
export const leaveNumber = 'Laissez un numéro, et vous le saurez avant tout le monde.';
export const leaveAddress = 'Laissez une adresse, et vous le saurez avant tout le monde.';
export const otherColors = 'D’autres couleurs sont disponibles dès maintenant.';
export const orAvailableNow = 'Ou, disponibles maintenant';
export const orMeanwhile = 'Ou, en attendant';
export const now = 'Maintenant';
export const was = 'Avant';

// The form
export const sizeToWaitFor = 'Taille attendue';
export const sizeToWaitForIs = 'Taille attendue : [taille]';
export const howToTell = 'Comment vous prévenir ?';
export const ways = { sms: 'SMS', email: 'E-mail' };
export const mobileNumber = 'Numéro de mobile';
export const emailAddress = 'Adresse e-mail';
export const emailSuch = 'vous@example.com';
export const notifyMe = 'Me prévenir';
export const addingYou = 'Inscription…';
/** Whoever changes these changes the version that is kept with every sign-up (domain/waitlist/waitlist.ts). */
export const consent = {
  get sms() {
    return `En appuyant sur « Me prévenir », vous acceptez de recevoir de ${shopName()} un SMS automatique au retour de cette taille, et aucun autre. Cet accord n’est pas une condition d’achat. Des frais de message et de données peuvent s’appliquer ; répondez STOP pour ne plus en recevoir.`;
  },
  email: 'Un e-mail pour confirmer que c’est bien vous, un autre à son retour, puis le silence.',
};
export const termsAndPrivacy = '[Conditions], [Confidentialité].';

// What it is answered with
export const waitlisted = 'C’est noté !';
export const sizeIn = (size: string, color: string) => `Taille ${size}, ${color}`;
const expected = (day: string | null) => (day === null ? '' : `, attendu vers le ${day}`);
export const confirmByEmail = (address: string, day: string | null) =>
  `Veuillez appuyer sur le bouton de l’e-mail envoyé à ${address} : il garde votre place. Nous vous écrirons dès son retour${expected(day)}.`;
export const willText = (phone: string, day: string | null) =>
  `Nous enverrons un SMS au ${phone} dès son retour${expected(day)}.`;
export const willWrite = (address: string, day: string | null) =>
  `Nous écrirons à ${address} dès son retour${expected(day)}.`;
export const inOrder = 'Les pièces sont proposées dans l’ordre des demandes.';
export const noDateYet = 'Pas encore de date. À découvrir dès maintenant';
export const dayWillCome = (day: string) => `Rendez-vous le ${day}. En attendant`;
export const youWillHear = 'Nous vous préviendrons dès son retour.';
export const pressButtonInEmail =
  'Veuillez appuyer sur le bouton de l’e-mail que nous vous avons envoyé : il garde votre place.';
export const refusals = {
  no_such_product: 'Ce produit n’existe pas.',
  unknown_size: 'Cette taille n’existe pas pour ce produit. Veuillez choisir une taille.',
  in_stock: 'Cette taille est en stock : elle est à vous dès maintenant.',
  no_texts:
    'Les SMS ne partent que des États-Unis vers des numéros américains. Veuillez plutôt laisser une adresse e-mail.',
  no_consent: 'Veuillez lire ce que vous acceptez, près du champ, et réessayer.',
  audience_excluded: 'Ce produit n’est pas en vente pour tous.',
  too_many: 'C’est assez pour l’instant. Veuillez réessayer plus tard.',
};
export const linkOfNoUse = 'Ce lien n’est plus valable.';
export const linkNotOurs = 'Ce lien n’est pas de nous.';

// The email that asks
export const confirmSubject = (name: string) => `Confirmez votre place : ${name}`;
export const waitingIntro = (name: string, brand: string, what: string) =>
  `Quelqu’un, vous sans doute, nous a demandé d’écrire à cette adresse dès le retour de cette pièce : ${name} par ${brand}. ${what}.`;
export const confirmHere = 'Confirmez ici :';
export const thatWasMe = 'Oui, c’était moi';
export const notYou = (days: number) =>
  `Ce n’était pas vous ? Ne faites rien : sans votre accord, nous n’enverrons rien de plus. Le lien est valable ${days} jours.`;

// The message that it is back
export const backSubject = (name: string) => `De retour : ${name}`;
export const backInStock = 'De retour en stock';
export const isBack = (name: string, brand: string, what: string) =>
  `Vous nous aviez demandé de vous prévenir, c’est chose faite. ${name} par ${brand} est de retour. ${what}.`;
export const amongTheFirst = 'Premier arrivé, premier servi, et vous êtes parmi les premiers à le savoir.';
export const seeItHere = 'À voir ici :';
export const seeIt = 'Voir la pièce';
export const theOneEmail =
  'C’était le seul e-mail promis. Il n’y en aura pas d’autre, sauf si vous le demandez.';
export const noEmailsOfThisKind = 'Ne plus recevoir d’e-mails de ce genre :';
export const unsubscribe = 'Se désabonner';
export const nameBy = (name: string, brand: string) => `${name} par ${brand}`;
/** In letters and spaces that every carrier knows: others would make several texts of one. */
export const backSms = (name: string, what: string, url: string) =>
  `${shopName()} : ${name} est de retour. ${what}. ${url} STOP pour ne plus recevoir de SMS.`;

// Where the emails lead
export const wasItYou = 'Était-ce vous ?';
export const place = (name: string, brand: string, what: string) => `${name} par ${brand}. ${what}.`;
export const keepPlaceLead =
  'Quelqu’un a laissé votre adresse pour être prévenu du retour de cette pièce. Si c’était vous, gardez votre place : un e-mail dès son retour, puis le silence. Sinon, ne faites rien.';
export const keepMyPlace = 'Garder ma place';
export const confirmLinkOfNoUse =
  'Ce lien n’est plus valable. Refaites votre demande sur la page du produit, et nous vous écrirons de nouveau.';
export const emails = 'E-mails';
export const noMoreEmails = 'Ne plus recevoir d’e-mails ?';
export const weWriteOnce =
  'Nous écrivons une seule fois, au retour de ce que vous attendiez. Si c’est encore trop, un bouton suffit : pour cette adresse, et pour tout ce qu’elle attend.';
export const silenceThen = 'Le silence, donc';
export const nothingMoreComes =
  'Nos listes d’attente n’écriront plus à cette adresse, et toutes ses places sont rendues. Si un e-mail était déjà en route, c’était le dernier.';
export const backToShop = 'Revenir à la boutique';
export const writeAfterAll = 'M’écrire malgré tout';
export const linkNotWhole =
  'Ce lien n’est pas complet. Veuillez le copier en entier depuis l’e-mail, ou nous répondre.';
