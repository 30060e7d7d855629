export const soldOut = 'Épuisé';
export const presale = 'Précommande';
export const left = (count: number) => `Plus que ${count}`;
export const onlyLeft = (count: number) => `Plus que ${count} en stock`;
export const onlyLeftInSize = (count: number) => `Plus que ${count} en stock dans cette taille !`;
export const shipsBy = (day: string) => `Précommande : expédition au plus tard le ${day}`;
export const sizeIsSoldOut = (size: string) => `La taille ${size} est épuisée`;
export const productIsSoldOut = (product: string) => `${product} est épuisé`;
