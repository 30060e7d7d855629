// What all lists of the desk share.

export const pageSizes = { usual: 50, most: 200 } as const;

/** Lists that are put in order by the age of what is in them. */
export const ageSorts = ['newest', 'oldest'] as const;

export type AgeSort = (typeof ageSorts)[number];

/** Counted no further: whoever sees so many narrows the list, and counting all of a million would make everyone wait. */
export const mostCounted = 1_000;
