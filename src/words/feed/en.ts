import { shopName } from '../shop-name.ts';

export const feedTitle = () => ({ title: shopName(), description: 'Everything for sale, size by size.' });
export const noSuchFeed = 'There is no such feed.';
export const feedNotMadeYet = 'The feed is being made for the first time: ask again in a few minutes.';
