export const sellingNow = 'Très demandé.';
export const soldThisWeek = (count: number) => `${count} vendus ces sept derniers jours.`;
export const wanted = 'Convoité.';
export const inBags = (count: number) => `${count} personnes l’ont dans leur panier.`;
export const inOtherBags = (count: number) => `${count} autres personnes l’ont dans leur panier.`;
export const loved = 'Adoré.';
export const lovedBy = (count: number) => `${count} personnes l’ont en coup de cœur.`;
export const holdStill = 'Garder ce message affiché';
export const peopleIn = (name: string) => `${name}, porté par vous`;
