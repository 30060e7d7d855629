import { inFrench } from '../plural.ts';

export const demand = 'Demande';
export const demandHint = 'Inscriptions pour une taille qui manque. Personne n’est nommé ici.';
export const demandSearch = 'Référence, nom ou numéro d’un article';
export const groups = { size: 'Par taille', product: 'Par article', week: 'Par semaine' };
export const productFilter = 'Article';
export const columns = {
  sku: 'Référence',
  product: 'Article',
  size: 'Taille',
  sizes: 'Tailles',
  waiting: 'Attendent',
  money: 'Valeur',
  since: 'Depuis',
  called: 'Prévenus',
  available: 'À vendre',
  arrival: 'En route',
  reorder: 'Conseillé',
  certainty: 'Certitude',
  week: 'Semaine du',
  products: 'Articles',
};
export const certainties = { good: 'Assez de ventes', few: 'Peu de ventes', none: 'Aucune vente' };
export const people = (count: number, shown: string) => `${shown} ${inFrench(count, 'attend', 'attendent')}`;
export const range = (from: number, to: number) => `${from} à ${to}`;
export const atLeast = (from: number) => `${from} ou plus`;
export const unitsOn = (units: number, day: string) => `${units} le ${day}`;

// One size
export const titleOf = (name: string, size: string) => `${name}, ${size}`;
export const nobodyWaits = 'Personne n’attend cette taille';
export const nobodyWaitsWhy = 'Tous ont été prévenus, ou ont quitté la liste.';
export const ifAllBought = 'Si tous achetaient';
export const untilNext = (people: number, at: string) => `${people}, jusqu’à ${at}`;
export const suggested = (units: number) =>
  units === 0 ? 'Conseil : ne rien commander' : `Conseil : commander ${units}`;
export const rangeLabel = 'Fourchette';
export const reasons = {
  waiting: 'Attendent',
  selling: (rate: string, cover: number) => `Vendu par semaine : ${rate}, pour ${cover} semaines`,
  available: 'À vendre maintenant',
  arriving: (day: string) => `Arrivent le ${day}`,
};
export const doubts = {
  everyone: 'Chaque inscription compte pour un achat. Tous n’achèteront pas.',
  arrivingUnknown: (day: string) =>
    `D’autres sont attendus le ${day}. On ne sait pas combien ici, donc rien n’est déduit.`,
  emptyWeeks: (weeks: number) =>
    `${weeks} ${inFrench(weeks, 'semaine au rayon vide n’est pas comptée', 'semaines au rayon vide ne sont pas comptées')}.`,
  fewSales: (sales: number, weeks: number) =>
    `Repose sur ${sales} ${inFrench(sales, 'vente', 'ventes')} en ${weeks} ${inFrench(weeks, 'semaine', 'semaines')}, ce qui est peu : commander le bas de la fourchette d’abord est moins risqué.`,
  noSales: (weeks: number) =>
    `Rien n’a été vendu en ${weeks} ${inFrench(weeks, 'semaine', 'semaines')} : seuls ceux qui attendent sont comptés.`,
  neverForSale:
    'Le rayon est resté vide, personne ne sait ce qui se vendrait : seuls ceux qui attendent sont comptés.',
};
export const salesByWeek = 'Ventes par semaine';
export const wholeWeeks = 'Semaines entières, sans annulations ni retours';
export const salesColumns = { week: 'Semaine du', sales: 'Vendu', shelf: 'Rayon' };
export const shelf = { full: 'À vendre', empty: 'Vide' };
export const bookDelivery = 'Saisir une livraison';
