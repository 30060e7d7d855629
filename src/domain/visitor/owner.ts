/** Whose something is: a customer's, or a guest's by the id in their cookie. */
export type Owner = { readonly guestId: string } | { readonly customerId: string };
