/** Written by a person: what has a meaning in a pattern is taken for itself. */
export const likePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');
