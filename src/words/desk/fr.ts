import type { DeskVerb } from '../../domain/desk/verbs.ts';
import { inFrench } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// The desk, and the way around it
export const desk = 'Comptoir';
export const titled = (page: string) => `${page} | Comptoir ${shopName()}`;
export const needsScript = 'Le comptoir a besoin de scripts. Activez-les pour ce site.';
export const skipToWork = 'Aller directement au travail';
export const searchOrDo = 'Chercher ou agir';
export const selling = 'Ventes';
export const shop = 'Boutique';
export const orders = 'Commandes';
export const staff = 'Équipe';
export const tokens = 'Jetons';
export const audit = 'Journal';
export const roles = {
  owner: 'Propriétaire',
  manager: 'Responsable',
  packer: 'Préparation',
  support: 'Service client',
  reader: 'Lecture',
};
export const toShop = 'Vers la boutique';
export const loading = 'Un instant';
export const notHere = 'Cette page n’existe pas au comptoir';
export const notHereWhy = 'L’adresse est peut-être ancienne, ou mal tapée.';
export const toOrders = 'Vers les commandes';
export const notYours = 'Cette page ne vous est pas ouverte';
export const brokenPage = 'Quelque chose s’est cassé ici';
export const brokenPageWhy = 'Rechargez la page. Ce qui était saisi dans un formulaire y est encore.';
export const tryAgain = 'Réessayer';
/** Offered for a while after a change. */
export const undo = 'Annuler';
/** The reason under which it stands in ledgers, which are cut at their length. */
export const takenBack = (note: string) => `Repris : ${note}`;
export const undone = 'Retour en arrière effectué.';
export const leaveQuestion = 'Quitter sans enregistrer ?';
export const leaveWhy =
  'Ce que vous avez saisi sur cette page n’est pas enregistré. Ce sera perdu si vous la quittez.';
export const stayHere = 'Rester ici';
export const leaveNow = 'Quitter sans enregistrer';
export const close = 'Fermer';

// Keys and the palette
export const keys = 'Raccourcis';
/** What is written on them. */
export const keyNames = { palette: 'Ctrl K', enter: 'Entrée', escape: 'Échap', selectTo: 'Maj X' };
export const keyHelp = {
  palette: 'chercher ou agir',
  rows: 'ligne suivante, ligne précédente',
  select: 'sélectionner',
  selectTo: 'sélectionner jusqu’ici',
  open: 'ouvrir',
  find: 'chercher',
  filter: 'filtrer',
  publish: 'ce que fait le premier bouton d’un avis',
  answer: 'répondre à un avis',
  refuse: 'refuser un avis',
  clear: 'fermer, puis vider la sélection',
  keys: 'tous les raccourcis',
};
export const palettePlaceholder = 'Une commande ou un client par numéro, nom ou e-mail, ou une page';
export const results = 'Résultats';
export const goTo = 'Aller à';
export const nothingFound = (text: string) => `Rien ne s’appelle « ${text} ».`;
export const paletteMove = 'se déplacer';
export const paletteOpen = 'ouvrir';
export const orderNumbered = (orderId: number | string) => `Commande ${orderId}`;

// Lists
export const search = 'Chercher';
export const filter = 'Filtre';
export const filters = 'Filtres';
export const anyValue = 'Tous';
export const removeFilter = (name: string) => `Retirer le filtre ${name}`;
export const columns = 'Colonnes';
export const copyLink = 'Copier le lien';
export const copied = 'Copié';
export const exportShown = 'Exporter';
export const savedViews = 'Vues';
/** Of a view that has more than are counted. */
export const countOrMore = (count: number) => `${count}+`;
export const tableOf = (name: string) => `${name}, tableau`;
export const shownOf = (shown: string, total: string, isExact: boolean) =>
  isExact ? `${shown} sur ${total} affichées` : `${shown} sur plus de ${total} affichées`;
export const selectAll = (count: number) => `Sélectionner les ${count}`;
export const allShown = (count: number) => `Les ${count}`;
export const selectRow = (name: string) => `Sélectionner ${name}`;
export const selectedCount = (count: number) =>
  `${count} ${inFrench(count, 'sélectionnée', 'sélectionnées')}`;
export const exportSelected = (count: number) => `Exporter ${count}`;
export const clear = 'Vider';
export const next = 'Suivant';
export const back = 'Retour';
export const toBeginning = 'Au début';
export const pages = 'Pages';
export const nothingHere = 'Rien ici';
export const nothingFits = 'Rien ne correspond à ces filtres.';
export const clearFilters = 'Effacer les filtres';

export const keepView = 'Garder cette vue';
export const viewName = 'Nom de la vue';
export const keepViewNow = 'La garder';
export const doNotKeep = 'Ne pas la garder';
export const forgetView = (name: string) => `Oublier « ${name} »`;
export const viewForgotten = (name: string) => `« ${name} » est oubliée.`;

// Orders
export const orderViews = {
  all: 'Toutes',
  to_pack: 'À emballer',
  late: 'En retard',
  waiting: 'En attente de stock',
  needs_person: 'À examiner',
  coming_back: 'En retour',
};
export const orderSearch = 'Numéro, nom, e-mail, référence';
export const orderColumns = {
  order: 'Commande',
  placed: 'Passée',
  customer: 'Client',
  email: 'E-mail',
  place: 'Destination',
  items: 'Articles',
  parcel: 'Colis',
  payment: 'Paiement',
  total: 'Total',
};
export const orderFilters = {
  state: 'État',
  payment: 'Paiement',
  country: 'Pays',
  from: 'Du',
  to: 'Au',
  productId: 'Produit',
};
export const countryHint = 'Deux lettres, comme FR';
export const newestFirst = 'Les plus récentes d’abord';
export const oldestFirst = 'Les plus anciennes d’abord';
export const orderStates = {
  placed: 'Passée',
  partly_shipped: 'Expédiée en partie',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  returned: 'Retournée',
  cancelled: 'Annulée',
};
export const parcelStates = {
  held: 'Retenue',
  to_pack: 'À emballer',
  waiting: 'En attente',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  returned: 'Retournée',
  cancelled: 'Annulée',
};
export const partlyPacked = (left: number, all: number) =>
  `${left} sur ${all} ${inFrench(left, 'parti', 'partis')}`;
export const paymentStates = {
  none: 'Non payée ici',
  authorised: 'Autorisée',
  captured: 'Débitée',
  partly_refunded: 'Remboursée en partie',
  refunded: 'Remboursée',
};
export const shipNext = (count: number) => `Expédier ${count}…`;
export const shipNextQuestion = (count: number) =>
  `Expédier le prochain colis de ${count} ${inFrench(count, 'commande', 'commandes')} ?`;
export const shipNextWhy =
  'Chaque carte est débitée pour son colis maintenant, et chaque client reçoit un message. Sans numéro de suivi.';
export const keepThem = 'Pas encore';

// One order
export const by = (name: string) => `par ${name}`;
export const amount = 'Montant';
export const total = 'Total';
export const state = 'État';
export const writtenBy = (name: string, when: string) => `${name}, ${when}`;
/** What was done, by its verb; audit and timeline say it alike. */
export const deeds: Readonly<Record<Exclude<DeskVerb, `${string}.read`>, string>> &
  Readonly<Record<string, string>> = {
  'orders.create': 'A pris la commande par téléphone',
  send_link: 'A renvoyé un lien de paiement',
  withdraw_link: 'A retiré un lien de paiement',
  'orders.ship': 'Expédition',
  'orders.change': 'Modification',
  'orders.refund': 'Remboursement',
  'orders.note': 'Note',
  hold: 'Retenue',
  release: 'Libérée',
  address: 'Adresse changée',
  resent: 'E-mail renvoyé',
  return: 'Retour accepté',
  exchange: 'Autre taille réservée',
  call_off: 'Retour annulé',
  'orders.export': 'A exporté les commandes',
  'jobs.change': 'A annulé un travail',
  'customers.credit': 'Avoir modifié',
  'customers.export': 'Données exportées',
  'customers.erase': 'Client effacé',
  'reviews.moderate': 'Avis modéré',
  'messages.change': 'Message modifié',
  'products.change': 'Article modifié',
  'products.import': 'Articles importés',
  'deals.change': 'Vente flash modifiée',
  'content.change': 'Contenu modifié',
  'work.change': 'Tâche relancée',
  'codes.change': 'Code promo modifié',
  'stock.change': 'Stock corrigé',
  'flags.change': 'Option modifiée',
  'settings.change': 'Réglages modifiés',
  'staff.change': 'Équipe modifiée',
  'views.change': 'Vue de liste modifiée',
  'tokens.change': 'Jeton modifié',
  'webhooks.change': 'Webhook modifié',
};

/** Values that a change may have, by the names under which they are written down. */
export const changedFields: Readonly<Record<string, string>> = {
  status: 'État',
  trackingCode: 'Numéro de suivi',
  carrier: 'Transporteur',
  shipDate: 'Part le',
  note: 'Note',
  reason: 'Raison',
  because: 'Parce que',
  quantity: 'Unités',
  role: 'Rôle',
  leftMinor: 'Peut encore être rendu',
  cardMinor: 'Sur la carte',
  creditMinor: 'En crédit',
  balanceMinor: 'Avoir',
  state: 'État',
  key: 'Requête',
  lines: 'Lignes',
  isActive: 'Active',
  isHeld: 'Retenue',
  pieces: 'Pièces',
  totalMinor: 'Total',
  isSent: 'Envoyé',
  address: 'Adresse',
  resent: 'E-mail',
  isHere: 'Reçu',
  isExchanged: 'Échangé',
  exchangeFor: 'Contre',
  isSentNow: 'Envoyé aussitôt',
  isPaidElsewhere: 'Payé autrement',
  name: 'Nom',
  scopes: 'Peut',
  email: 'E-mail',
  code: 'Code',
  kind: 'Avantage',
  percent: 'Pour cent',
  amountMinor: 'Montant',
  minimumMinor: 'Dès',
  startsAt: 'Début',
  endsAt: 'Fin',
  audience: 'Pour',
  isOffered: 'Dans le panier',
  usesMax: 'Utilisations en tout',
  usesPerPerson: 'Par personne',
  prefix: 'Début du code',
  count: 'Combien',
  ended: 'Terminés',
};
export const changedValues: Readonly<Record<string, string>> = {
  true: 'oui',
  false: 'non',
  waiting: 'en attente',
  withdrawn: 'retiré',
};

export const act = 'Agir';
export const email = 'E-mail';
export const done = 'Terminé';
