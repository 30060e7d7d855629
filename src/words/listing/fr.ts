import { inFrench } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// What one can narrow and sort by
export const facets = { size: 'Taille', color: 'Couleur', brand: 'Créateur', price: 'Prix' };
export const sort = 'Trier :';
export const sorts = {
  featured: 'Notre sélection',
  newest: 'Nouveautés',
  'price-low': 'Prix croissant',
  'price-high': 'Prix décroissant',
};
export const colors = {
  black: 'Noir',
  grey: 'Gris',
  white: 'Blanc',
  beige: 'Beige',
  brown: 'Marron',
  red: 'Rouge',
  pink: 'Rose',
  orange: 'Orange',
  yellow: 'Jaune',
  green: 'Vert',
  blue: 'Bleu',
  purple: 'Violet',
  gold: 'Doré',
  silver: 'Argenté',
  print: 'Imprimé',
  other: 'Autre',
};
export const andMore = (amount: string) => `${amount} et plus`;
export const under = (amount: string) => `Moins de ${amount}`;
export const fromTo = (from: string, to: string) => `De ${from} à ${to}`;
export const filter = 'Filtrer';
export const chosen = 'Filtres choisis';
export const remove = 'Retirer';
export const clearAll = 'Tout effacer';
export const counting = 'Calcul…';
export const show = (items: string) => `Voir ${items}`;
export const showItems = 'Voir les articles';

// The list
export const items = 'Articles';
export const itemsIn = (count: number, written: string) =>
  `${written} ${inFrench(count, 'article', 'articles')}`;
export const seenOf = (seen: string, items: string) => `Vous avez vu ${seen} sur ${items}`;
export const seen = 'Vus';
export const showMore = (count: number) => `En voir ${count} de plus`;
export const showEarlier = 'Voir les précédents';
export const asFarAsSearchGoes = 'La recherche s’arrête ici. Affinez-la pour voir la suite.';
export const nothingFitsAll = 'Rien ne répond à tous ces critères';
export const takeOneBack = 'Chaque choix se défend ; ensemble, ils ne laissent rien. Retirez-en un.';
export const railIsEmpty = 'Ce portant est vide';
export const nothingHangsHere = 'Rien n’y est suspendu pour le moment. Cela ne durera pas.';
export const seeWhatIsNew = 'Voir les nouveautés';

// Places
export const categories = 'Catégories';
export const everything = 'Tout voir';
export const newIn = 'Nouveautés';
export const presale = 'Précommandes';
export const presaleDescription = 'Des pièces encore en route vers nous, à vous avant leur arrivée.';
export const aboutPresale =
  'Ces pièces sont encore en route vers nous. Commandez-en une dès maintenant : elle partira à la date indiquée sur sa page, avant même d’être en boutique. Une commande qui réunit un article en stock et un article attendu part en deux colis ; vous n’en payez qu’un. Si vous changez d’avis avant l’expédition, [rien n’est perdu].';
export const describedAs = (name: string, count: number) =>
  `${name} chez ${shopName()} : ${count} ${inFrench(count, 'pièce', 'pièces')} de créateurs que nous aimons, en stock et sous une lumière douce.`;
export const noSuchRail = 'Ce portant n’existe pas en boutique. Repartez de la vitrine.';

// Searching
export const search = 'Rechercher';
export const searchShop = () => `Rechercher chez ${shopName()}`;
export const searchDescription = () => `Cherchez chez ${shopName()} par nom, créateur, couleur ou matière.`;
export const searchFor = (query: string) => `Recherche : ${query}`;
export const quoted = (query: string) => `« ${query} »`;
export const showing = (corrected: string) => `Résultats pour [${corrected}].`;
export const searchInstead = (query: string) => `Chercher plutôt « ${query} »`;
export const alsoUnderstood = 'Également compris';
export const takeOff = (name: string) => `${name}, retirer`;
export const onlyTheWords = 'Seulement les mots';
export const styleNumber = (number: string) => `Référence ${number}`;
export const sizeCalled = (size: string) => `Taille ${size}`;
export const sizeThatIs = (text: string, size: string) => `Taille ${text}, soit ${size}`;
export const onSale = 'En solde';
export const none = (what: string) => `Pas de ${what}`;
export const nearestByKind =
  'Nous vous avons compris, mais nous n’en avons pas. Voici ce que nous avons de plus proche.';
export const countedNotNamed = 'Nous comptons ce qui est cherché et introuvable, jamais qui cherche.';
export const theseHaveSome = 'Rien ne réunit tout. Voici ce qui s’en approche.';
export const nothingByThatName = 'Rien à ce nom';
export const fewerWords =
  'Moins de mots, plus de résultats : « manteau » plutôt que « long manteau gris pour la pluie ».';
export const ourNamesAreOurs =
  'Nos noms n’appartiennent qu’à nous ; une couleur, une matière ou un créateur, c’est plus sûr.';
export const startWithRail = 'Ou commencez par un portant';
export const suggestions = 'Suggestions';
export const noSuggestions =
  'Pas de suggestions pour l’instant. Appuyez sur Entrée pour chercher quand même.';
export const lookFor = 'Rechercher';
export const goTo = 'Aller à';
export const pieces = 'Pièces';
export const inColor = (place: string, color: string) => `${place} [en ${color.toLowerCase()}]`;
export const youLookedFor = 'Vous avez cherché';
export const lookedForThisWeek = 'Recherché cette semaine';
export const forget = (query: string) => `Oublier ${query}`;
export const forgetAll = 'Tout oublier';
export const forgotten = (query: string) => `${query} : oublié.`;
export const forgottenAll = 'Tout est oublié.';
export const throughAll = '[↑ ↓] pour tout parcourir';
export const toThePieces = '[→] vers les pièces';
export const enterSearches = '[Entrée] rechercher';
export const escapeCloses = '[Échap] fermer';
export const tryAgain = 'Réessayer';
export const whatToType = 'Un créateur, une couleur, une matière, un nom.';
export const looking = 'Recherche…';
export const nothingBegins = 'Rien ne commence ainsi.';
export const pressEnterForAll = (items: string) => `${items}. Appuyez sur Entrée pour tout voir.`;
export const category = 'Catégorie';
export const designer = 'Créateur';

// Calls
export const noSuchCategory = 'Cette catégorie n’existe pas.';
export const noSuchPart = 'Cette partie n’existe pas.';
export const tooManyValues = 'C’est plus qu’on ne peut choisir.';
export const wholeNumber = 'Un nombre entier, en chiffres.';
export const mostRead = (most: number) => `${most} caractères au plus sont lus.`;
