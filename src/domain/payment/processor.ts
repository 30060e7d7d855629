// Who takes the shop's cards: the one that is built in, and those that a shop may have keys of.

export const processorNames = ['sandbox', 'stripe', 'braintree'] as const;
export type ProcessorName = (typeof processorNames)[number];
