// Every call of the API as somebody would make it who wants something of the guest's or of the customer's, and what each
// visitor is answered. A call without a row here fails the test of the matrix.
import { testAuthenticator } from '../account/authenticator.ts';
import {
  all,
  anyone,
  boughtByTheCustomer,
  customers,
  merchant,
  nobody,
  type Row,
  theCustomer,
  theGuest,
  theStaff,
  withABag,
} from './who-may.ts';

/** Nobody asked this device for anything. */
const stranger = testAuthenticator('http://localhost');

const product = { productId: 1001 };
const address = {
  name: 'M',
  line1: '1 Main St',
  city: 'Columbus',
  region: 'OH',
  postalCode: '43004',
  country: 'US',
};
const shipTo = {
  firstName: 'M',
  lastName: 'L',
  streetAddress: '1 Main St',
  city: 'Columbus',
  postCode: '43004',
  regionCode: 'OH',
  countryCode: 'US',
};
const reviewInput = { rating: 4, title: 'Said', bodyText: 'And said again, at some length.' };
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
let people = 0;
const someEmail = () => {
  people += 1;
  return `matrix-${people}@example.com`;
};

export const rows: Readonly<Record<string, Row>> = {
  viewProduct: anyone(200, () => ({ params: product })),
  readSwatchStock: anyone(200, () => ({ params: { groupId: 1001, sizeGroupId: 3 } })),
  watchProducts: anyone(200, () => ({ query: 'productIds=1001' })),
  readTiles: anyone(200, () => ({ query: 'ids=1001' })),
  readRecommendations: anyone(200, () => ({ params: { ...product, placement: 'similar-items' } })),
  readListing: anyone(200, () => ({ params: { category: 'clothing' } })),
  search: anyone(200, () => ({ query: 'q=silk' })),
  readSuggestions: anyone(200, () => ({ query: 'q=sil' })),
  readContent: anyone(200, () => ({ params: { key: 'pdp-landers-in-stock' } })),
  readReviewFilters: anyone(200, () => ({ params: { id: 1001 } })),
  readReviews: anyone(200, () => ({ params: { id: 1001 }, body: { pageSize: 5 } })),
  readReviewPhotos: anyone(200, () => ({ params: { id: 1001 }, body: {} })),
  readReviewImages: anyone(200, async ({ publishedReview }) => ({ params: { id: await publishedReview() } })),
  readFitFor: anyone(200, () => ({ params: { id: 1001 }, query: 'heightCm=170&usualSize=M' })),
  voteHelpful: anyone(200, async ({ publishedReview }) => ({
    params: { id: await publishedReview() },
    body: {},
  })),
  takeBackHelpful: anyone(200, async ({ publishedReview }) => ({ params: { id: await publishedReview() } })),
  canReview: customers(200, () => ({ query: 'productId=1001' })),
  writeReview: boughtByTheCustomer(201, async ({ reviewable }) => ({
    body: { productId: await reviewable(), ...reviewInput },
  })),
  changeReview: theCustomer(200, async ({ review }) => ({
    params: { id: await review() },
    body: { title: 'Other' },
  })),
  removeReview: theCustomer(200, async ({ review }) => ({ params: { id: await review() } })),
  addReviewPhoto: customers(415),
  saveReviewForm: boughtByTheCustomer(200, async ({ reviewable }) => ({
    body: { productId: await reviewable(), ...reviewInput, rating: '4' },
  })),
  removeReviewForm: theCustomer(200, async ({ review }) => ({ params: { id: await review() }, body: {} })),
  readSocialPhotos: anyone(200, () => ({ params: product })),
  readShippingOptions: anyone(200, () => ({ query: 'productId=1001&country=US&postCode=43004' })),
  readSocialProof: anyone(200, () => ({ params: { placement: 'product' }, query: 'productIds=1001' })),
  readSession: anyone(200),
  signIn: anyone(401, () => ({ body: { email: someEmail(), password: 'a wrong sentence' } })),
  signUp: anyone(200, () => ({
    body: { name: 'New', email: someEmail(), password: 'a long enough sentence' },
  })),
  sendCode: anyone(200, () => ({ body: { email: someEmail() } })),
  signInByCode: anyone(422, () => ({ body: { email: someEmail(), otp: '000000' } })),
  askToSignInByPasskey: anyone(200, () => ({ body: {} })),
  signInByPasskey: anyone(422, () => ({ body: { response: stranger.show({ challenge: 'none' }) } })),
  askForPasskey: customers(200, () => ({ body: {} })),
  addPasskey: customers(422, () => ({
    body: { response: stranger.make({ challenge: 'none', user: { id: 'none' } }) },
  })),
  removePasskey: theCustomer(200, async ({ passkey }) => ({ params: { id: await passkey() }, body: {} })),
  // Who is signed out has nothing more to show here.
  signOut: { answers: all(200), ask: () => ({ body: {}, headers: { cookie: '' } }) },
  requestPasswordReset: anyone(200, () => ({ body: { email: someEmail() } })),
  resetPassword: anyone(422, () => ({ body: { token: 'none', newPassword: 'a long enough sentence' } })),
  changePassword: customers(422, () => ({
    body: { currentPassword: 'a wrong sentence', newPassword: 'short' },
  })),
  requestEmailChange: customers(200, () => ({ body: { newEmail: someEmail() } })),
  changeEmail: customers(422, () => ({ body: { newEmail: someEmail(), otp: '000000' } })),
  changeProfile: customers(200, () => ({ body: { name: 'Same' } })),
  saveAddress: theCustomer(200, async (owned) => ({ body: { id: await owned.address(), ...address } })),
  removeAddress: theCustomer(200, async (owned) => ({ params: { id: await owned.address() }, body: {} })),
  putAddressFirst: theCustomer(200, async (owned) => ({ params: { id: await owned.address() }, body: {} })),
  endSession: theCustomer(200, async ({ session }) => ({ params: { id: await session() }, body: {} })),
  leaveWaitlist: theCustomer(200, async ({ waitlistEntry }) => ({
    params: { id: await waitlistEntry() },
    body: {},
  })),
  withdrawConsent: customers(404, () => ({ params: { channel: 'sms' }, body: {} })),
  exportData: customers(200),
  closeAccount: customers(422, () => ({ body: { email: 'somebody-else@example.com' } })),
  readLoves: anyone(200),
  addLove: anyone(200, () => ({ body: product })),
  removeLove: anyone(200, () => ({ params: product })),
  removeLoveByForm: anyone(200, () => ({ params: product, body: {} })),
  readWishlists: customers(200),
  makeWishlist: customers(201, () => ({ body: { name: someEmail() } })),
  renameWishlist: theCustomer(200, async ({ wishlist }) => ({
    params: { id: await wishlist() },
    body: { name: 'Mine' },
  })),
  removeWishlist: theCustomer(200, async ({ wishlist }) => ({ params: { id: await wishlist() }, body: {} })),
  shareWishlist: theCustomer(200, async ({ wishlist }) => ({
    params: { id: await wishlist() },
    body: { share: 'yes' },
  })),
  addToWishlist: theCustomer(200, async ({ wishlist }) => ({
    params: { id: await wishlist() },
    body: { productId: 1012 },
  })),
  removeFromWishlist: theCustomer(200, async ({ wishlist }) => ({
    params: { id: await wishlist(), productId: 1001 },
  })),
  changeWishlistItem: theCustomer(200, async ({ wishlist }) => ({
    params: { id: await wishlist(), productId: 1001 },
    body: { move: 'up' },
  })),
  recordEvents: anyone(202, () => ({
    body: [{ name: 'share', productId: 1001, at: '2026-11-15T12:00:00.000Z' }],
  })),
  giveConsent: anyone(200, () => ({ body: { choice: 'no' } })),
  shareByEmail: anyone(200, () => ({ body: { ...product, from: 'Margaux', to: someEmail() } })),
  readCart: anyone(200),
  readBackorders: anyone(200),
  addToBag: anyone(422, () => ({ body: { productId: 1001, sizeRequired: true } })),
  changeBagItem: theGuest(200, async ({ guestBagItem }) => ({
    params: { id: await guestBagItem() },
    body: { quantity: 1 },
  })),
  countBagItem: theGuest(200, async ({ guestBagItem }) => ({
    params: { id: await guestBagItem() },
    body: { quantity: 1 },
  })),
  removeFromBag: theGuest(200, async ({ guestBagItem }) => ({ params: { id: await guestBagItem() } })),
  addGiftCard: { answers: { ...all(422), ambassador: 403 }, ask: () => ({ body: {} }) },
  readGiftCardBalance: anyone(404, () => ({ body: { code: 'VITR-NONE-0000' } })),
  redeemGiftCard: anyone(404, () => ({ body: { code: 'VITR-NONE-0000' } })),
  moveToLoves: theGuest(200, async ({ guestBagItem }) => ({
    params: { id: await guestBagItem() },
    body: {},
  })),
  readQuote: withABag(200, () => ({})),
  readMergedQuote: withABag(200, () => ({})),
  saveQuote: withABag(409, () => ({ body: { version: 999_999 } })),
  readCredit: anyone(200),
  readEstimate: withABag(200, () => ({ query: 'country=US&postCode=43004' })),
  giveContact: withABag(200, () => ({ body: { emailAddress: someEmail() } })),
  giveShippingAddress: withABag(200, () => ({ body: shipTo })),
  giveBillingAddress: withABag(200, () => ({ body: shipTo })),
  giveDelivery: withABag(200, () => ({ body: {} })),
  giveCode: withABag(200, () => ({ body: { couponCode: 'ENDED' } })),
  joinWaitlist: anyone(422, () => ({ body: { productId: 1002, activeTab: 'email' } })),
  confirmWaitlist: anyone(404, () => ({ body: { token: 'none' } })),
  unsubscribe: anyone(404, () => ({ query: 'token=none' })),
  receiveSms: nobody(403, () => ({ body: { From: '+16145550100', Body: 'STOP' } })),
  processPayment: nobody(404, async ({ guestQuote }) => ({
    body: { ...(await guestQuote()), payment: { processor: 'sandbox', method: 'card', token: 'tok_ok' } },
    headers: key(),
  })),
  keepCard: customers(402, () => ({
    body: { processor: 'sandbox', token: 'tok_of_nobody' },
    headers: key(),
  })),
  finishCard: customers(404, () => ({ body: { key: 'of nobody' } })),
  listStripeCards: customers(200),
  deleteStripeCard: customers(404, () => ({ params: { id: 'card_none' } })),
  listBraintreeCards: customers(200),
  deleteBraintreeCard: customers(404, () => ({ params: { token: 'none' } })),
  hearStripe: nobody(403, () => ({ body: {} })),
  hearBraintree: nobody(403, () => ({ body: {} })),
  readOrder: nobody(404, async ({ guestOrder }) => ({ params: { orderId: await guestOrder() } })),
  listOrders: customers(200),
  cancelOrder: nobody(404, async ({ guestOrder }) => ({ params: { orderId: await guestOrder() }, body: {} })),
  sendSurvey: nobody(404, async ({ guestOrder }) => ({
    body: { orderId: await guestOrder(), ease: 'easy' },
  })),
  setStock: merchant(200, async ({ size }) => ({ body: { productId: 1012, sizeId: await size(), add: 1 } })),
  convertPrices: anyone(200, () => ({ query: 'prices=10,20&glCountry=FR&glCurrency=EUR' })),
  chooseRegion: anyone(200, () => ({ body: { country: 'FR', currency: 'EUR' } })),
  readDeskMe: merchant(200),
  readToday: merchant(200),
  listDeskOrders: merchant(200),
  readDeskOrder: merchant(200, async ({ guestOrder }) => ({ params: { orderId: await guestOrder() } })),
  noteOnOrder: merchant(200, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder() },
    body: { text: 'Gift wrap.' },
  })),
  holdDeskOrder: merchant(200, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder() },
    body: { because: 'Asked to wait.' },
  })),
  changeOrderAddress: merchant(422, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder() },
    body: { version: 1, address: {} },
  })),
  resendOrderEmail: merchant(200, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder() },
    body: { email: 'placed' },
    headers: key(),
  })),
  listStock: merchant(200),
  readStockLedger: merchant(200, () => ({ params: { productId: 1012 } })),
  bookDelivery: merchant(200, async ({ size }) => ({
    body: { lines: [{ productId: 1012, sizeId: await size(), units: 1 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })),
  listStaff: merchant(200),
  inviteStaff: merchant(201, () => ({ body: { email: 'pia@example.com', role: 'packer' } })),
  changeStaff: merchant(404, () => ({ params: { id: 'nobody' }, body: { isActive: false, version: 1 } })),
  joinDesk: customers(422, () => ({ body: { token: 'x'.repeat(32) } })),
  readSecondFactor: theStaff(200),
  beginAuthenticator: theStaff(200, () => ({ body: {} })),
  confirmAuthenticator: theStaff(422, () => ({ body: { code: '000000' } })),
  proveSecondFactor: theStaff(422, () => ({ body: { code: '000000' } })),
  resetSecondFactor: merchant(404, () => ({ params: { id: 'nobody' }, body: {} })),
  listTokens: merchant(200),
  makeToken: merchant(201, () => ({ body: { name: 'Scanner', scopes: ['orders.read'] } })),
  revokeToken: merchant(404, () => ({ params: { id: crypto.randomUUID() } })),
  listWebhooks: merchant(200),
  makeWebhook: merchant(422, () => ({
    body: { name: 'Books', address: 'https://127.0.0.1/hook', types: ['order.placed'] },
  })),
  removeWebhook: merchant(404, () => ({ params: { id: crypto.randomUUID() } })),
  enableWebhook: merchant(404, () => ({ params: { id: crypto.randomUUID() } })),
  listDeliveries: merchant(404, () => ({ params: { id: crypto.randomUUID() } })),
  resendDelivery: merchant(404, () => ({ params: { id: crypto.randomUUID(), deliveryId: 1 } })),
  listAudit: merchant(200),
  listFlags: merchant(200),
  setFlag: merchant(200, () => ({
    params: { name: 'fan_photos_hidden' },
    body: { isOn: false, by: 'Ines' },
  })),
  clearFlag: merchant(404, () => ({ params: { name: 'apple_pay' }, query: 'by=Ines' })),
  readFlagHistory: merchant(200, () => ({ params: { name: 'apple_pay' } })),
  previewFlags: merchant(200, () => ({ body: { flags: { apple_pay: false } } })),
  readDeadLetters: merchant(200),
  shipOrder: merchant(200, async ({ guestOrder }) => ({ params: { orderId: await guestOrder() }, body: {} })),
  deliverOrder: merchant(409, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder() },
    body: {},
  })),
  cancelOrderByMerchant: merchant(200, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder() },
    body: {},
  })),
  // It is not held.
  releaseOrder: merchant(409, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder() },
    body: { because: 'Looked at.' },
  })),
  refundOrder: merchant(409, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder() },
    body: { amount: 1_000_000 },
    headers: key(),
  })),
  authoriseReturn: merchant(409, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder() },
    body: { lineId: 1, quantity: 1 },
  })),
  receiveReturn: merchant(404, async ({ guestOrder }) => ({
    params: { orderId: await guestOrder(), returnId: 1 },
    body: {},
  })),
  readReconciliation: merchant(200),
  listReviewsToModerate: merchant(200),
  publishReview: merchant(200, async ({ review }) => ({ params: { id: await review() } })),
  refuseReview: merchant(200, async ({ review }) => ({
    params: { id: await review() },
    body: { reason: 'Not this one.' },
  })),
  replyToReview: merchant(200, async ({ publishedReview }) => ({
    params: { id: await publishedReview() },
    body: { reply: null },
  })),
};
