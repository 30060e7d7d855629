export const noLongerInShop = 'N’est plus en boutique.';
export const notInTotal = 'Cet article n’est pas compté dans le total.';
export const soldOutWhileDeciding = 'Épuisé pendant que vous hésitiez.';
export const joinWaitlistOrLetGo =
  'Cet article n’est pas compté dans le total. Inscrivez-vous sur la liste d’attente, ou laissez-le partir.';
export const onlyLeft = (count: number) => `Plus que ${count} en stock.`;
export const takeFewer = 'Prenez-en moins, et il est de nouveau à vous.';

export const noLongerAvailable = 'Ce produit n’est plus disponible.';
export const notForEveryone = 'Ce produit n’est pas en vente pour tous.';
export const selectSize = 'Veuillez choisir une taille.';
export const justSoldOut = 'Cet article vient d’être épuisé.';
export const sizeJustSoldOut = (size: string) => `La taille ${size} vient d’être épuisée.`;
export const bagHoldsLast = 'Il n’y en a pas davantage : votre panier contient les derniers.';
export const bagFull = (most: number) =>
  `Un panier contient ${most} articles différents. Veuillez d’abord en retirer un.`;
export const noMoreThanYouHave = 'Il n’y en a pas plus que vous n’en avez.';
export const notInBagAnyMore = 'Cet article n’était plus dans votre panier.';
