/** Pages of words, by the addresses the specification names. */
export const contentPaths = [
  '/customerservice/returnspolicy',
  '/termsofuse',
  '/privacypolicy',
  '/financialnotice',
  '/article/what-is-your-exchange-policy',
  '/article/int-how-do-i-make-an-exchange',
  '/shippingusa',
  '/shippinginternational',
] as const;

export type ContentPath = (typeof contentPaths)[number];
