import { inFrench } from '../plural.ts';

// Of its page and its dialogs alone: every page would have to fetch them from among those that every page says.
export const lineLabel = (name: string, size: string) => `${name}, taille ${size}`;
export const oneFewerOf = (name: string) => `En retirer un : ${name}`;
export const oneMoreOf = (name: string) => `En ajouter un : ${name}`;
export const removedFromBag = (name: string) => `Retiré de votre panier : ${name}`;
export const nowInBag = (count: number, name: string) => `${name} : ${count} dans votre panier`;
export const moveToLovesNamed = (name: string) => `Mettre en coups de cœur : ${name}`;
export const movedToLoves = (name: string) => `Ajouté à vos coups de cœur : ${name}`;
export const joinWaitlistFor = (name: string) => `S’inscrire sur la liste d’attente : ${name}`;
export const changeSizeOf = (name: string) => `Changer de taille : ${name}`;
export const sizeIsInBag = (name: string) => `La taille ${name} est dans votre panier.`;
export const nowInSize = (name: string, sizeName: string) => `${name} est maintenant en taille ${sizeName}`;
export const subtotalOfItems = (count: number) =>
  `Sous-total, ${count} ${inFrench(count, 'article', 'articles')}`;
export const subtotalIs = (amount: string) => `Sous-total ${amount}`;
export const awayFrom = (amount: string, reward: string) =>
  `Plus que ${amount} pour la ${reward.charAt(0).toLowerCase()}${reward.slice(1)}`;
export const rewardReached = (reward: string) =>
  `À vous la ${reward.charAt(0).toLowerCase()}${reward.slice(1)}`;
export const aboutIn = (region: string) => `Environ, pour ${region}`;
export const itemsInBag = (count: number) =>
  `${count} ${inFrench(count, 'article', 'articles')} dans votre panier`;
