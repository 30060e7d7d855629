// What the desk says of one order.

export const placedBy = (when: string, name: string) => `Passée le ${when}. ${name}`;
export const isHeldTitle = 'Retenue : plus rien n’en part.';
export const insistedAddress = 'La boutique doutait de l’adresse, et le client a dit qu’elle est juste.';
export const parcel = (number: number) => `Colis ${number}`;
export const onlyParcel = 'Colis';
export const byEmail = 'Par e-mail';
export const leftOn = (when: string) => `Expédié ${when}`;
export const arrivedOn = (when: string) => `Livré ${when}`;
export const leavesBy = (day: string) => `Part au plus tard le ${day}`;
export const toPack = 'À emballer';
export const tracking = 'Numéro de suivi';
export const trackingHint = 'Peut rester vide';
export const carrier = 'Transporteur';
export const noCarrier = 'Non précisé';
export const item = 'Article';
export const sku = 'Référence';
export const price = 'Prix';
export const paidFor = 'Payé';
export const pieceOf = (color: string, size: string) =>
  [color, size].filter((part) => part !== '').join(', ');
export const times = (count: number) => `× ${count}`;
export const isComingBack = (count: number) => `En retour : ${count}`;
export const isBack = (count: number) => `Revenus : ${count}`;
export const lineLeft = 'Expédié';
export const lineHere = 'Ici';
export const shipParcel = (name: string) => `Expédier : ${name.toLowerCase()}`;
export const shipping = 'Livraison';
export const shipHint = (left: string) =>
  `Débite la carte pour ce colis (${left} ne sont pas encore débités) et écrit une fois au client.`;
export const shipHintPaid = 'Écrit une fois au client.';
export const markDelivered = 'Marquer comme livrée';
export const cancelOrder = 'Annuler la commande…';
export const cancelQuestion = (orderId: number) => `Annuler la commande ${orderId} ?`;
export const cancelWhy = (sum: string) =>
  `Rien ne part, ${sum} retournent d’où ils viennent ou sont libérés, et le stock est de nouveau libre. C’est définitif.`;
export const keepOrder = 'Garder la commande';
export const cancelIt = 'Annuler la commande';
export const releaseWhy = 'Ce qui a été constaté, ou convenu';
export const isPaidElsewhere = 'Ce qui restait à débiter a été payé autrement';
export const releaseIt = 'Libérer la commande';

// Money back
export const refund = 'Remboursement';
export const refundable = (sum: string) => `Au plus ${sum}`;
export const refundLimit = (perDay: string, left: string) =>
  `Vous pouvez rendre ${perDay} par jour : il reste ${left} aujourd’hui.`;
export const refundLimitReached = (perDay: string) =>
  `Vous pouvez rendre ${perDay} par jour, et c’est fait pour aujourd’hui. Demandez plus à un responsable.`;
export const nothingToRefund =
  'Rien ne peut en être rendu : rien n’a été débité ici, ou tout a déjà été rendu.';
export const whatToRefund = 'Ce qui est remboursé';
export const units = 'Unités';
export const unitsOf = (name: string) => `Unités de ${name}`;
export const orAmount = 'Ou un montant';
export const amountIsNone = 'Ce n’est pas un montant.';
export const amountTooLarge = (sum: string) => `Plus que ce qui peut être rendu : ${sum} au plus.`;
export const storeCredit = 'crédit boutique';
export const refundTo = (sum: string, place: string) => `Rembourser ${sum} sur ${place}`;
export const refundToBoth = (sum: string, card: string, credit: string) =>
  `Rembourser ${sum} : ${card}, et ${credit} en crédit`;
export const sumTo = (sum: string, place: string) => `${sum} sur ${place}`;
export const refundNothing = 'Rembourser…';
export const refundQuestion = (button: string) => `${button} ?`;
export const refundWhy = (orderId: number) =>
  `Commande ${orderId}. L’argent part aussitôt et ne peut être rappelé.`;
export const refundDone = (sum: string) => `${sum} remboursés.`;
export const refundPending = (sum: string) =>
  `${sum} sont en route : le prestataire n’a pas encore confirmé.`;
export const keepMoney = 'Ne pas rembourser';
export const asksOnce = 'Demande encore une fois.';
export const card = 'la carte';
export const money = 'Sommes';
export const items = 'Articles';
export const discount = 'Remise';
export const freeShipping = 'Offerte';
export const payments = 'Paiement';
export const authorised = 'Autorisé';
export const charged = 'Débité';
export const stillToCharge = 'Reste à débiter';
export const refunded = 'Remboursé';
export const refunds = 'Rendu';
export const refundCauses = { refund: 'Remboursement', return: 'Retour', cancellation: 'Annulation' };
export const refundStates = { done: 'Fait', asked: 'En route', refused: 'Refusé par la banque' };
export const refundPlaces = {
  card: 'la carte',
  store_credit: 'crédit boutique',
  gift_card: 'une carte cadeau',
};
export const canBeRefunded = 'Peut encore être rendu';

// Returns
export const returns = 'Retours';
export const noReturns = 'Rien ne revient.';
export const letComeBack = 'Accepter un retour';
export const whichItem = 'Article';
export const howMany = 'Combien';
export const reason = 'Raison';
export const letIt = 'Accepter le retour';
export const inReturn = 'En échange de';
export const windowOver = (day: string) => `Le retour était possible jusqu’au ${day}.`;
export const nothingFromThere = 'Rien n’est repris depuis le pays où il est allé.';
export const takeBackLate = 'Le reprendre quand même : par égard, ou parce qu’il est défectueux';
export const moneyBack = 'Son prix';
export const anotherSize = 'Une autre taille';
export const newSize = 'Nouvelle taille';
export const sizeWithLeft = (size: string, left: number) => `${size}, ${left} libres`;
export const noOtherSize = 'Aucune autre taille n’en a autant de libres.';
export const sendBeforeHere = 'L’envoyer avant le retour de l’ancien';
export const holdSize = (size: string) => `Réserver ${size}, rien à payer`;
export const sendNow = (size: string) => `Envoyer ${size} maintenant, rien à payer`;
export const exchangeHeld = (size: string, day: string) => `Contre ${size}, réservé jusqu’au ${day}`;
export const exchangeNotHeld = (size: string) => `Contre ${size}, plus réservé`;
export const exchangeSent = (size: string) => `Contre ${size}, dans un colis à part`;
export const exchanged = (count: number) => `Échangé : ${count}`;
export const inExchange = 'Envoyé en échange';
export const returnStates = { authorised: 'En retour', received: 'Reçu', called_off: 'Annulé' };
export const callOff = 'Annuler…';
export const callOffQuestion = (name: string) => `Le gardent-ils : ${name} ?`;
export const callOffWhy = 'Le retour est clos, et ce qui était réservé pour lui est libre.';
export const callItOff = 'Annuler le retour';
export const leaveIt = 'Il arrive';
export const receive = 'C’est arrivé…';
export const receiveQuestion = (count: number, name: string) => `Est-ce arrivé : ${count} × ${name} ?`;
export const receiveWhy = 'L’article retourne en rayon, et il est remboursé aussitôt. C’est définitif.';
export const receiveIt = 'Recevoir';
export const receiveSentWhy =
  'L’article retourne en rayon. L’autre taille est partie : aucun argent ne bouge.';
export const receiveAndSend = (size: string) => `Recevoir et préparer ${size}`;
export const receiveAndSendWhy = (size: string) =>
  `L’article retourne en rayon, et ${size} a son colis. Si ${size} n’est plus là, il est remboursé.`;
export const notHereYet = 'Pas encore arrivé';

// People and notes of an order
export const customer = 'Client';
export const giftOrder = 'Un cadeau';
export const notes = 'Notes';
export const addNote = 'Ajouter une note';
export const noteHint = 'Seul le comptoir la voit.';
export const saveNote = 'Enregistrer la note';
export const whatHappened = 'Ce qui s’est passé';
export const packingSlip = 'Bon de livraison';
export const holdOrder = 'Retenir la commande…';
export const holdWhy = 'Pourquoi elle attend';
export const holdHint = 'Seul le bureau le voit. Plus rien n’en part avant que quelqu’un la libère.';
export const holdIt = 'Retenir la commande';
export const orderHeld = (order: number) => `La commande ${order} est retenue.`;
export const doNotHold = 'Ne pas la retenir';
export const changeAddress = 'Changer l’adresse';
export const addressParts = {
  firstName: 'Prénom',
  lastName: 'Nom',
  streetAddress: 'Rue',
  streetAddress2: 'Appartement, étage',
  city: 'Ville',
  regionCode: 'État ou province',
  postCode: 'Code postal',
  phone: 'Téléphone',
};
export const addressIsRight = 'L’adresse est juste telle quelle';
export const saveAddress = 'L’envoyer là';
export const resend = { placed: 'Renvoyer le reçu', shipped: 'Renvoyer l’e-mail du colis' };
export const resent = (emailAddress: string) => `Envoyé à ${emailAddress}.`;
export const keepAddress = 'La laisser telle quelle';

// On paper
export const slips = 'Bons de livraison';
export const pickTitle = 'Liste de prélèvement';
export const printIt = 'Imprimer';
export const slipOf = (orderId: number) => `Commande ${orderId}`;
export const shipTo = 'Livrer à';
export const slipUnits = 'Unités';
export const pickFor = 'Pour les commandes';
export const nothingToPack = 'Rien de ces commandes ne peut être emballé maintenant.';
export const notRead = (orderIds: readonly number[]) =>
  `Ces commandes n’ont pas pu être lues : ${orderIds.join(', ')}.`;
export const slipThanks = 'Merci de votre commande.';
export const pickSummary = (units: number, orders: number) => `Unités : ${units}. Commandes : ${orders}.`;

// Many parcels at once
export const shipList = 'Expédier une liste';
export const shipLines = 'Commandes et numéros de suivi';
export const shipLinesHint =
  'Une ligne par commande : son numéro, puis le numéro de suivi, scannés ou collés, et après une virgule ou une tabulation le transporteur, si vous voulez. Le prochain colis de chacune part.';
export const unreadableShipment = {
  unreadable: (line: number) => `La ligne ${line} n’est pas un numéro de commande et un numéro de suivi.`,
  named_twice: (line: number) => `La ligne ${line} nomme une commande déjà citée.`,
  unknown_carrier: (line: number) =>
    `La ligne ${line} nomme un transporteur que la boutique ne connaît pas : ôtez-le, ou écrivez « other ».`,
  too_many: (line: number) => `La ligne ${line} est de trop : expédiez d’abord celles-ci.`,
};
export const lookAtShipments = 'Regarder d’abord';
export const shipSoMany = (count: number) => (count === 1 ? 'Expédier 1 colis' : `Expédier ${count} colis`);
export const willLeave = 'Part';
export const cannotLeave = 'Rien à emballer maintenant';
export const noSuchOrder = 'Il n’y a pas de telle commande';
export const signatures = { needed: 'Contre signature', waived: 'Sans signature' };
