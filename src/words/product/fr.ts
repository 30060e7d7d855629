import { inCentimetres } from '../../domain/size-chart/lengths.ts';
import type { LengthUnit } from '../../domain/size-chart/size-chart.ts';
import { inFrench } from '../plural.ts';

// Buying
export const size = 'Taille';
export const sizeIs = 'Taille : ';
export const sizeNamed = (name: string) => `Taille ${name}`;
export const sizeChart = 'Guide des tailles';
export const inseamAndRise = (inseam: string, rise: string) => `Entrejambe ${inseam}, montant avant ${rise}.`;
export const inseamIs = (inseam: string) => `Entrejambe ${inseam}.`;
export const riseIs = (rise: string) => `Montant avant ${rise}.`;
export const color = 'Couleur';
export const colorIs = 'Couleur :';
export const adding = 'Ajout…';
export const addToBag = 'Ajouter au panier';
export const addToWishlist = 'Ajouter à une liste d’envies';
export const buyNow = 'Acheter maintenant';
export const buyWithGooglePay = 'Acheter avec Google Pay';
export const buyWithApplePay = 'Acheter avec Apple Pay';
export const writeFirstReview = 'Donner le premier avis';
export const ratedBy = (rating: string, count: number) =>
  `${rating.replace('.', ',')}, ${count} ${inFrench(count, 'avis', 'avis')}`;

// Its price, and what a deal says wherever it stands
export const now = 'Maintenant';
export const was = 'Avant';
export const percentOff = (percent: number) => `−${percent} %`;
export const finalSale = 'Vente ferme';
export const inTheAppOnly = 'Dans l’application seulement :';
export const about = (amount: string) => `Environ ${amount}.`;
export const comingSoon = 'BIENTÔT';
export const percentSold = (percent: number) => `${percent} % vendus`;
export const dealHasEnded = 'Vente flash terminée';
export const startsIn = 'Commence dans';
export const endsIn = 'Se termine dans';

// Labels
export const madeInUsa = 'Fabriqué aux États-Unis';
export const isNew = 'Nouveau';
/** The merchant's own, as far as everybody uses the same. */
export const promoTag = (tag: string): string => (tag === 'New' ? isNew : tag === 'Sale' ? 'Soldes' : tag);
export const considered = 'Responsable';

// What a shopper should know before
export const prop65Warning = 'Avertissement « Proposition 65 » de Californie.';
export const prop65 = (chemicals: string) =>
  `Ce produit peut vous exposer à des substances (${chemicals}) reconnues par l’État de Californie comme causes de cancer ou nocives pour la reproduction.`;
export const seeDetails = 'En savoir plus';
export const exchangePolicy = 'Conditions d’échange';
export const returnsPolicy = 'Conditions de retour';
export const shipping = 'Livraison';

// Ways of shipping
export const waysOfShipping = 'Modes de livraison';
export const postcodeForShipping = 'Code postal, pour les modes de livraison';
export const enterPostcode = 'Veuillez indiquer un code postal où nous livrons.';
export const asking = 'Recherche…';
export const compare = 'Comparer';
export const doesNotShipThere = 'Cet article n’y est pas livré.';
export const toRegion = (region: string) => `Destination : ${region}`;
export const free = 'offert';

// Its texts
export const aboutThisProduct = 'À propos de ce produit';
export const description = 'Description';
export const ingredients = 'Ingrédients';
export const fitAndDetails = 'Coupe et détails';
export const sizeAndFit = 'Taille et coupe';
export const productDetails = 'Détails du produit';
export const modelInfo = 'Le mannequin';
export const seeMore = 'Voir plus';
export const readMore = 'Lire la suite';
export const readLess = 'Réduire';
export const careInstructions = 'Conseils d’entretien';
export const materials = 'Matières';
export const material = 'Matière';
export const care = 'Entretien';
export const origin = 'Origine';
export const reviewersOnFit = 'Ce que les avis disent de la coupe';
export const modelName = 'Nom';
export const modelHeight = 'Stature';
export const modelBust = 'Poitrine';
export const modelWaist = 'Taille';
export const modelHip = 'Hanches';
export const modelWears = 'Porte';
export const modelInSize = (name: string, size: string) => `${name}, en taille ${size}`;

// In a tab of the browser, and where others link to it
export const titled = (name: string, color: string, brand: string) =>
  `${name}, coloris ${color}, par ${brand}`;

/** The merchant measures in inches. */
export const length = (unit: LengthUnit, text: string) =>
  unit === 'cm'
    ? inCentimetres(text)
    : text.replaceAll(/(\d) in\b(?! \d)/g, '$1\u00a0po').replaceAll(/(\d) ft\b/g, '$1\u00a0pi');

// Around it
export const relatedCategories = 'À voir aussi';
export const backToTop = 'Haut de page';

// Tiles and the quick view
export const quickView = 'Aperçu rapide';
export const quickViewOf = (name: string) => `Aperçu rapide : ${name}`;
export const quickAdd = 'Ajout rapide';
export const quickAddOf = (name: string) => `Ajout rapide : ${name}`;
export const inYourBag = 'Dans votre panier';
export const colorsIn = (count: number) => `${count} couleurs`;
export const seeFullDetails = 'Voir la fiche complète';
export const seeFullDetailsAndReviews = 'Voir la fiche complète et les avis';

// Calls
export const notInShop = 'Nous avons cherché partout : ce produit n’est pas en boutique.';
export const noSuchProduct = 'Ce produit n’existe pas.';
export const noSuchGroup = 'Ce groupe de produits n’existe pas.';
export const tooManyLooking = 'Trop de visiteurs à la fois. Veuillez réessayer dans un moment.';
export const idTooLong = 'Un numéro de produit a 16 chiffres au plus.';
export const idMalformed = 'Un numéro de produit est un nombre entier positif, en chiffres.';
export const mostAtOnce = (most: number) => `${most} produits au plus à la fois.`;
export const mostWatched = (most: number) => `${most} produits au plus peuvent être suivis.`;

// How it fits. Here and not with the reviews: the first page of a product says it. The smallest first.
export const fitOfClothing = [
  'Taille petit',
  'Taille un peu petit',
  'Taille normalement',
  'Taille un peu grand',
  'Taille grand',
];
export const fitOfShoes = [
  'Petit d’une pointure',
  'Petit d’une demi-pointure',
  'Taille normalement',
  'Grand d’une demi-pointure',
  'Grand d’une pointure',
];
export const fitScale = (fit: string, step: number) => `Coupe : ${fit}, ${step} sur 5, de petit à grand`;
export const fitsPeopleLikeYou = 'La coupe sur des personnes comme vous';
