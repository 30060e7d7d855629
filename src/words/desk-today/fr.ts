import { inFrench } from '../plural.ts';

export const today = 'Aujourd’hui';
export const counted = (time: string, zone: string) =>
  `${time} ${zone}. Compté d’après les commandes elles-mêmes ; la journée commence à minuit ${zone}.`;
export const countAgain = 'Recompter';

// Figures
export const orders = 'Commandes';
export const revenue = 'Chiffre d’affaires';
export const revenueIn = (currency: string) => `Chiffre d’affaires en ${currency}`;
export const noRevenue = 'Rien n’a été vendu aujourd’hui, ni il y a une semaine.';
export const byThen = (value: string, weekday: string) => `${value} ${weekday} dernier à cette heure`;
export const units = 'Pièces';
export const average = 'Commande moyenne';
export const against = (value: string, before: string) => `${value}, contre ${before}`;
export const none = '–';
export const funnel = 'Du regard à l’achat';
export const funnelHint =
  'Pages et clics, comptés par les navigateurs qui le permettent. Ils ne nomment personne : ni personnes ni visites ne sont comptées.';
export const step = 'Étape';
export const lastWeekday = (weekday: string) => `${weekday} dernier`;
export const views = 'Pages vues';
export const bags = 'Mis au panier';
export const revenueHint =
  'Leur total, moins ce qui a été remboursé sur les cartes. Sans les avoirs utilisés.';

// Plots
export const plotOf = (name: string, value: string) =>
  `${name} par heure, ${value} aujourd’hui jusqu’ici. Le tableau ci-dessous donne chaque heure.`;
export const hour = 'Heure';
export const asTable = 'En tableau';
export const tableBy = (name: string) => `${name} par heure`;
export const now = 'cette heure, inachevée';

// What needs a person
export const needs = 'À traiter';
export const needsCount = (count: number) => (count === 1 ? '1' : `${count}, le plus pressant d’abord`);
export const nothingNeeded = 'Rien.';
export const moreThan = (count: number) => `Plus de ${count}`;
export const paymentsUnread = 'Les paiements n’ont pas pu être comparés';
export const compareAgain = 'Réessayer';
export const waitsSince = (when: string) => `Le plus ancien depuis ${when}.`;
/** Of several, or of one that has no name. */
export const needTitles = {
  payment: (count: number) => inFrench(count, 'paiement ne concorde pas', 'paiements ne concordent pas'),
  held_order: (count: number) => inFrench(count, 'commande retenue', 'commandes retenues'),
  late_parcel: (count: number) => inFrench(count, 'colis en retard', 'colis en retard'),
  webhook_off: (count: number) => inFrench(count, 'webhook désactivé', 'webhooks désactivés'),
  dead_job: (count: number) => inFrench(count, 'tâche abandonnée', 'tâches abandonnées'),
  lost_message: (count: number) =>
    inFrench(count, 'message n’est pas arrivé', 'messages ne sont pas arrivés'),
  review: (count: number) => inFrench(count, 'avis à lire', 'avis à lire'),
};
export const onlyOrder = {
  payment: (order: string) => `Le paiement de la commande ${order} ne concorde pas`,
  held_order: (order: string) => `La commande ${order} est retenue`,
  late_parcel: (order: string) => `Un colis de la commande ${order} est en retard`,
};
export const onlyWebhook = (name: string) => `${name} est désactivé`;
export const needTexts = {
  payment: 'La boutique et le prestataire n’ont pas les mêmes montants, ou l’un des deux n’a rien.',
  held_order: 'Rien ne part avant que quelqu’un ne libère la commande.',
  late_parcel: 'Le jour prévu pour le départ est passé.',
  webhook_off: 'Son programme n’apprend plus rien.',
  dead_job: 'La boutique a essayé, et n’essaie plus.',
  lost_message: 'La boutique a essayé, et ne les envoie plus d’elle-même.',
  review: 'La boutique montre les avis une fois lus par quelqu’un.',
};
export const needButtons = {
  payment: 'Comparer',
  held_order: 'Voir',
  late_parcel: 'Expédier',
  webhook_off: 'Réactiver',
  dead_job: 'Voir pourquoi',
  lost_message: 'Voir la liste',
  review: 'Lire',
};

// Goods
export const lowStock = 'Stock bas';
export const waitingShoppers = 'Clients en attente';
export const deals = 'Ventes flash en cours';
export const all = (count: string) => `Tout voir (${count})`;
export const allPeople = (count: number) =>
  `Tout voir (${count} ${inFrench(count, 'personne', 'personnes')})`;
export const noLowStock = 'Aucune taille n’est basse.';
export const nobodyWaits = 'Personne n’attend rien.';
export const noDeals = 'Aucune vente flash en cours.';
export const goodsColumns = {
  product: 'Article',
  available: 'En vente',
  held: 'Retenus',
  waiting: 'Attendent',
  people: 'Personnes',
  since: 'Depuis',
  claimed: 'Pris',
  ends: 'Fin',
};
export const variant = (colour: string, size: string) => (colour === '' ? size : `${colour}, ${size}`);
export const claimedOf = (claimed: number, allotment: number) => `${claimed} sur ${allotment}`;

// What did not work
export const unsettled = 'Ce qui n’a pas marché';
export const unsettledHint = 'Ce que la boutique a abandonné d’elle-même, et l’argent qui ne concorde pas.';
export const payments = 'Paiements';
export const paymentsAgree = 'Tous les paiements concordent avec leurs prestataires.';
export const jobs = 'Tâches abandonnées';
export const workRetried = (kind: string) => `${kind} est relancée.`;
export const retryWork = (kind: string) => `Réessayer : ${kind}`;
export const amongMessages = 'Parmi les messages';
export const noJobs = 'Aucune tâche n’a été abandonnée.';
export const messages = 'Messages qui ne sont pas arrivés';
export const noMessages = 'Tous les messages sont arrivés.';
export const unsettledColumns = {
  what: 'Quoi',
  order: 'Commande',
  processor: 'Prestataire',
  size: 'Taille',
  why: 'Pourquoi',
  at: 'Quand',
};
export const mismatches = {
  charge_without_order: 'Débit sans commande',
  order_without_charge: 'Commande sans débit',
  authorisation_lapsed: 'Autorisation expirée',
  amounts_differ: 'Montants différents',
  order_held: 'Commande retenue',
  payment_unsettled: 'Paiement non réglé',
  movement_open: 'Sans réponse',
  return_unpaid: 'Retour non remboursé',
  refund_refused: 'Remboursement refusé',
  payment_given_up: 'Paiement abandonné',
  dispute_open: 'Litige',
};
export const channels = { email: 'E-mail', sms: 'SMS' };
export const messageStates = { failed: 'pas envoyé', unknown: 'peut-être envoyé' };
export const messageOf = (channel: string, state: string) => `${channel}, ${state}`;

// Until the first sale
export const firstSteps = 'Premiers pas';
export const emptyRoom = 'Une pièce vide';
export const emptyRoomHint =
  'Six étapes jusqu’à la première vente, un quart d’heure en tout. Partez quand vous voulez ; chaque étape reste acquise.';
export const stepsDone = 'Étapes faites';
export const stepsOf = (done: number, all: number) => `${done} sur ${all}`;
export const steps = {
  name: 'Nom et apparence',
  place: 'Où vous êtes, où vous livrez',
  goods: 'Une première chose à vendre',
  payment: 'Comment vous êtes payé',
  trial: 'Achetez-la vous-même',
  open: 'Ouvrez',
};
export const stepActs = {
  name: 'La nommer',
  place: 'Le dire',
  goods: 'La créer',
  payment: 'Voir comment',
  trial: 'Vers la boutique',
  open: 'Voir ce qui manque',
};
export const trialHint =
  'Une commande d’essai montre que la caisse fonctionne. Tant que les cartes intégrées sont prises, personne n’est débité : 4242 4242 4242 4242, une date à venir, un code quelconque. Annulez-la ensuite sous Commandes.';
export const change = 'Changer';
export const beginElsewhere = 'Ou commencez ailleurs';
export const beginElsewhereHint =
  'Des produits de Shopify ou de n’importe quel tableur, en CSV : relus d’abord, appliqués quand vous le dites, repris si vous voulez.';
export const bringFile = 'Apporter un fichier';
export const whoElse = 'Qui d’autre';
export const whoElseHint = 'Seul, cela va. On invite quelqu’un quand il y a de quoi emballer.';
export const inviteSomebody = 'Inviter quelqu’un';
