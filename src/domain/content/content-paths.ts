/** Pages of words, by the addresses the specification names, and the one where the shop can be reached. */
export const contentPaths = [
  '/customerservice/returnspolicy',
  '/termsofuse',
  '/privacypolicy',
  '/financialnotice',
  '/article/what-is-your-exchange-policy',
  '/article/int-how-do-i-make-an-exchange',
  '/shippingusa',
  '/shippinginternational',
  '/contact',
] as const;

export type ContentPath = (typeof contentPaths)[number];
