/** Whose something is: a customer's, or a guest's by the id in their cookie. */
export type Owner = { readonly guestId: string } | { readonly customerId: string };

/** Whether such a name is that of somebody who has signed in. */
export const isCustomerName = (name: string) => name.startsWith('customer ');

/** By which what somebody did is counted and found again. */
export function ownerName(owner: Owner): string {
  return 'customerId' in owner ? `customer ${owner.customerId}` : `guest ${owner.guestId}`;
}
