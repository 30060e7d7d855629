import { shopName } from '../shop-name.ts';

// When a payment is not an order.
export const declined = 'La carte a été refusée. Veuillez en essayer une autre, ou contacter votre banque.';
export const declinedNotEnough =
  'La carte a été refusée : provision insuffisante. Veuillez en essayer une autre.';
export const notConfirmed =
  'Votre banque n’a pas pu confirmer votre identité. Veuillez réessayer, ou utiliser une autre carte.';
export const paymentFailed =
  'Le paiement n’a pas abouti et rien n’a été débité. Votre commande est inchangée : veuillez réessayer.';
export const paymentsDown =
  'Les paiements ne répondent pas pour l’instant. Rien n’a été débité et votre panier est inchangé : veuillez réessayer dans une minute.';
export const orderInFlight = 'Cette commande est déjà en cours. Un instant, s’il vous plaît.';
export const tooManyDeclines =
  'Trop de cartes ont été refusées. Veuillez patienter quelques minutes avant de réessayer.';
export const justSoldOut = 'Un article de votre panier vient d’être épuisé. Rien n’a été débité.';
export const soldOutWhilePaying = (names: readonly string[]) =>
  `Épuisé pendant votre paiement : ${names.join(', ')}. Rien n’a été débité.`;
export const dealOver = (names: readonly string[]) =>
  `La vente flash est terminée pour ${names.join(', ')}, ou vous en avez déjà profité. Rien n’a été débité.`;
export const tooMuchOfProduct = (names: readonly string[]) =>
  `Autant d’exemplaires ne peuvent être réservés à la fois : ${names.join(', ')}. Commandez-en moins ; le reste peut suivre. Rien n’a été débité.`;
export const tooMuchAtOnce = (most: number) =>
  `Nous ne pouvons vous réserver plus de ${most} pièces à la fois. Terminez d’abord une commande. Rien n’a été débité.`;
export const tooManyPayFromThere =
  'De très nombreuses pièces sont en cours de paiement depuis votre réseau. Rien n’a été débité : veuillez réessayer dans une minute.';
export const codesOver = (codes: readonly string[]) =>
  `Ne peut plus être utilisé : ${codes.join(', ')}. Rien n’a été débité.`;
export const somethingMissing = 'Il manque quelque chose avant de pouvoir payer.';
export const noSuchQuote = 'Ce récapitulatif n’est pas le vôtre.';
export const noPaymentsBy = (processor: string) =>
  `Cette boutique n’accepte pas les paiements par ${processor}.`;
export const noCardNumbers =
  'Le numéro d’une carte se saisit dans le champ de son prestataire, et n’est jamais envoyé ici.';
export const needsCardToken = 'Un paiement par carte nécessite le jeton de la carte.';
export const cardRequired = 'Il reste un montant à payer. Veuillez choisir une carte. Rien n’a été débité.';
export const keyOfAnotherPayment = 'Cette Idempotency-Key a servi à un autre paiement.';

// Cards that are kept.
export const card = 'Carte';
export const cardEnding = (brand: string, last4: string) => `${brand} se terminant par ${last4}`;
export const noCard = 'Ce n’est pas une carte.';
export const noCardsBy = (processor: string) => `Cette boutique n’accepte pas les cartes par ${processor}.`;
export const cardInFlight = 'Cette carte est déjà en cours d’enregistrement. Un instant, s’il vous plaît.';
export const keyOfAnotherCard = 'Cette Idempotency-Key a servi à une autre carte.';
export const cannotBeSaved =
  'Cette carte ne peut être enregistrée. Veuillez la vérifier, ou en essayer une autre.';
/** Two that `oops` ends with a full stop. */
export const noSuchCard = 'Cette carte n’est pas dans votre compte';
export const cardsOutOfReach = 'Vos cartes sont injoignables pour l’instant';
export const refreshOrContact = 'Veuillez actualiser la page et réessayer, ou contacter le service client';
export const oops = (text: string) => `Oups ! ${text}.`;

// The fields of a card.
export const cardDetails = 'Données de la carte';
export const cardNumber = 'Numéro de carte';
export const expires = 'Expiration';
export const expirationDate = 'Date d’expiration';
export const monthAndYear = 'MM / AA';
export const securityCode = 'Code de sécurité';
export const threeDigits = '3 chiffres';
export const openingCardField = 'Ouverture du champ de la carte…';
export const cardFieldNotLoaded = 'Le champ de la carte ne s’est pas chargé.';
export const checkConnection = 'Votre saisie est conservée. Vérifiez votre connexion et réessayez.';
export const tryAgain = 'Réessayer';
export const cardFieldSilent =
  'Le champ de la carte ne répond pas. Veuillez recharger la page ; le reste de votre saisie est conservé.';
export const lookAtCardAgain = 'Veuillez vérifier les données de la carte.';
export const lookAtNumberAgain = 'Veuillez vérifier le numéro de carte.';
export const asOnTheCard = 'Veuillez saisir le mois et l’année inscrits sur la carte.';
export const enterCodeOfCard = 'Veuillez saisir le code de la carte.';
export const enterNumber = 'Saisissez votre numéro de carte.';
export const numberIncomplete = 'Votre numéro de carte est incomplet.';
export const useTestCard = 'Utilisez une carte de test : 4242 4242 4242 4242';
export const enterExpiry = 'Saisissez la date d’expiration de votre carte.';
export const enterMonthAndYear = 'Saisissez le mois et l’année, par exemple 08 / 28.';
export const cardExpired = 'Votre carte a expiré.';
export const enterSecurityCode = 'Saisissez votre code de sécurité.';
export const securityCodeHasThree = 'Le code de sécurité comporte 3 chiffres.';

// The second step of the built-in processor, whose pages are written in this language.
export const pageLanguage = 'fr';
export const approveAPayment = 'Approuver un paiement';
export const isThisYou = 'Est-ce bien vous ?';
export const approvePayment = (amount: string) =>
  `Votre banque vous demande d’approuver un paiement de ${amount} à ${shopName()}. Ceci est le prestataire de test : aucun argent ne circule.`;
export const approveKeeping = () =>
  `Votre banque vous demande d’autoriser ${shopName()} à garder votre carte. Ceci est le prestataire de test : aucun argent ne circule.`;
export const approve = 'Approuver';
export const refuse = 'Refuser';
export const stepOver = 'Cette étape est terminée';
export const stepOverBecause = 'Le paiement a été approuvé, refusé ou abandonné. [Retour à la boutique]';
export const approveOrRefuse = 'Répondez par approve ou refuse.';
export const noSuchPayment = 'Ce paiement n’existe pas.';

// Paying in four.
export const payInFour = (amount: string, lenders: string) => `Ou 4 paiements de ${amount} avec ${lenders}.`;
export const howItWorks = 'Comment ça marche';
