// Reviews as the desk goes through them.

export const reviewQueues = ['waiting', 'changed', 'published', 'refused'] as const;

/** Those that wait, the oldest first; of them those whose writers changed them; and what was decided, the latest first. */
export type ReviewQueue = (typeof reviewQueues)[number];

export const queueLength = 50;
