/** More than anybody has devices; it ends what a program could go on adding. */
export const mostPasskeys = 20;
