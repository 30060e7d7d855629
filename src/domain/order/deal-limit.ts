/** Of a flash deal's thing, at the deal's price, for one person over all their orders. */
export const mostOfDealEach = 2;
/** The same in one order. */
export const mostOfDealInOrder = 1;
