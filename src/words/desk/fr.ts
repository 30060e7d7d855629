import { inFrench } from '../plural.ts';

// The desk, and the way around it
export const desk = 'Comptoir';
export const titled = (page: string) => `${page} | Comptoir Vitrine`;
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
export const roleHints = {
  owner: 'Propriétaire : tout',
  manager: 'Responsable : tout sauf la maison',
  packer: 'Préparation : emballer, expédier, compter',
  support: 'Service client : écrire, modifier, répondre',
  reader: 'Lecture : regarder',
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
  clear: 'fermer, puis vider la sélection',
  keys: 'tous les raccourcis',
};
export const palettePlaceholder = 'Une commande par numéro, nom ou e-mail, ou une page';
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
export const copy = 'Copier';
export const exportShown = 'Exporter';
export const savedViews = 'Vues';
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

// Orders
export const orderViews = {
  all: 'Toutes',
  to_pack: 'À emballer',
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
export const shipNextDone = (shipped: number, count: number) =>
  `${shipped} sur ${count} ${inFrench(shipped, 'expédiée', 'expédiées')}.`;
export const keepThem = 'Pas encore';

// One order
export const state = 'État';
export const writtenBy = (name: string, when: string) => `${name}, ${when}`;
/** What was done, by its verb; audit and timeline say it alike. */
export const deeds: Readonly<Record<string, string>> = {
  'orders.ship': 'Expédition',
  'orders.change': 'Modification',
  'orders.refund': 'Remboursement',
  'orders.note': 'Note',
  hold: 'Retenue',
  release: 'Libérée',
  address: 'Adresse changée',
  resent: 'E-mail renvoyé',
  'reviews.moderate': 'Avis modéré',
  'stock.change': 'Stock corrigé',
  'flags.change': 'Option modifiée',
  'staff.change': 'Équipe modifiée',
  'tokens.change': 'Jeton modifié',
  'webhooks.change': 'Webhook modifié',
};

/** Values that a change may have, by the names under which they are written down. */
export const changedFields: Readonly<Record<string, string>> = {
  status: 'État',
  trackingCode: 'Numéro de suivi',
  shipDate: 'Part le',
  note: 'Note',
  reason: 'Raison',
  because: 'Parce que',
  quantity: 'Unités',
  role: 'Rôle',
  leftMinor: 'Peut encore être rendu',
  cardMinor: 'Sur la carte',
  creditMinor: 'En crédit',
  lines: 'Lignes',
  isActive: 'Active',
  isHeld: 'Retenue',
  address: 'Adresse',
  resent: 'E-mail',
  isHere: 'Reçu',
  isPaidElsewhere: 'Payé autrement',
  name: 'Nom',
  scopes: 'Peut',
  email: 'E-mail',
};
export const changedValues: Readonly<Record<string, string>> = { true: 'oui', false: 'non' };

/** What a verb allows, as a scope of a token. */
export const verbs: Readonly<Record<string, string>> = {
  'today.read': 'Voir les chiffres du jour',
  'orders.read': 'Voir les commandes',
  'orders.ship': 'Emballer et expédier',
  'orders.change': 'Annuler, libérer, accepter des retours',
  'orders.note': 'Écrire des notes',
  'orders.refund': 'Rembourser',
  'reviews.moderate': 'Répondre aux avis et les refuser',
  'messages.read': 'Lire les messages',
  'stock.change': 'Corriger le stock',
  'flags.read': 'Voir les options',
  'flags.change': 'Changer les options',
  'money.read': 'Lire le rapprochement',
  'staff.read': 'Voir l’équipe et les jetons',
  'staff.change': 'Inviter, changer les rôles, désactiver',
  'tokens.change': 'Créer et révoquer des jetons',
  'webhooks.read': 'Voir les webhooks et leur journal',
  'webhooks.change': 'Ajouter, retirer, réactiver et renvoyer',
  'audit.read': 'Lire le journal',
};

// Staff
export const staffSummary = (people: number, invited: number) =>
  `${people} ${inFrench(people, 'personne', 'personnes')}, ${invited} ${inFrench(invited, 'invitation', 'invitations')}. Une seule table de droits décide ; le comptoir et les jetons lisent la même.`;
export const people = 'Personnes';
export const name = 'Nom';
export const role = 'Rôle';
export const sessions = 'Sessions';
export const since = 'Depuis';
export const act = 'Agir';
export const active = 'Active';
export const switchedOff = 'Désactivée';
export const invited = (day: string) => `Invitée, jusqu’au ${day}`;
export const roleOf = (person: string) => `Rôle de ${person}`;
export const switchOff = 'Désactiver…';
export const switchOn = 'Réactiver';
export const switchOffQuestion = (person: string) => `Désactiver ${person} ?`;
export const switchOffWhy = (sessions: number) =>
  `${sessions} ${inFrench(sessions, 'session se termine', 'sessions se terminent')} aussitôt, où qu’elles soient. Ce que cette personne a fait reste.`;
export const keepOn = 'Laisser active';
export const switchOffNow = 'Désactiver maintenant';
export const invite = 'Inviter';
export const email = 'E-mail';
export const makeLink = 'Créer un lien';
export const linkHint = 'Le lien sert une fois, pendant 7 jours.';
export const linkShownOnce = 'Le lien n’est montré que cette fois. Envoyez-le par un moyen sûr.';
export const whoMay = 'Rôles';
export const may = 'peut';
export const mayAsked = 'peut, et doit se reconnecter';
export const mayNot = 'ne peut pas';
export const verb = 'Peut';

// Tokens
export const tokensHint =
  'Des programmes appellent le comptoir avec eux. Un jeton a les droits avec lesquels il a été créé, et pas davantage.';
export const newToken = 'Un nouveau jeton';
export const tokenName = 'Nom';
export const tokenScopes = 'Peut';
export const makeToken = 'Créer le jeton';
export const secretShownOnce =
  'Il n’est montré que cette fois. Seule une empreinte est gardée ; perdu, il faut en créer un autre.';
export const putAway = 'Je l’ai rangé où il faut';
export const done = 'Terminé';
export const lastUsed = 'Dernier emploi';
export const neverUsed = 'jamais';
export const madeBy = 'Créé par';
export const verbCount = (count: number) => `${count} ${inFrench(count, 'droit', 'droits')}`;
export const revoke = 'Révoquer…';
export const revokeOf = (token: string) => `Révoquer ${token}`;
export const revokeQuestion = (token: string) => `Révoquer ${token} ?`;
export const revokeWhy = 'Le programme qui l’emploie est refusé dès maintenant. C’est définitif.';
export const revokeIt = 'Révoquer';
export const keepToken = 'Le garder';
export const noTokens = 'Pas encore de jetons.';

// Audit
export const auditHint = 'Chaque changement fait au comptoir ou par jeton. Le journal ne fait que grandir.';
export const auditColumns = {
  at: 'Quand',
  by: 'Qui',
  verb: 'Quoi',
  thing: 'Objet',
  change: 'Avant et après',
  address: 'D’où',
};
export const auditFilters = { thing: 'Objet', thingId: 'Numéro', person: 'Personne', from: 'Du', to: 'Au' };
export const byKinds = {
  person: 'comptoir',
  token: 'jeton',
  environment: 'environnement',
  shop: 'la boutique',
};
export const fromPlace = (kind: string, address: string) =>
  [kind, address].filter((part) => part !== '').join(', ');
export const nothingChanged = 'rien n’a changé';

// Joining
export const join = 'Rejoindre le comptoir';
export const joinLead = 'Vous êtes invité à travailler au comptoir de cette boutique. Le lien sert une fois.';
export const joinNow = 'Rejoindre';
export const joinWithoutLink = 'Ce lien n’est pas entier. Demandez-en un nouveau.';
export const openDesk = 'Ouvrir le comptoir';
export const joinedAs = (role: string) => `Bienvenue. Votre rôle ici : ${role.toLowerCase()}.`;
