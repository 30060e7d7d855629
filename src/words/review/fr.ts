import { inFrench } from '../plural.ts';

type FiveWords = readonly [string, string, string, string, string];

// How tall people are
interface Height {
  readonly feet: number;
  readonly inches: number;
  readonly cm: number;
}
export const height = ({ cm }: Height) => `${Math.floor(cm / 100)},${String(cm % 100).padStart(2, '0')} m`;
export const heightChoice = height;
export const heightBands = {
  'under-160': 'Moins de 1,60 m',
  '160-167': 'De 1,60 m à 1,67 m',
  '168-175': 'De 1,68 m à 1,75 m',
  'over-175': '1,76 m et plus',
};

// People like you
export const peopleLikeYou = 'Les personnes comme vous';
export const wearInIt = (some: number, people: number, size: string) =>
  `${some} personnes comme vous sur ${people} le portent en ${size}`;
export const changeLikeness = 'Modifier votre stature et votre taille habituelle';
export const heightLabel = 'Stature';
export const usualSize = 'Taille habituelle';
export const choose = 'Choisir';
export const showTheirFit = 'Voir la coupe sur elles';
export const savedOnDevice = 'Gardé sur cet appareil, et jamais indispensable.';
export const theyAre = (shortest: string, tallest: string, size: string) =>
  `De ${shortest} à ${tallest}, d’habitude en ${size}.`;
export const fitDidNotCome = 'Leurs réponses ne sont pas arrivées ; le reste de la page est complet.';
export const tooFewAlike = (people: number, fewest: number) =>
  people === 0
    ? `Personne comme vous n’a encore dit comment cette pièce taille : il faut ${fewest} réponses.`
    : `${inFrench(people, `Seule ${people} personne comme vous a`, `Seules ${people} personnes comme vous ont`)} dit comment cette pièce taille : c’est trop peu pour vous conseiller, il faut ${fewest} réponses.`;
export const fromThem = (people: number, fit: string) =>
  `D’après ${people} d’entre elles : ${fit.toLowerCase()}.`;
export const woreAndFoundTrue = (some: number, people: number) =>
  `${some} sur ${people} ont porté [taille] et trouvent que la pièce taille normalement.`;
export const chooseSize = (size: string) => `Choisir ${size}`;

// Reviews of a product
export const reviews = 'Avis';
export const reviewCount = (_count: number, formatted: string) => `${formatted} avis`;
export const allReviews = (count: number, formatted: string) =>
  inFrench(count, 'Lire l’avis', `Lire les ${formatted} avis`);
export const beTheFirst = 'Aucun avis pour l’instant. Le premier pourrait être le vôtre.';
export const loadAgain = 'Charger à nouveau les avis';
export const writeReview = 'Écrire un avis';
export const showReviewsWith = 'Afficher les avis à';
export const stars = (count: number) => inFrench(count, `${count} étoile`, `${count} étoiles`);
export const found = (count: number) =>
  inFrench(
    count,
    `${count} personne a trouvé cet avis utile`,
    `${count} personnes ont trouvé cet avis utile`,
  );
export const useful = 'Utile';
export const usefulIs = (title: string) => `Utile : ${title}`;
export const boughtHere = 'Achat vérifié';
export const usually = (size: string) => `d’habitude en ${size}`;
export const wore = (size: string) => `Taille portée : ${size}`;
export const woreAndFit = (size: string, fit: string) => `Taille portée : ${size}, ${fit.toLowerCase()}`;
export const answers = (brand: string) => `${brand} répond`;

// Photos
export const inRealRooms = 'Dans la vraie vie';
export const allPhotos = (count: number) => inFrench(count, 'La photo', `Les ${count} photos`);
export const customerPhoto = (number: number, total: number, alt: string) =>
  `Photo partagée ${number} sur ${total} : ${alt}`;
export const photosOf = (product: string) => `Photos de ${product}`;
export const photosBy = (author: string) => `Photos de ${author}`;
export const photoBy = (author: string) => `Une photo de ${author}`;
export const photoOf = (number: number, total: number, alt: string) =>
  `Photo ${number} sur ${total} : ${alt}`;
export const previousPhoto = 'Photo précédente';
export const nextPhoto = 'Photo suivante';

// All of them
export const afterName = ', les avis';
export const chooseASize = 'Choisir une taille';
export const whatTheySay = 'Ce qu’on en dit';
export const range = (first: number, last: number, total: string) => `${first} à ${last} sur ${total}`;
export const aPage = (count: number) => `${count} par page`;
export const pagesOfReviews = 'Pages d’avis';
export const noneFits = 'Aucun avis ne répond à tout cela.';
export const showAll = (total: string) => `Afficher tous les avis (${total})`;
export const reviewsTitle = (product: string, brand: string) => `Avis sur ${product} de ${brand}`;
export const reviewsDescription = (people: number, product: string, brand: string) =>
  `Ce que disent de ${product} de ${brand} ${inFrench(people, `${people} personne qui l’a porté`, `${people} personnes qui l’ont porté`)}, et comment cette pièce taille.`;
export const notInShop = 'Nous avons cherché partout : ce produit n’est pas en boutique.';
export const mostPages = (most: number) => `On ne peut tourner que ${most} pages.`;

// What they are narrowed and sorted by
export const searchReviews = 'Rechercher dans les avis';
export const sort = 'Trier';
export const sorts = {
  featured: 'Notre sélection',
  newest: 'Les plus récents',
  highest: 'Les meilleures notes',
  lowest: 'Les moins bonnes notes',
  helpful: 'Les plus utiles',
};
export const someOf = (some: string, all: string) => `${some} sur ${all}`;
export const clearFilters = (count: number) =>
  inFrench(count, 'Effacer le filtre', `Effacer les ${count} filtres`);
export const filterNames = {
  rating: 'Note',
  size: 'Taille achetée',
  fit: 'Coupe',
  height: 'Stature',
  photos: 'Photos',
  verified: 'Achat',
};
export const withPhotos = 'Avec photos';
export const bought = 'Achat vérifié';

// Writing one
export const reviewOf = (product: string) => `Votre avis sur ${product}`;
export const notAvailable = 'Avis impossible';
export const notAmongOrders =
  'Les avis sont réservés aux personnes qui ont porté la pièce, et nous ne l’avons pas trouvée dans vos commandes livrées.';
export const couldNotAsk = 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.';
export const backToProduct = 'Revenir au produit';
export const changeReview = 'Modifier votre avis';
export const howWasIt = 'Alors, qu’en pensez-vous ?';
export const beSpecific =
  'Donnez des détails : d’autres s’habilleront d’après vous. Votre avis paraît dès qu’une personne l’a lu, le plus souvent dans la journée.';
export const signInWordsStay = 'Se connecter ; votre texte reste ici';
export const photoOnItsWay = 'Une photo est encore en route.';
export const sending = 'Envoi…';
export const saveReview = 'Enregistrer l’avis';
export const postReview = 'Publier l’avis';
export const isShown = 'Il est affiché avec le produit.';
export const changeIsReadAgain = 'Une modification est d’abord relue.';
export const waitsForReader = 'Il attend d’être lu par une personne.';
export const isNotShown = 'Il n’est pas affiché.';
export const yourRating = 'Votre note';
/** What each number of stars means to whoever gives it, one star first. */
export const starLabels: FiveWords = [
  'Pas du tout',
  'Pas vraiment',
  'Correct',
  'Très bien !',
  'Coup de foudre !',
];
export const howDidItFit = 'Comment taille cette pièce ?';
export const headline = 'Titre';
export const yourReview = 'Votre avis';
export const sizeYouWore = 'Taille portée';
export const heightOptional = 'Stature (facultatif)';
export const usualSizeOptional = 'Taille habituelle (facultatif)';
export const ratherNotSay = 'Je préfère ne pas le dire';
export const photosUpTo = (most: number) => `Photos [(${most} au maximum)]`;
export const removePhoto = (number: number) => `Retirer la photo ${number}`;
export const addPhoto = 'Ajouter une photo';
export const photoHint =
  'JPEG, PNG ou WebP, 10 Mo au maximum. Le lieu et la date de prise de vue sont effacés.';
export const yourPhoto = (number: number) => `Votre photo ${number}`;
export const sendingFile = (name: string) => `Envoi de ${name}`;
export const sendingPercent = (percent: number) => `Envoi, ${percent} %`;
export const almostThere = 'Presque terminé';
export const waitsItsTurn = 'En attente';
export const didNotArrive = 'Elle n’est pas arrivée.';
export const sendAgain = 'Renvoyer';
export const ofPhoto = (number: number) => ` la photo ${number}`;

// What writing, changing and voting is answered with
export const mayReview = 'Vous l’avez acheté ici : dites aux autres comment cette pièce taille.';
export const refusals = {
  no_such_product: 'Ce produit n’existe pas.',
  no_such_review: 'Cet avis n’existe pas.',
  reviewed: 'Vous avez déjà donné votre avis. Vous pouvez le modifier dans votre compte.',
  not_shipped:
    'Votre commande n’est pas encore partie. Vous pourrez donner votre avis dès qu’elle sera en route.',
  not_bought:
    'Seules les personnes qui l’ont acheté ici peuvent donner leur avis, et aucune commande de ce produit ne figure dans votre compte.',
  no_such_size: 'Cette taille n’existe pas pour ce produit.',
  no_such_photo: 'L’une des photos n’est plus là. Veuillez l’ajouter de nouveau.',
  no_words: 'Veuillez écrire un titre et quelques mots.',
};
export const ownReview = 'Celui-ci est le vôtre : aux autres d’en juger.';
export const manyPhotosWaiting = 'Beaucoup de photos attendent déjà. Envoyez d’abord votre avis.';
export const noPhotoToShow =
  'Nous ne pouvons pas afficher cette photo : envoyez un JPEG, PNG ou WebP d’au moins 100 et d’au plus 50 millions de pixels.';
export const photoTwice = 'Une photo est donnée plus d’une fois.';
export const notRightYet = 'Quelque chose dans cet avis n’est pas encore juste.';
export const goBack =
  'Votre texte est trop long pour être repris ici : revenez à la page précédente, où il se trouve encore.';
export const chooseStars = 'Veuillez choisir d’une à cinq étoiles.';
export const chooseOneOfThese = 'Veuillez choisir l’une de ces réponses.';
export const writeHeadline = (longest: number) =>
  `Veuillez écrire un titre de ${longest} caractères au maximum.`;
export const writeFewWords = (longest: string) =>
  `Veuillez écrire quelques mots, ${longest} caractères au maximum.`;
