import { inFrench } from '../plural.ts';

// When it arrives, and when it leaves.
export const arrives = (day: string) => `Livraison le ${day}`;
export const arrivesBetween = (from: string, by: string) => `Livraison entre le ${from} et le ${by}`;
export const parcelArrives = (number: number, day: string) => `Colis ${number} : livraison le ${day}`;
export const parcelArrivesBetween = (number: number, from: string, by: string) =>
  `Colis ${number} : livraison entre le ${from} et le ${by}`;
export const shipsToday = 'Expédié aujourd’hui';
export const shipsBy = (day: string) => `Expédié au plus tard le ${day}`;
export const presaleShipsBy = (day: string) => `Précommande. Expédié au plus tard le ${day}.`;
export const presaleShipsAlone = (day: string) => `Précommande. Expédié au plus tard le ${day}, séparément.`;
export const presaleShipsApart = (day: string) =>
  `Précommande. Expédié au plus tard le ${day}, séparément ; le reste part aujourd’hui.`;
export const orderWaits = 'Votre commande attend son jour';
const numbers = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
export const orderTravelsIn = (parts: number) => `Votre commande part en ${numbers[parts] ?? parts} fois`;
export const andMore = (first: string, more: number) =>
  `${first}, et ${more} ${inFrench(more, 'autre', 'autres')}`;

// Where it goes, and how.
export const way = {
  ground: 'Standard',
  twoDay: 'En 2 jours',
  overnight: 'Le lendemain',
  express: 'Express',
  international: 'Internationale',
  internationalExpress: 'Internationale express',
  email: 'Par e-mail',
};
export const rewardNamed = (_name: string, promised: 'ground' | 'two-day' | 'overnight') =>
  ({
    ground: 'Livraison offerte',
    'two-day': 'Livraison offerte en 2 jours',
    overnight: 'Livraison offerte le lendemain',
  })[promised];
export const onlyShipsTo = (countries: readonly string[]) => `Livraison uniquement : ${countries.join(', ')}`;
export const nothingShipsThere = 'Nous ne pouvons rien expédier vers ce pays.';
export const notByAir = 'Cet article ne peut être expédié ni en express ni hors des États-Unis continentaux.';
export const fewThatCannotFly = (most: number) =>
  inFrench(
    most,
    'Une commande ne peut contenir qu’un seul article interdit de transport aérien.',
    `Une commande ne peut contenir que ${most} articles interdits de transport aérien.`,
  );
export const takeOutToCheckOut = (count: number) => `Retirez-en ${count} pour passer commande.`;
export const notToWhereYouAre = (lines: number) =>
  inFrench(
    lines,
    'Un article de votre panier ne peut être livré là où vous êtes. Retirez-le pour passer commande.',
    `${lines} articles de votre panier ne peuvent être livrés là où vous êtes. Retirez-les pour passer commande.`,
  );
export const noSuchProduct = 'Ce produit n’existe pas.';
export const enterPostcodeWeShipTo = 'Veuillez saisir un code postal où nous livrons.';

// Whether it comes back.
export const finalSale = 'Vente ferme : ni retour, ni échange.';
export const backOrderLate =
  'Cet article est en réassort et a pris du retard. Nous vous écrirons avant l’expédition, et vous pouvez annuler jusque-là.';
export const productIneligible = 'Ce produit est exclu des promotions.';
export const ineligible = 'Exclu des promotions.';
