import { inFrench } from '../plural.ts';

// The list
export const customers = 'Clients';
export const customersHint =
  'Les personnes qui ont un compte. Les invités se trouvent parmi les commandes, par nom ou e-mail.';
export const customerSearch = 'Partie d’un nom ou d’un e-mail, ou une commande';
export const customerViews = {
  all: 'Tous',
  ordered_today: 'Commandes du jour',
  with_credit: 'Avec un avoir',
};
export const customerColumns = {
  name: 'Nom',
  email: 'E-mail',
  place: 'Lieu',
  orders: 'Commandes',
  spent: 'Dépensé',
  credit: 'Avoir',
  lastOrder: 'Dernière commande',
  since: 'Depuis',
};
export const none = 'aucun';

// One customer
export const customerSince = (day: string, orders: number, spent: string) =>
  [`Depuis le ${day}`, `${orders} ${inFrench(orders, 'commande', 'commandes')}`, spent]
    .filter((part) => part !== '')
    .join(', ');
export const noOrders = 'Rien n’a encore été commandé.';
export const orderWhat = 'Quoi';
export const andMore = (more: number) => `et ${more} de plus`;
export const reviews = 'Avis';
export const noReviews = 'Aucun avis.';
export const product = 'Article';
export const stars = 'Étoiles';
export const reviewTitle = 'Titre';
export const reviewStates = { pending: 'En attente', approved: 'Publié', rejected: 'Refusé' };
export const reach = 'Coordonnées';
export const mobile = 'Mobile';
export const worksHere = 'Travaille ici';
export const yes = 'oui';
export const addresses = 'Adresses';
export const noAddresses = 'Aucune adresse enregistrée.';
export const usedFirst = (label: string) =>
  label === '' ? 'Utilisée en premier' : `${label}, utilisée en premier`;
export const otherAddress = 'Adresse';
export const loves = 'Coups de cœur';
export const lovesShown = (shown: number, all: number) =>
  shown === all ? String(all) : `les ${shown} derniers sur ${all}`;
export const noLoves = 'Aucun coup de cœur.';
export const waitlist = 'Attend';
export const waitsForNothing = 'N’attend rien.';
export const channels = { email: 'par e-mail', sms: 'par SMS' };
export const waitStates = {
  confirming: 'Non confirmé',
  waiting: 'Attend',
  notifying: 'En train d’être prévenu',
  notified: 'A été prévenu',
};
export const ahead = (count: number) => `${count} avant`;
export const sized = (color: string, size: string, channel: string) => `${color}, ${size}, ${channel}`;
export const consents = 'Consentements';
export const consentHint = 'Eux seuls peuvent commencer.';
export const noConsents = 'Aucun message n’a été accepté.';
export const consentKinds = {
  email: 'E-mails au retour d’une taille',
  sms: 'SMS au retour d’une taille',
};
export const agreed = (day: string, version: string) => `Oui, ${day}, texte ${version}`;
export const withdrawn = (day: string) => `Non, depuis le ${day}`;
export const atDesk = 'Au comptoir';
export const nothingDone = 'Personne n’a rien changé ici.';
export const toCustomer = 'Voir le client';

// Store credit
export const storeCredit = 'Avoir';
export const doesNotExpire = 'N’expire pas';
export const creditNow = 'à dépenser maintenant';
export const noCredit = 'Il n’y a jamais eu d’avoir ici.';
export const creditHistory = 'Avoir, historique';
export const creditWhen = 'Quand';
export const creditWhy = 'Pourquoi';
export const creditBy = 'Par';
export const creditAmount = 'Montant';
export const creditThen = 'Solde';
export const byShop = 'la boutique';
export const creditCauses = {
  gift_card: 'Carte cadeau utilisée',
  goodwill: 'Donné',
  taken_back: 'Repris',
  merge: 'D’avant la connexion',
  payment: 'Réservé pour un paiement',
  payment_returned: 'Un paiement qui n’a pas abouti',
  order: 'Dépensé pour la commande',
  return: 'Retour de la commande',
  refund: 'Remboursement de la commande',
  cancellation: 'Commande annulée',
};
export const causedBy = (cause: string, reason: string) => (reason === '' ? cause : `${cause} : ${reason}`);
export const giveOrTake = 'Donner ou reprendre';
export const whichWay = 'Dans quel sens';
export const give = 'Donner';
export const take = 'Reprendre';
export const reason = 'Raison';
export const reasonHint = 'Seul le comptoir la lit. Le client voit le montant, et qu’il vient de vous.';
export const mostAtOnce = (sum: string) => `${sum} au plus à la fois`;
export const isNoAmount = 'Ce n’est pas un montant.';
export const isTooMuch = (sum: string) => `${sum} au plus à la fois.`;
export const isMoreThanThere = (sum: string) => `Il y a ${sum} : l’avoir ne descend pas sous zéro.`;
export const giveSum = (sum: string, then: string) => `Donner ${sum}, solde ${then}`;
export const takeSum = (sum: string, then: string) => `Reprendre ${sum}, solde ${then}`;
export const giveNothing = 'Donner…';
export const takeNothing = 'Reprendre…';
export const creditMoved = (then: string) => `C’est fait. L’avoir est de ${then}.`;

// Their data
export const theirData = 'Ses données';
export const sameVerbs = 'Les deux mêmes choses que dans son compte.';
export const makeFile = 'Faire son fichier';
export const fileMade = 'Le fichier est dans vos téléchargements. Ne le donnez à personne d’autre.';
export const erase = (name: string) => `Effacer ${name}…`;
export const eraseQuestion = (name: string) => `Effacer ${name} ?`;
export const eraseWhy = (orders: number) =>
  `Nom, adresses, avoir, coups de cœur, avis, attentes et cartes disparaissent pour de bon. ${orders} ${inFrench(orders, 'commande reste', 'commandes restent')} pour le fisc, sans compte. C’est irréversible.`;
export const typeEmail = 'Tapez son e-mail pour continuer';
export const keepCustomer = 'Garder';
export const eraseNow = 'Effacer pour de bon';
export const staffStay = 'Qui travaille ici ne s’efface pas depuis le comptoir.';
export const isErased = 'Effacé';
export const erasedWhy = 'Le compte est fermé pour de bon. Ses commandes restent parmi les commandes.';
export const toCustomers = 'Aux clients';
