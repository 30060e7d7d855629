import { inFrench } from '../plural.ts';

// Stock
export const goods = 'Vêtements';
export const stock = 'Stock';
export const stockSearch = 'Référence, nom ou numéro d’un article';
export const stockViews = { all: 'Tout', low: 'Presque épuisé', out: 'Épuisé', waited_for: 'Attendu' };
export const stockColumns = {
  sku: 'Référence',
  name: 'Article',
  colour: 'Couleur',
  size: 'Taille',
  onHand: 'En rayon',
  reserved: 'Réservé',
  available: 'À vendre',
  waiting: 'Attendent',
};
export const delivery = 'Saisir une livraison';
export const deliveryLines = 'Ce qui est arrivé';
export const deliveryHint = 'Une ligne chacun : la référence, puis les unités. À coller depuis un tableur.';
export const deliveryNote = 'Note';
export const look = 'Vérifier d’abord';
export const book = (units: number) => `Saisir ${units} ${inFrench(units, 'pièce', 'pièces')}`;
export const deliveryLine = 'Ligne';
export const wouldBecome = 'Ensuite';
export const hearOfIt = (waiting: number) =>
  `${waiting} ${inFrench(waiting, 'personne sera prévenue', 'personnes seront prévenues')}`;
export const lineRefusals = {
  unknown_sku: 'Cette référence n’existe pas.',
  named_twice: 'Déjà citée plus haut : additionnez les unités.',
  too_many: 'Plus qu’un rayon ne peut contenir.',
};
export const nearest = (sku: string) => `Prendre ${sku}`;
export const unreadableLine = (line: number) => `La ligne ${line} n’est pas une référence et un nombre.`;
export const booked = (units: number) => `${units} ${inFrench(units, 'pièce est', 'pièces sont')} en rayon.`;

// A parcel in parts
export const leaveNow = 'Partent maintenant';
