export const soldOut = 'Sold out';
export const presale = 'Pre-sale';
export const left = (count: number) => `${count} left`;
export const onlyLeft = (count: number) => `Only ${count} Left`;
export const onlyLeftInSize = (count: number) => `Only ${count} Left in this Size!`;
export const shipsBy = (day: string) => `Pre-sale: ships by ${day}`;
export const sizeIsSoldOut = (size: string) => `Size ${size} is sold out`;
export const productIsSoldOut = (product: string) => `${product} is sold out`;
