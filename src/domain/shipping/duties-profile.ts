/** What a shop tells of duties, by the number of how it handles them. */
export type DutiesProfile = 0 | 1 | 2 | 3;
