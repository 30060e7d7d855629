export const feedTitle = { title: 'Vitrine', description: 'Tout ce qui est en vente, taille par taille.' };
export const noSuchFeed = 'Ce flux n’existe pas.';
export const feedNotMadeYet = 'Le flux est en cours de création : revenez dans quelques minutes.';
