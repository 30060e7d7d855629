// Ce que le bureau dit des catégories.
import { inFrench } from '../plural.ts';

export const categories = 'Catégories';
export const sub = (count: number, levels: number) =>
  `${count} ${inFrench(count, 'catégorie', 'catégories')}, ${levels} ${inFrench(levels, 'niveau', 'niveaux')} au plus`;
export const tree = 'Arborescence';
export const keysHint =
  'Espace pour soulever, flèches pour déplacer (gauche et droite : sortir et entrer), Espace pour poser';
export const none = 'Il n’y a pas encore de catégorie';
export const noneHint = 'Les clients s’y promènent dans la boutique. Créez la première.';
export const pieces = (count: number) => `${count} ${inFrench(count, 'produit', 'produits')}`;
export const missingIn = (languages: string) => `Manque : ${languages}`;
export const listed = 'En boutique';
export const notListed = 'Masquée';
export const notListedAbove = 'Masquée avec celle qui la contient';

// Déplacer
export const move = (name: string) => `Déplacer ${name}`;
export const atTop = (name: string, place: number) => `${name}, au premier niveau, place ${place}`;
export const inside = (name: string, parent: string, place: number) =>
  `${name}, dans ${parent}, place ${place}`;
export const lifted = (where: string) =>
  `Soulevée : ${where}. Haut et bas la déplacent, droite et gauche la font entrer ou sortir ; Espace la pose, Échap la remet.`;
export const putDown = (where: string) => `Posée : ${where}.`;
export const putBack = (where: string) => `Remise à sa place : ${where}.`;

// L’une d’elles
export const newCategory = 'Nouvelle catégorie';
export const addCategory = 'Créer la catégorie';
export const added = 'Elle est créée.';
export const names = 'Langues du nom';
export const nameLabel = 'Nom';
export const isMissing = 'Manque. Les clients lisent le nom anglais.';
export const length = (letters: number, most: number) => `${letters} sur ${most}`;
export const address = 'Adresse';
export const addressHint = (slug: string) => `/c/${slug}`;
export const addressFromName = 'Vide : faite d’après le nom.';
export const alsoAt = (addresses: string) => `On y arrive aussi depuis ${addresses}`;
export const liesIn = 'Se trouve dans';
export const top = 'Rien, elle est au premier niveau';
export const googleCategory = 'Pour les flux';
export const googleHint =
  'Selon Google, en anglais, par exemple Apparel & Accessories > Clothing. Vide : celle de la catégorie qui la contient.';
export const isListed = 'Les clients la trouvent';
export const isListedHint =
  'Sinon, personne ne la trouve, ni ce qu’elle contient ; les produits restent en vente.';
export const save = 'Enregistrer';
export const saved = 'Enregistré. Les clients le voient dans un instant.';
export const inShop = 'La voir en boutique';

// À deux
export const changedMeanwhile =
  'Quelqu’un a modifié cette catégorie entre-temps. La voici telle qu’elle est maintenant.';
export const changedBy = 'Quelqu’un d’autre a enregistré cette catégorie pendant que vous écriviez.';

// Supprimer
export const remove = 'Supprimer…';
export const removeQuestion = (name: string) => `Supprimer ${name} ?`;
export const removeHintIn = (parent: string) =>
  `Elle disparaît aussitôt. Qui vient par son adresse est mené vers ${parent}.`;
export const removeHintTop = 'Elle disparaît aussitôt, et son adresse ne mène plus nulle part.';
export const removeIt = 'La supprimer';
export const leaveIt = 'La garder';
export const removed = (name: string) => `${name} est supprimée.`;
export const hasCategories = 'D’autres catégories s’y trouvent. Déplacez-les ou supprimez-les d’abord.';
export const hasProducts = 'Des produits s’y trouvent. Déplacez-les d’abord dans une autre catégorie.';
export const moveProductsTo = 'Déplacer ses produits vers';
export const chooseCategory = 'Choisissez une catégorie';
export const moveProducts = (count: number) => `Déplacer ${count} ${inFrench(count, 'produit', 'produits')}`;
export const productsMoved = (name: string) => `Ses produits sont dans ${name}.`;

export const noSuchCategory = 'Cette catégorie n’existe pas.';
export const tooMany = 'La boutique a autant de catégories qu’elle peut en avoir.';
export const faults = {
  no_name: 'Une catégorie a besoin d’un nom.',
  bad_slug: 'Des minuscules sans accents, des chiffres, et des traits d’union entre eux.',
  reserved_slug: 'Une liste de la boutique a cette adresse.',
  slug_taken: 'Une autre catégorie a cette adresse.',
  no_such_parent: 'Cette catégorie n’existe plus.',
  circle: 'Une catégorie ne peut se trouver ni dans elle-même ni dans ce qu’elle contient.',
  too_deep: 'Ce serait plus profond que la boutique ne peut montrer : quatre niveaux.',
  too_long: (most: number) => `${most} lettres au plus.`,
};
