export const soldOut = 'Ausverkauft';
export const presale = 'Vorbestellung';
export const left = (count: number) => `Noch ${count}`;
export const onlyLeft = (count: number) => `Nur noch ${count} vorrätig`;
export const onlyLeftInSize = (count: number) => `Nur noch ${count} in dieser Größe!`;
export const shipsBy = (day: string) => `Vorbestellung: Versand bis ${day}`;
export const sizeIsSoldOut = (size: string) => `Größe ${size} ist ausverkauft`;
export const productIsSoldOut = (product: string) => `${product} ist ausverkauft`;
