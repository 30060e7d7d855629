/** How long a code that was sent by email lets somebody in. */
export const codeMinutes = 10;
/** How long a link to a new password is good. */
export const resetMinutes = 60;
