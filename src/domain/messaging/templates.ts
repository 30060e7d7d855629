/** Everything that the shop writes to people, in the order of a purchase. */
export const templateNames = [
  'order_placed',
  'order_address',
  'order_shipped',
  'order_cancelled',
  'order_refunded',
  'order_unpaid',
  'order_exchange',
  'payment_link',
  'back_in_stock',
  'back_in_stock_text',
  'waitlist_confirmation',
  'gift_card',
  'share',
  'sign_in_code',
  'change_email_code',
  'new_password',
  'password_changed',
  'address_changed',
  'passkey_added',
  'webhook_off',
] as const;

export type TemplateName = (typeof templateNames)[number];
