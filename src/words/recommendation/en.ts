export const completeTheLook = 'Complete the Look';
export const similarItems = 'Similar Items';
export const youMayAlsoLove = 'You May Also Love';
export const customersAlsoPurchased = 'Customers Also Purchased';
export const recentlyViewed = 'Recently Viewed';
export const recommended = 'Recommended';
export const favoritesBeside = (name: string) => `${name} Faves`;
