// Every call of the HTTP API. What is not in this list does not exist.
import {
  changeProfile,
  closeAccount,
  endSession,
  exportData,
  leaveWaitlist,
  putAddressFirst,
  removeAddress,
  saveAddress,
  withdrawConsent,
} from './account/account.ts';
import {
  addPasskey,
  askForPasskey,
  askToSignInByPasskey,
  removePasskey,
  signInByPasskey,
} from './account/passkey.ts';
import {
  changeEmail,
  changePassword,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  sendCode,
  signIn,
  signInByCode,
  signOut,
  signUp,
} from './account/sign-in.ts';
import {
  addToBag,
  changeBagItem,
  countBagItem,
  moveToLoves,
  readBackorders,
  readCart,
  removeFromBag,
} from './bag/bag.ts';
import {
  giveBillingAddress,
  giveCode,
  giveContact,
  giveDelivery,
  giveShippingAddress,
} from './checkout/checkout-forms.ts';
import { readCredit, readEstimate, readMergedQuote, readQuote, saveQuote } from './checkout/quote.ts';
import { readContent } from './content/content.ts';
import { chooseRegion, convertPrices } from './currency/currency.ts';
import { readDeadLetters, setStock } from './desk/desk.ts';
import { clearFlag, listFlags, previewFlags, readFlagHistory, setFlag } from './desk/flags.ts';
import {
  authoriseReturn,
  cancelOrderByMerchant,
  deliverOrder,
  readReconciliation,
  receiveReturn,
  refundOrder,
  shipOrder,
} from './desk/orders.ts';
import { listReviewsToModerate, publishReview, refuseReview, replyToReview } from './desk/reviews.ts';
import { addGiftCard, readGiftCardBalance, redeemGiftCard } from './gift-card/gift-card.ts';
import { readListing, readSuggestions, search } from './listing/listing.ts';
import { watchProducts } from './live/live.ts';
import { addLove, readLoves, removeLove, removeLoveByForm } from './love/love.ts';
import {
  addToWishlist,
  changeWishlistItem,
  makeWishlist,
  readWishlists,
  removeFromWishlist,
  removeWishlist,
  renameWishlist,
  shareWishlist,
} from './love/wishlist.ts';
import { cancelOrder, listOrders, readOrder, sendSurvey } from './order/order.ts';
import { processPayment } from './payment/payment.ts';
import {
  deleteBraintreeCard,
  deleteStripeCard,
  finishCard,
  keepCard,
  listBraintreeCards,
  listStripeCards,
} from './payment/saved-card.ts';
import { hearBraintree, hearStripe } from './payment/webhook.ts';
import { readSwatchStock, readTiles, viewProduct } from './product/view.ts';
import { readRecommendations } from './recommendation/recommendation.ts';
import { removeReviewForm, saveReviewForm } from './review/own-review.ts';
import {
  readFitFor,
  readReviewFilters,
  readReviewImages,
  readReviewPhotos,
  readReviews,
  takeBackHelpful,
  voteHelpful,
} from './review/review.ts';
import { addReviewPhoto, canReview, changeReview, removeReview, writeReview } from './review/write.ts';
import { shareByEmail } from './share/share.ts';
import { readShippingOptions } from './shipping/shipping.ts';
import { readSocialPhotos } from './social/social-photos.ts';
import { readSocialProof } from './social/social-proof.ts';
import { giveConsent, recordEvents } from './tracking/events.ts';
import { readSession } from './visitor/session.ts';
import { confirmWaitlist, joinWaitlist, receiveSms, unsubscribe } from './waitlist/waitlist.ts';

export const operations = [
  viewProduct,
  readSwatchStock,
  watchProducts,
  readTiles,
  readRecommendations,
  readListing,
  search,
  readSuggestions,
  readContent,
  readReviewFilters,
  readReviews,
  readReviewPhotos,
  readReviewImages,
  readFitFor,
  voteHelpful,
  takeBackHelpful,
  canReview,
  writeReview,
  changeReview,
  removeReview,
  addReviewPhoto,
  saveReviewForm,
  removeReviewForm,
  readSocialPhotos,
  readShippingOptions,
  readSocialProof,
  readSession,
  signIn,
  signUp,
  sendCode,
  signInByCode,
  askToSignInByPasskey,
  signInByPasskey,
  askForPasskey,
  addPasskey,
  removePasskey,
  signOut,
  requestPasswordReset,
  resetPassword,
  changePassword,
  requestEmailChange,
  changeEmail,
  changeProfile,
  saveAddress,
  removeAddress,
  putAddressFirst,
  endSession,
  leaveWaitlist,
  withdrawConsent,
  exportData,
  closeAccount,
  readLoves,
  addLove,
  removeLove,
  removeLoveByForm,
  readWishlists,
  makeWishlist,
  renameWishlist,
  removeWishlist,
  shareWishlist,
  addToWishlist,
  removeFromWishlist,
  changeWishlistItem,
  recordEvents,
  giveConsent,
  shareByEmail,
  readCart,
  readBackorders,
  addToBag,
  changeBagItem,
  countBagItem,
  removeFromBag,
  addGiftCard,
  readGiftCardBalance,
  redeemGiftCard,
  moveToLoves,
  readQuote,
  readMergedQuote,
  saveQuote,
  readCredit,
  readEstimate,
  giveContact,
  giveShippingAddress,
  giveBillingAddress,
  giveDelivery,
  giveCode,
  joinWaitlist,
  confirmWaitlist,
  unsubscribe,
  receiveSms,
  processPayment,
  keepCard,
  finishCard,
  listStripeCards,
  deleteStripeCard,
  listBraintreeCards,
  deleteBraintreeCard,
  hearStripe,
  hearBraintree,
  readOrder,
  listOrders,
  cancelOrder,
  sendSurvey,
  setStock,
  convertPrices,
  chooseRegion,
  listFlags,
  setFlag,
  clearFlag,
  readFlagHistory,
  previewFlags,
  readDeadLetters,
  shipOrder,
  deliverOrder,
  cancelOrderByMerchant,
  refundOrder,
  authoriseReturn,
  receiveReturn,
  readReconciliation,
  listReviewsToModerate,
  publishReview,
  refuseReview,
  replyToReview,
] as const;
