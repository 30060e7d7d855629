/** On its way back, here, or not coming after all. */
export const returnStates = ['authorised', 'received', 'called_off'] as const;

export type ReturnState = (typeof returnStates)[number];
