import { inFrench } from '../plural.ts';

export const pieces = (count: number) => inFrench(count, `${count} pièce`, `${count} pièces`);
export const noSuchProduct = 'Ce produit n’existe pas.';

// Hearts
export const loveRefusals = {
  no_such_product: 'Ce produit n’existe pas.',
  login_required: 'Veuillez vous connecter pour garder vos coups de cœur.',
  guest_max: 'Connectez-vous pour continuer : sans compte, le nombre de coups de cœur est limité.',
};
export const isInLoves = (name: string) => `${name} est dans vos coups de cœur`;
export const removeFromLoves = (name: string) => `Retirer ${name} de vos coups de cœur ?`;
export const confirmRemove = 'Confirmer le retrait';
export const keep = 'Garder';
export const removed = (name: string) => `${name} n’est plus dans vos coups de cœur.`;
export const undo = 'Annuler';
export const savedOnDevice = 'Gardé sur cet appareil. Connectez-vous pour le retrouver sur tous les autres.';
export const signIn = 'Se connecter';
export const isAsItWas = (name: string) =>
  `Votre demande ne nous est pas parvenue : rien n’a changé pour ${name}.`;
export const didNotReachUs = 'Votre demande ne nous est pas parvenue. Vérifiez votre connexion et réessayez.';
export const keepLoving = 'Encore des coups de cœur';
export const lovesComeAlong = 'Connectez-vous, et vos coups de cœur vous suivent.';
export const lovesComeAlongWith = (name: string) =>
  `Connectez-vous, et vos coups de cœur vous suivent, avec ${name}.`;

// The loves
export const loves = 'Coups de cœur';
export const lovesSavedOnDevice =
  'Gardés sur cet appareil. [Connectez-vous] pour les retrouver sur tous les autres.';
export const whatYouLove = 'Vos coups de cœur';
export const wasWhenLoved = (price: string) => `${price} au moment de votre coup de cœur`;
export const lovedOn = (day: string) => `Coup de cœur du ${day}`;
export const costLess = (count: number) =>
  inFrench(
    count,
    `${count} coûte moins cher que le jour de votre coup de cœur`,
    `${count} coûtent moins cher que le jour de votre coup de cœur`,
  );
export const areSoldOut = (count: number) =>
  inFrench(count, `${count} est épuisée`, `${count} sont épuisées`);
export const show = 'Afficher';
export const all = (count: number) => `Tous ${count}`;
export const filters = { fell: 'Prix en baisse', 'sold-out': 'Épuisés' };
export const noLoves = 'Rien pour l’instant. Le cœur d’une pièce la garde ici, avec son prix du jour.';
export const seeWhatIsNew = 'Voir les nouveautés';

// Putting a piece in a list
export const addToWishlist = 'Ajouter à une liste d’envies';
export const aNewList = 'Une nouvelle liste';
export const inOneOfYourLists = 'Dans l’une de vos listes';
export const itIsThere = 'Déjà dans la liste';
export const add = 'Ajouter';
export const addTo = (list: string) => `Ajouter à ${list}`;
export const orANewList = 'Ou une nouvelle liste';
export const whatIsItCalled = 'Quel est son nom ?';
export const listNameSuch = 'Pour le mariage de juin';
export const inSize = 'En taille (facultatif)';
export const anySize = 'Indifférent';
export const makeList = 'Créer la liste';
export const signInForLists = (product: string) =>
  `Connectez-vous pour ajouter ${product} à l’une de vos listes.`;
export const loadingLists = 'Chargement de vos listes';
export const isInListNow = '[pièce] est maintenant dans [liste].';
export const backToProduct = 'Revenir au produit';

// A list
export const nothingInList =
  'Rien pour l’instant. Chaque pièce propose « Ajouter à une liste d’envies » près de ses tailles.';
export const whatIsInIt = 'Ce qu’elle contient';
export const wantedIn = (size: string) => `En taille ${size}`;
export const addToBag = 'Ajouter au panier';
export const addPieceToBag = (name: string) => `Ajouter ${name} au panier`;
export const up = 'Monter';
export const moveUp = (name: string) => `Monter ${name}`;
export const down = 'Descendre';
export const moveDown = (name: string) => `Descendre ${name}`;
export const remove = 'Retirer';
export const removePiece = (name: string) => `Retirer ${name}`;
export const name = 'Nom';
export const rename = 'Renommer';
export const stopSharing = 'Ne plus partager';
export const shareByLink = 'Partager par un lien';
export const removeList = 'Supprimer la liste';
export const anyoneWithLink = 'Toute personne qui a ce lien voit la liste, et rien d’autre de vous :';
export const noLongerShared = 'Cette liste n’est plus partagée.';
export const noSuchList = 'Cette liste n’existe pas.';
export const inNoList = 'Ce produit n’est pas en vente pour tous : aucune liste ne peut le contenir.';
export const noRoom = 'Il n’y a plus de place. Retirez d’abord quelque chose.';
