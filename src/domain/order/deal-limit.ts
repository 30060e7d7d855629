/** Of a flash deal's thing, at the deal's price, for one person over all their orders. */
export const mostOfDealEach = 2;
/** The same in one order. */
export const mostOfDealInOrder = 1;

/** One mailbox has many addresses: what follows a plus sign is its owner's to choose, and case makes no difference. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}
