/** What a shop is called whose merchant has not said. */
export const standardShop = { name: 'Vitrine' } as const;
