/** A note is a remark for the staff, not a letter. */
export const longestNote = 2_000;
