import { shopName } from '../shop-name.ts';

export const feedTitle = () => ({
  title: shopName(),
  description: 'Tout ce qui est en vente, taille par taille.',
});
export const noSuchFeed = 'Ce flux n’existe pas.';
export const feedNotMadeYet = 'Le flux est en cours de création : revenez dans quelques minutes.';
