import { inCentimetres } from '../../../domain/size-chart/lengths.ts';
import type { LengthUnit } from '../../../domain/size-chart/size-chart.ts';
import { inGerman } from '../../plural.ts';

// Buying
export const size = 'Größe';
export const sizeIs = 'Größe: ';
export const sizeNamed = (name: string) => `Größe ${name}`;
export const sizeChart = 'Größentabelle';
export const inseamAndRise = (inseam: string, rise: string) =>
  `Innenbeinlänge ${inseam}, vordere Leibhöhe ${rise}.`;
export const inseamIs = (inseam: string) => `Innenbeinlänge ${inseam}.`;
export const riseIs = (rise: string) => `Vordere Leibhöhe ${rise}.`;
export const color = 'Farbe';
export const colorIs = 'Farbe:';
export const adding = 'Wird hineingelegt …';
export const addToBag = 'In den Warenkorb';
export const addToWishlist = 'Auf die Wunschliste';
export const buyNow = 'Jetzt kaufen';
export const buyWithGooglePay = 'Mit Google Pay kaufen';
export const buyWithApplePay = 'Mit Apple Pay kaufen';
export const writeFirstReview = 'Die erste Bewertung schreiben';
export const ratedBy = (rating: string, count: number) =>
  `${rating}, ${count} ${inGerman(count, 'Bewertung', 'Bewertungen')}`;

// Its price, and what a deal says wherever it stands
export const now = 'Jetzt';
export const was = 'Vorher';
export const percentOff = (percent: number) => `−${percent}\u00a0%`;
export const finalSale = 'Ohne Rückgabe';
export const inTheAppOnly = 'Nur in der App:';
export const about = (amount: string) => `Etwa ${amount}.`;
export const comingSoon = 'IN KÜRZE';
export const percentSold = (percent: number) => `${percent}\u00a0% verkauft`;
export const dealHasEnded = 'Das Angebot ist vorbei';
export const startsIn = 'Beginnt in';
export const endsIn = 'Endet in';

// Labels
export const madeInUsa = 'Hergestellt in den USA';
export const isNew = 'Neu';
/** The merchant's own, as far as everybody uses the same. */
export const promoTag = (tag: string): string => (tag === 'New' ? isNew : tag === 'Sale' ? 'Reduziert' : tag);
export const considered = 'Mit Bedacht';

// What a shopper should know before
export const prop65Warning = 'Warnhinweis nach „Proposition 65“ (Kalifornien).';
export const prop65 = (chemicals: string) =>
  `Durch diesen Artikel können Sie Stoffen ausgesetzt sein (${chemicals}), die nach Erkenntnis des Staates Kalifornien Krebs verursachen oder die Fortpflanzung schädigen.`;
export const seeDetails = 'Mehr dazu';
export const exchangePolicy = 'Bedingungen für den Umtausch';
export const returnsPolicy = 'Bedingungen für die Rückgabe';
export const shipping = 'Versand';

// Ways of shipping
export const waysOfShipping = 'Versandarten';
export const postcodeForShipping = 'Postleitzahl, für die Versandarten';
export const enterPostcode = 'Bitte geben Sie eine Postleitzahl ein, an die wir versenden.';
export const asking = 'Wird erfragt …';
export const compare = 'Vergleichen';
export const doesNotShipThere = 'Dorthin wird es nicht versandt.';
export const toRegion = (region: string) => `Nach: ${region}`;
export const free = 'kostenlos';

// Its texts
export const aboutThisProduct = 'Über diesen Artikel';
export const description = 'Beschreibung';
export const ingredients = 'Inhaltsstoffe';
export const fitAndDetails = 'Passform und Einzelheiten';
export const sizeAndFit = 'Größe und Passform';
export const productDetails = 'Einzelheiten';
export const modelInfo = 'Maße des Models';
export const seeMore = 'Mehr ansehen';
export const readMore = 'Weiterlesen';
export const readLess = 'Weniger lesen';
export const careInstructions = 'Pflegehinweise';
export const materials = 'Materialien';
export const material = 'Material';
export const care = 'Pflege';
export const origin = 'Herkunft';
export const reviewersOnFit = 'Was Bewertungen zur Passform sagen';
export const modelName = 'Name';
export const modelHeight = 'Körpergröße';
export const modelBust = 'Brust';
export const modelWaist = 'Taille';
export const modelHip = 'Hüfte';
export const modelWears = 'Trägt';
export const modelInSize = (name: string, size: string) => `${name} trägt Größe ${size}`;

// In a tab of the browser, and where others link to it
export const titled = (name: string, color: string, brand: string) => `${name} in ${color} von ${brand}`;

/** The merchant measures in inches. */
export const length = (unit: LengthUnit, text: string) =>
  unit === 'cm'
    ? inCentimetres(text)
    : text.replaceAll(/(\d) in\b(?! \d)/g, '$1\u00a0Zoll').replaceAll(/(\d) ft\b/g, '$1\u00a0Fuß');

// Around it
export const relatedCategories = 'Verwandte Kategorien';
export const backToTop = 'Nach oben';

// Tiles and the quick view
export const quickView = 'Schnellansicht';
export const quickViewOf = (name: string) => `Schnellansicht: ${name}`;
export const quickAdd = 'Direkt hineinlegen';
export const quickAddOf = (name: string) => `Direkt hineinlegen: ${name}`;
export const inYourBag = 'In Ihrem Warenkorb';
export const colorsIn = (count: number) => `${count} ${inGerman(count, 'Farbe', 'Farben')}`;
export const seeFullDetails = 'Alle Einzelheiten ansehen';
export const seeFullDetailsAndReviews = 'Alle Einzelheiten und Bewertungen ansehen';

// Calls
export const notInShop = 'Wir haben überall nachgesehen: Diesen Artikel gibt es im Laden nicht.';
export const noSuchProduct = 'Diesen Artikel gibt es nicht.';
export const noSuchGroup = 'Diese Gruppe von Artikeln gibt es nicht.';
export const tooManyLooking =
  'Zu viele sehen gerade zugleich hin. Bitte fragen Sie in einer Weile noch einmal.';
export const idTooLong = 'Eine Artikelnummer hat höchstens 16 Ziffern.';
export const idMalformed = 'Eine Artikelnummer ist eine positive ganze Zahl aus einfachen Ziffern.';
export const mostAtOnce = (most: number) => `Höchstens ${most} Artikel auf einmal.`;
export const mostWatched = (most: number) => `Höchstens ${most} Artikel lassen sich beobachten.`;

// How it fits. Here and not with the reviews: the first page of a product says it. The smallest first.
export const fitOfClothing = [
  'Fällt klein aus',
  'Fällt etwas klein aus',
  'Fällt normal aus',
  'Fällt etwas groß aus',
  'Fällt groß aus',
];
export const fitOfShoes = [
  'Eine ganze Größe zu klein',
  'Eine halbe Größe zu klein',
  'Fällt normal aus',
  'Eine halbe Größe zu groß',
  'Eine ganze Größe zu groß',
];
export const fitScale = (fit: string, step: number) => `Passform: ${fit}, ${step} von 5, von klein bis groß`;
export const fitsPeopleLikeYou = 'Wie es Menschen wie Ihnen passt';
