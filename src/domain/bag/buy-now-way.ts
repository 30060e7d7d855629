/** What a button that goes straight to payment asks for. */
export type BuyNowWay = 'buy-now' | 'google-pay' | 'apple-pay';
