import { shopName } from '../shop-name.ts';

// Buying one.
export const giftCard = 'Carte cadeau';
export const description = () =>
  `Une carte cadeau ${shopName()}, envoyée par e-mail le jour de votre choix, avec quelques mots de vous.`;
export const sentByEmail = 'Envoyée par e-mail, à sa pleine valeur, sans date d’expiration.';
export const ambassadorsCannot = 'Les comptes ambassadeurs ne peuvent pas acheter de cartes cadeaux.';
export const keepsCommissionsHonest =
  'C’est une question d’équité des commissions. Un compte personnel le peut.';
export const addToBag = 'Ajouter au panier';
export const haveOneAlready = 'Vous en avez déjà une ? [Voir sa valeur]';
export const amount = 'Montant';
export const otherAmount = 'Autre';
export const amountInDollars = 'Montant en dollars';
export const amountRange = (least: string, most: string) => `De ${least} à ${most} $, en dollars entiers.`;
export const recipient = 'Pour';
export const sender = 'De la part de';
export const theirEmail = 'Adresse e-mail du destinataire';
export const aFewWords = 'Quelques mots';
export const upToCharacters = (most: number) => `${most} caractères au plus.`;
export const sendOn = 'Date d’envoi';
export const emptySendsAtOnce = 'Laissez vide pour un envoi immédiat.';

// What it will look like.
export const preview = (dollars: string, to: string, from: string) =>
  `Aperçu : une carte cadeau ${shopName()} de ${dollars || 'quelques'} dollars pour ${to}, de la part de ${from}`;
export const someone = 'quelqu’un';
export const you = 'vous';
export const spentSlowly = 'Un cadeau, à savourer lentement';
export const forNamed = (name: string) => `Pour ${name}`;
export const fromNamed = (name: string) => `de la part de ${name}`;
export const seenOn = (day: string) => `Telle qu’elle arrivera, le ${day} à 9 h, heure de New York.`;
export const seenOncePaid = 'Telle qu’elle arrivera, dès le paiement.';
export const lineOncePaid = (name: string) => `Pour ${name}, par e-mail dès le paiement`;
export const lineOnDay = (name: string, day: string) => `Pour ${name}, par e-mail le ${day}`;

// What is wrong with the form.
export const notRightYet = 'Quelque chose ne va pas encore sur cette carte.';
export const enterAmount = (least: string, most: string) =>
  `Veuillez saisir un montant de ${least} à ${most} $, en dollars entiers.`;
export const sayWhomFor = 'Veuillez dire à qui elle est destinée.';
export const sayWhomFrom = 'Veuillez dire de la part de qui.';
export const enterEmail = 'Veuillez saisir une adresse e-mail valide.';
export const wordsTooLong = (most: number) => `Le message compte ${most} caractères au plus.`;
export const nameTooLong = (most: number) => `Un nom compte ${most} caractères au plus.`;
export const holdsLink = 'Pas de lien, s’il vous plaît. Laissez une espace après un point.';
export const chooseDay = 'Veuillez choisir un jour.';
export const dayIsOver = 'Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.';
export const withinAYear = 'Choisissez un jour dans l’année à venir.';

// What one is worth.
export const balance = 'Solde de la carte cadeau';
export const codeIsInEmail = 'Le code est dans l’e-mail qui l’accompagnait. Aucun compte n’est nécessaire.';
export const makeItCredit = 'En faire mon avoir';
export const cardNumber = 'Numéro de carte';
export const check = 'Vérifier';
export const giveOne = 'En offrir une';
export const unknownCode =
  'Nous ne connaissons pas ce code. Regardez l’e-mail encore une fois : un 0 n’est jamais un O.';
export const alreadyUsed = 'Cette carte a déjà été utilisée.';
/** `wait` says for how long, as a sentence that goes on. */
export const tooManyCodes = (wait: string) => `Trop de codes ont été essayés. ${wait} avant le suivant.`;
export const takenBack = 'Cette carte a été reprise avec sa commande. Il n’y reste rien.';
export const becameCredit = 'Cette carte est devenue un avoir.';
export const becameCreditOn = (day: string) => `Cette carte est devenue un avoir le ${day}.`;
export const left = (worth: string) => `Il reste ${worth}.`;
export const added = (worth: string, credit: string) =>
  `${worth} ajoutés. Vous disposez de ${credit} d’avoir pour vos commandes.`;

// The e-mail that is the card.
export const emailSubject = (from: string) => `${from} vous offre une carte cadeau`;
export const greeting = (to: string, from: string, worth: string) =>
  `${to}, ${from} vous offre une carte cadeau ${shopName()} de ${worth}.`;
export const howToSpend =
  'Saisissez le code là où la commande en demande un : il devient un avoir, à dépenser en une ou plusieurs fois, sans date d’expiration.';
export const yourCode = 'Votre code :';
export const whatItIsWorth = 'Voir sa valeur';
export const whatItIsWorthHere = 'Sa valeur :';
