import { inFrench } from '../plural.ts';

// The ledger of a product
export const ledger = 'Mouvements';
export const ledgerHint =
  'Ce qui a fait bouger le stock de cet article, le plus récent d’abord. Rien ne s’y efface.';
export const ledgerOf = (name: string) => `Mouvements de ${name}`;
export const levels = 'Niveaux';
export const ledgerColumns = {
  at: 'Quand',
  size: 'Taille',
  change: 'Écart',
  onHand: 'Il y en avait ensuite',
  reason: 'Raison',
  by: 'Qui',
  note: 'Pourquoi',
};
export const reasons = {
  count: 'Compté',
  restock: 'Arrivé',
  sale: 'Vendu',
  return: 'Revenu',
  correction: 'Corrigé',
};
export const nothingMoved = 'Rien n’a encore bougé.';

// What is held of a product now
export const holds = 'Réservé';
export const holdsHint = (units: number) =>
  inFrench(
    units,
    `${units} pièce est promise à un paiement ou à un échange ; non payée, elle revient d’elle-même.`,
    `${units} pièces sont promises à des paiements et à des échanges ; non payées, elles reviennent d’elles-mêmes.`,
  );
export const nothingHeld = 'Rien n’est réservé.';
export const holdColumns = {
  since: 'Depuis',
  for: 'Pour',
  size: 'Taille',
  units: 'Pièces',
  until: 'Jusqu’à',
};
export const holders = { customer: 'Une cliente ou un client', guest: 'Une personne sans compte' };
export const holdReasons = {
  checkout: 'à la dernière étape du paiement',
  paying: 'en train de payer',
  second_step: 'en train de confirmer auprès de sa banque',
  no_answer: 'dont la banque n’a pas répondu',
};
export const exchangeOf = (orderId: number) => `Échange, commande ${orderId}`;
export const untilAnswered = 'Jusqu’à la réponse de la banque';

// Correcting one size
export const countNow = 'Il y en a';
export const because = 'Pourquoi, pour les mouvements';
export const setLevel = 'Fixer le niveau';
export const levelSet = (onHand: number) => `Il y en a ${onHand} maintenant.`;

// Counts of the shelf
export const counts = 'Inventaires';
export const countsHint =
  'Les ventes continuent pendant que vous comptez : un écart vaut pour l’instant du comptage.';
export const startCount = 'Commencer un inventaire';
export const countName = 'Nom, par exemple un rayon';
export const scope = 'Quoi compter';
export const scopes = { products: 'Des articles', brand: 'Une marque', list: 'Une liste que je colle' };
export const productNumbers = 'Numéros d’articles, séparés par des espaces';
export const brandName = 'Nom de la marque';
export const noNumbers = 'Ce ne sont pas des numéros d’articles.';
export const begin = 'Commencer';
export const noCounts = 'Aucun inventaire';
export const noCountsWhy = 'Commencez-en un avec quelques articles, une marque ou une liste.';
export const countColumns = {
  name: 'Inventaire',
  by: 'Commencé par',
  at: 'Commencé',
  counted: 'Comptées',
  differ: 'Écarts',
  state: 'État',
};
export const states = { open: 'Ouvert', booked: 'Saisi' };
export const ofSizes = (counted: number, sizes: number) => `${counted} sur ${sizes}`;
export const begunBy = (name: string, when: string) =>
  `${name}, commencé ${when}. Les ventes entre-temps ne sont pas des écarts.`;
export const progress = (counted: number, sizes: number) =>
  `${counted} sur ${sizes} ${inFrench(sizes, 'taille comptée', 'tailles comptées')}`;
/** Units with their sign, as they are shown. */
export const differs = (differ: number, units: number, shown: string, money: string) =>
  `${differ} ${inFrench(differ, 'écart', 'écarts')}, ${shown} ${inFrench(Math.abs(units), 'unité', 'unités')} et ${money} au prix de vente`;
export const lineColumns = {
  size: 'Taille',
  expected: 'Attendu',
  counted: 'Compté',
  difference: 'Écart',
  money: 'Valeur',
  by: 'Par',
  say: 'Note',
};
export const countedOf = (name: string) => `Compté, ${name}`;
export const leaveOut = (units: number) =>
  `Ne pas compter ${units} ${inFrench(units, 'vendu', 'vendus')}, à préparer`;
export const movedSince = (units: string) => `${units} depuis le comptage ; pas un écart`;
export const paste = 'Coller ou scanner une liste';
export const pasteHint = 'Une ligne chacun : la référence, puis combien il y en a.';
export const unreadableLine = (line: number) => `La ligne ${line} n’est pas une référence et un nombre.`;
export const writeDown = 'Noter';
export const writtenDown = (lines: number) =>
  `${lines} ${inFrench(lines, 'ligne est notée', 'lignes sont notées')}.`;
export const lineRefused = (line: number, why: string) => `Ligne ${line} : ${why}`;
export const lineRefusals = {
  unknown_sku: 'cette référence n’existe pas.',
  named_twice: 'déjà citée plus haut.',
  counted_before: 'déjà comptée ; changez-la dans le tableau.',
  too_many: 'l’inventaire est plein.',
};
export const nearest = (sku: string) => `La plus proche est ${sku}.`;
export const look = 'Voir les écarts';
export const noDifferences = 'Aucun écart : rien à saisir, l’inventaire peut être clos.';
export const book = (differences: number) =>
  differences === 0
    ? 'Clore l’inventaire'
    : `Saisir ${differences} ${inFrench(differences, 'écart', 'écarts')}`;
export const booked = (differences: number) =>
  `${differences} ${inFrench(differences, 'écart est saisi', 'écarts sont saisis')}.`;
export const wouldChange = 'Ce qui changerait';
export const changeColumns = { sku: 'Référence', difference: 'Écart', before: 'En rayon', after: 'Ensuite' };
export const needsOther = 'Plus que vous ne pouvez corriger : un responsable ou un propriétaire le saisit.';
export const moveRefusals = {
  below_reserved: 'Des paiements en cours les retiennent : laissé de côté jusqu’à leur fin.',
  too_many: 'Plus qu’un rayon ne peut contenir.',
};
