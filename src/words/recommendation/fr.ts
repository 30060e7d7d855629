export const completeTheLook = 'Compléter la tenue';
export const similarItems = 'Dans le même esprit';
export const youMayAlsoLove = 'Vous aimerez aussi';
export const customersAlsoPurchased = 'Souvent achetés ensemble';
export const recentlyViewed = 'Vus récemment';
export const recommended = 'Recommandé';
export const favoritesBeside = (name: string) => `Nos favoris avec ${name}`;
