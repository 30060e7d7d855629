import { shopName } from '../../shop-name.ts';

export const feedTitle = () => ({
  title: shopName(),
  description: 'Alles, was zu haben ist, Größe für Größe.',
});
export const noSuchFeed = 'Diesen Feed gibt es nicht.';
export const feedNotMadeYet =
  'Der Feed wird zum ersten Mal erstellt: Fragen Sie in einigen Minuten noch einmal.';
