export const completeTheLook = 'Dazu passt';
export const similarItems = 'Ähnliche Artikel';
export const youMayAlsoLove = 'Das könnte Ihnen auch gefallen';
export const customersAlsoPurchased = 'Auch gekauft wurde';
export const recentlyViewed = 'Zuletzt angesehen';
export const recommended = 'Empfohlen';
export const favoritesBeside = (name: string) => `Beliebt neben ${name}`;
