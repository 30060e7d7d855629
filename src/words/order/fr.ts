import { inFrench } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// How far an order has come.
export const orderStates = {
  placed: 'En préparation',
  partly_shipped: 'Une partie est en route',
  shipped: 'En route',
  delivered: 'Elle est chez vous',
  returned: 'Retournée',
  cancelled: 'Annulée',
};
export const order = (orderId: number | string) => `Commande ${orderId}`;
export const orderPlacedAt = (orderId: number, when: string) => `Commande ${orderId}, passée le ${when} UTC`;
export const thankYou = 'Merci';
export const thankYouNamed = (name: string) => `Merci, ${name}`;
export const nothingShips = 'Rien n’est expédié.';
export const setAsideIsReleased = 'La somme réservée sur votre carte est libérée.';
export const goesBack = (amount: string) => `${amount} vous sont remboursés par le même moyen de paiement.`;
export const creditIsYoursAgain = 'L’avoir utilisé vous est rendu.';
const numbers = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const counted = (count: number, one: string, other: string) =>
  inFrench(count, one, `${numbers[count - 2] ?? count} ${other}`);
export const pieces = (count: number) => counted(count, 'une pièce', 'pièces');
export const parcels = (count: number) => counted(count, 'un colis', 'colis');
export const giftCardsByEmail = (count: number) =>
  `${counted(count, 'une carte cadeau', 'cartes cadeaux')} par e-mail`;
export const receiptOnItsWay = (email: string) => `Un reçu est en route vers ${email}.`;
export const receiptWentTo = (email: string) => `Le reçu a été envoyé à ${email}.`;
export const cancelUntilItShips = 'Vous pouvez annuler jusqu’à l’expédition.';
export const cancelUntilItIsSpent = 'Vous pouvez annuler tant qu’elle n’a pas été utilisée.';
export const noSuchOrder = 'Cette commande n’existe pas.';
export const dealLimit =
  'Un seul article par commande au prix flash. Retirez les autres pour passer commande.';

// Held, until a person has looked at its payment.
export const waitsForPayment = 'En attente de paiement';
export const heldForPayment = 'Son paiement n’a pas abouti comme prévu.';
export const restHeldForPayment = 'Le paiement du reste n’a pas abouti comme prévu.';
export const settle =
  'Ce qui n’est pas parti reste ici pour vous, et rien de plus n’est débité. Écrivez-nous pour régler la question.';
export const settleOrCancel =
  'Elle reste ici pour vous, et rien de plus n’est débité. Écrivez-nous pour régler la question, ou annulez-la ici et commandez à nouveau.';

// Its parcels, and where each is.
export const yourParcel = 'Votre colis';
export const parcelNumbered = (number: number) => `Colis ${number}`;
export const presaleShipsBy = (day: string) => `Précommande, expédié au plus tard le [${day}]`;
export const tracking = (code: string) => `Suivi ${code}`;
export const trackingAt = (carrier: string, code: string) => `Suivre ${code} chez ${carrier}`;
export const carriers = {
  ups: 'UPS',
  usps: 'USPS',
  fedex: 'FedEx',
  dhl: 'DHL',
  dpd: 'DPD',
  canada_post: 'Postes Canada',
  royal_mail: 'Royal Mail',
  la_poste: 'La Poste',
  other: 'Autre transporteur',
};
export const finalSale = 'Vente ferme';
export const sentBack = (count: number) => `${count} ${inFrench(count, 'retourné', 'retournés')}`;
export const ordered = 'Commandé';
export const reservedForYou = 'Réservé pour vous';
export const cancelled = 'Annulé';
export const sentByEmail = 'Envoyé par e-mail';
export const beingPacked = 'En préparation';
export const waitingForIt = 'En attente d’arrivée';
export const withTheCourier = 'Chez le transporteur';
export const shippedAndCharged = 'Expédié et débité';
export const atYourDoor = 'À votre porte';

// What it cost, and where it goes.
export const orderFacts = 'Détails de la commande';
export const charged = (amount: string) => `${amount} débités`;
export const restWhenItShips = 'le reste à l’expédition';
export const chargedNow = (amount: string) => `${amount} réservés, débités maintenant`;
export const setAside = (amount: string) => `${amount} réservés, débités à l’expédition`;
export const whatCameBack = 'Ce qui vous a été rendu';
export const refundCauses = { refund: 'Remboursement', return: 'Retour', cancellation: 'Annulation' };
export const refundedOn = (cause: string, day: string) => `${cause}, ${day}`;
export const refundStates = {
  done: 'Envoyé ; les banques mettent trois à cinq jours à l’afficher',
  asked: 'Demandé à votre banque',
  refused: 'Refusé par votre banque ; nous vous écrirons',
};
export const giftCardByEmail = 'Carte cadeau, par e-mail';
export const yoursAtOnce = 'À vous tout de suite';
export const to = 'Livraison à';
export const billedTo = 'Facturation à';
export const signature = 'Signature';
export const signatures = {
  needed: 'Remis en main propre contre signature.',
  waived: 'Déposé sans signature, comme vous l’avez choisi.',
};
export const aGift = 'Un cadeau';
export const noPrices = 'Aucun prix dans le colis.';
export const aQuestion = 'Une question ? Écrivez-nous';
export const findItAgain = 'La retrouver';
export const keepThisLink = 'Gardez ce lien';
export const linkIsInReceipt = 'Il figure aussi dans le reçu. Quiconque l’a voit cette page.';

// Cancelling it.
export const cancelOrder = 'Annuler la commande…';
export const cancelOrderNumbered = (orderId: number) => `Annuler la commande ${orderId}`;
export const cancelAll = (orderId: number, amount: string | null) =>
  `Annuler toute la commande ${orderId} ? Rien n’est expédié${amount === null ? '' : `, ${amount} vous sont rendus par le même moyen de paiement`}, et l’avoir ou les codes utilisés vous sont rendus. Cette annulation est définitive.`;
export const isCancelled = 'Votre commande est annulée.';
export const tooLateToCancel = 'Elle est déjà partie, ou déjà annulée.';

// How buying was.
export const howWasBuying = 'Comment s’est passé votre achat ?';
export const easy = 'Facilement';
export const fine = 'Bien';
export const hardWork = 'Avec peine';
export const aWordIfYouLike = 'Un mot, si vous le souhaitez';
export const send = 'Envoyer';
export const sending = 'Envoi…';
export const onlyOnce = 'Au sujet de cette boutique uniquement, et une seule fois.';
export const readByAPerson = 'Merci. Votre réponse est lue par une personne.';
export const sayHowItWas = 'Veuillez dire comment cela s’est passé.';
export const alreadyReported = 'Vous nous avez déjà parlé de cette commande. Merci.';

// Its e-mails.
export const receiptSubject = (orderId: number) => `Votre commande ${orderId} chez ${shopName()}`;
export const isPlaced = (orderId: number) => `Merci. Votre commande ${orderId} est bien enregistrée.`;
/** What stands before a value, or before the lines under it. */
export const labelled = (name: string, value: string) => `${name} : ${value}`;
export const heading = (title: string) => `${title} :`;
export const leavesAndArrives = (leaves: string, arrives: string) => `${leaves}. ${arrives}`;
export const inSize = (size: string) => `taille ${size}`;
export const receiptLine = (count: number, what: string, price: string) => `${count} × ${what} : ${price}`;
export const goesTo = 'Livraison à :';
export const followUntilShipped = 'Suivez-la, ou annulez-la jusqu’à son expédition';
export const followUntilSpent = 'Suivez-la, ou annulez-la tant que la carte n’a pas été utilisée';
export const seeTheOrder = 'Voir la commande';
export const cancelledSubject = (orderId: number) => `Votre commande ${orderId} est annulée`;
export const isCancelledNumbered = (orderId: number) => `Votre commande ${orderId} est annulée.`;
export const nothingWasCharged = 'Rien n’a été débité.';
export const shippedSubject = (orderId: number) => `En route : votre commande ${orderId}`;
export const hasLeft = (names: string) => `Ce qui a quitté notre boutique : ${names}.`;

export const newAddressSubject = (orderId: number) => `Votre commande ${orderId} part à une nouvelle adresse`;

export const newAddress = (orderId: number) =>
  `Nous avons changé, comme demandé, l’adresse de votre commande ${orderId}. Si personne ne l’a demandé pour vous, écrivez-nous avant son départ.`;

export const leftToday = (names: string) => `Ce qui a quitté notre boutique aujourd’hui : ${names}.`;
export const followAt = (carrier: string) => `Suivre le colis chez ${carrier}`;
export const itsParcelIs = (code: string) => `Numéro du colis : ${code}.`;
export const unpaidSubject = (orderId: number) => `Votre commande ${orderId} attend son paiement`;
export const unpaid = (orderId: number) =>
  `Votre banque ne réserve plus le montant de ce qui reste à expédier de votre commande ${orderId}. Rien de plus n’a été débité, et nous le gardons pour vous.`;
export const payElsewhere = 'Écrivez-nous pour payer autrement.';
export const payElsewhereOrCancel =
  'Écrivez-nous pour payer autrement, ou annulez la commande sur sa page et commandez à nouveau.';
export const refundSubject = (orderId: number) => `Un remboursement pour votre commande ${orderId}`;
export const comesBack = (amount: string, orderId: number) =>
  `${amount} de votre commande ${orderId} vous sont rendus.`;
export const backToCard = (amount: string, card: string) =>
  `${amount} sont remboursés sur ${card}. Les banques mettent trois à cinq jours à l’afficher.`;
export const yourCard = 'votre carte';
export const backAsCredit = (amount: string) => `${amount} redeviennent votre avoir, tout de suite.`;
export const backAsGiftCard = (amount: string) =>
  `${amount} vous parviennent en carte cadeau, dans un autre e-mail, car le compte qui les a payés est fermé.`;

// Le lien d’une commande prise par téléphone.
export const linkSubject = 'Votre commande par téléphone, prête à être payée';
export const linkGreeting = (name: string) => `Bonjour ${name},`;
export const linkIntro = 'voici la commande que vous nous avez demandée par téléphone :';
export const linkComesTo = (amount: string) =>
  `Avec la livraison et les taxes, elle s’élève à ${amount} aujourd’hui.`;
export const linkToPay = 'Vérifier et payer';
export const linkTerms = (until: string) =>
  `Le lien s’ouvre jusqu’au ${until}. Rien n’est réservé avant votre paiement, et le prix est alors recalculé.`;
export const linkUnexpected = 'Si vous n’avez rien demandé, ne faites rien : rien n’est débité.';

export const exchangeSubject = (orderId: number) => `Un échange pour votre commande ${orderId}`;
export const exchange = (name: string, count: number, from: string, to: string) =>
  `${count === 1 ? '' : `${count} × `}${name} : la taille ${to} au lieu de la taille ${from}. Il n’y a rien à payer.`;
export const exchangeHeldUntil = (size: string, day: string) =>
  `La taille ${size} vous est réservée jusqu’au ${day}. Elle part dès que votre renvoi nous est parvenu.`;
export const exchangeLeavesNow = (size: string) =>
  `La taille ${size} est préparée dès maintenant ; merci de renvoyer l’autre.`;
export const exchangedFor = (count: number) =>
  `${count} ${inFrench(count, 'échangé', 'échangés')} contre une autre taille`;
export const sentInExchange = 'Envoyé en échange';
