import { inFrench } from '../plural.ts';

// Taking an order down
export const newOrder = 'Nouvelle commande';
export const newOrderHint =
  'Notez ce qui est demandé par téléphone. Le client reçoit un e-mail avec un lien et paie sur la page de paiement de la boutique.';
export const pieces = 'Pièces';
export const findPiece = 'Trouver une pièce';
export const findPieceHint = 'Une partie du nom, le numéro, ou une référence';
export const found = 'Trouvé';
export const noPiece = 'Rien ne porte ce nom.';
export const add = 'Ajouter';
export const addNamed = (name: string) => `Ajouter ${name}`;
export const remove = 'Retirer';
export const removeNamed = (name: string) => `Retirer ${name}`;
export const columns = {
  piece: 'Pièce',
  sku: 'Référence',
  available: 'En vente',
  quantity: 'Unités',
};
export const quantityOf = (name: string) => `Unités de ${name}`;
export const noPieces = 'Pas encore de pièce.';
export const inSize = (color: string, size: string) => [color, size].filter((part) => part !== '').join(', ');
export const forSale = (count: number) => `${count} en vente`;

// Whom it is for
export const person = 'Pour qui';
export const findCustomer = 'Trouver un client';
export const findCustomerHint =
  'Nom, adresse e-mail ou numéro de commande. Ou saisissez les deux ci-dessous.';
export const noCustomer = 'Personne ne porte ce nom.';
export const choose = 'Choisir';
export const chooseNamed = (name: string) => `Choisir ${name}`;
export const name = 'Nom';
export const emailAddress = 'E-mail';
export const language = 'Langue de l’e-mail';
export const languageNames = { en: 'English', fr: 'Français', de: 'Deutsch' };
export const address = 'Où elle va';
export const addressHint =
  'Telle que dite au téléphone : le lien ne reprend rien d’un compte, pour ne dire à personne où quelqu’un habite.';
export const country = 'Pays';
export const countryHint = 'Deux lettres, comme US ou FR';
export const workOut = 'Calculer le prix';

// What it comes to
export const price = 'Ce qu’elle coûte';
export const priceFirst = 'Ajoutez des pièces et une adresse, puis calculez le prix.';
export const code = 'Code promo';
export const ways = 'Livraison';
export const way = (title: string, cost: string) => `${title}, ${cost}`;
export const subtotal = 'Articles';
export const discount = 'Remise';
export const shipping = 'Livraison';
export const free = 'Offerte';
export const total = 'Total';
export const holdsNothing =
  'Rien n’est réservé avant le paiement, et le prix est alors recalculé. Le lien s’ouvre pendant 7 jours.';
export const send = (sum: string) => `Envoyer le lien de paiement de ${sum}`;
export const sent = (email: string) => `Le lien est en route vers ${email}.`;

// The links
export const links = 'Liens de paiement';
export const linksHint =
  'Les commandes par téléphone et ce qu’elles sont devenues. Celles que personne n’a payées sont supprimées quelques semaines après leur fin.';
export const linkSearch = 'Nom ou adresse e-mail';
export const linkViews = {
  all: 'Tous',
  waiting: 'En attente',
  paid: 'Payés',
  expired: 'Expirés',
  withdrawn: 'Retirés',
};
export const linkStates = {
  waiting: 'En attente',
  paying: 'En cours de paiement',
  paid: 'Payé',
  expired: 'Expiré',
  withdrawn: 'Retiré',
};
export const linkColumns = {
  name: 'Pour',
  email: 'E-mail',
  state: 'État',
  pieces: 'Pièces',
  total: 'Total',
  madeBy: 'Par',
  madeAt: 'Créé',
  sentAt: 'Envoyé',
  expiresAt: 'S’ouvre jusqu’au',
  order: 'Commande',
};
export const linkFor = (name: string) => `lien pour ${name}`;
export const sendAgain = 'Renvoyer';
export const withdraw = 'Retirer…';
export const withdrawQuestion = (count: number) =>
  `Retirer ${count} ${inFrench(count, 'lien de paiement', 'liens de paiement')} ?`;
export const withdrawWhy =
  'Il n’ouvre plus rien, et qui a ses pièces dans son panier l’apprend. C’est définitif.';
export const keepLinks = 'Laisser en attente';
export const withdrawThem = 'Retirer';
export const onlyWaiting = 'Seuls les liens en attente peuvent être renvoyés ou retirés.';
