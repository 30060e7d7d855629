// What a customer has to spend, and why it came and went.
export const storeCredit = 'Avoir';
export const doesNotExpire = 'N’expire pas';
export const creditHistory = 'Avoir, historique';
export const creditWhat = 'Motif';
export const creditAmount = 'Montant';
export const creditThen = 'Solde';
export const creditUsedFirst = 'Vous choisissez au paiement combien en utiliser.';
export const noStoreCredit =
  'Rien ici. Un retour peut vous être rendu en avoir, et une carte cadeau peut en devenir un.';
export const creditCauses = {
  gift_card: 'Carte cadeau',
  goodwill: 'De notre part',
  taken_back: 'Repris par nous',
  merge: 'D’avant votre connexion',
  payment: 'Réservé pour un paiement',
  payment_returned: 'Un paiement qui n’a pas abouti',
};
/** The number of the order stands in the brackets. */
export const creditCausesOfOrders = {
  order: (orderId: number) => `Dépensé pour la commande [${orderId}]`,
  return: (orderId: number) => `Retour de la commande [${orderId}]`,
  refund: (orderId: number) => `Remboursement de la commande [${orderId}]`,
  cancellation: (orderId: number) => `Commande [${orderId}] annulée`,
};
