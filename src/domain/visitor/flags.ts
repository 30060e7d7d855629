// Every feature flag of the shop: what it does, whether it is on unless someone says otherwise, and whose screen it is.

export const flagScreens = ['product', 'listing', 'bag', 'checkout', 'everywhere'] as const;
export type FlagScreen = (typeof flagScreens)[number];

export interface Flag {
  readonly default: boolean;
  readonly description: string;
  readonly screen: FlagScreen;
}

export const flags = {
  hide_ratings_if_empty: on('product', 'Hides the stars of a product nobody has reviewed.'),
  hide_reviews_if_empty: off('product', 'Hides the whole review section of a product nobody has reviewed.'),
  pdp_accordion_update_web: on('product', 'Shows the product texts as accordions instead of tabs.'),
  fit_details_redesign: off('product', 'Names the size section Fit & Details instead of Size & Fit.'),
  shop_similar_link: on('product', 'Puts a link on the first picture that jumps to the cross-sell section.'),
  fan_photos_hidden: off('product', 'Hides the carousel of shoppers’ own photographs.'),
  show_flash_deals_progress_bar: on('product', 'Draws the share of a flash deal that is sold as a bar.'),
  apple_pay: on('checkout', 'Offers Apple Pay at checkout where the device has it.'),
  afterpay_payments: on('checkout', 'Offers Afterpay and its pay-in-4 message.'),
  payments_klarna: on('checkout', 'Offers Klarna and its pay-in-4 message.'),
  klarna_express_button: off('checkout', 'Adds Klarna’s express button.'),
  braintree_cc_enabled: off('checkout', 'Takes cards through Braintree instead of Stripe.'),
  free_shipping_thresholds: on('bag', 'Says how far an order is from free shipping.'),
  shipping_rates_b_test: off('checkout', 'Prices ground shipping by the B rate of the running test.'),
  easypost_residential_label: off('checkout', 'Sends the address check’s residential label with the quote.'),
  pdp_reviews_v2: on('product', 'Shows the second version of the review section on desktop.'),
  pdp_reviews_v2_mobile: on('product', 'Shows the second version of the review section on phones.'),
  fit_notes_updated_ui: on('product', 'Lays the fit notes out as a table of labels and texts.'),
  updated_product_labels: on('listing', 'Uses the newer set of labels on tiles and product pages.'),
  xsell_carousels_arrows_inside: off(
    'product',
    'Moves the arrows of cross-sell carousels onto the pictures.',
  ),
  pdp_image_zoom: on('product', 'Opens a picture full screen to look closer.'),
  pdp_video_first_mobile: off('product', 'Puts the film before the first picture on phones.'),
  pdp_sticky_add_to_bag: on('product', 'Keeps a bar with the bag button in reach on phones.'),
  mobile_share_button_pdp: on('product', 'Shows the share button on devices that can share.'),
  pdp_shipping_estimator: on('product', 'Says when an order would arrive.'),
  pdp_shipping_options_form: off('product', 'Lets a shopper enter a postcode to compare ways of shipping.'),
  pdp_free_shipping_progress_bar: on('product', 'Draws the way to free shipping as a bar.'),
  pdp_social_proof_placement: off(
    'product',
    'Lets what others do come and go on a product’s page without end.',
  ),
  enable_pdp_buy_now: off('product', 'Adds a button that goes straight to payment.'),
  enable_pdp_google_pay: off('product', 'Adds Google Pay to the buy-now buttons.'),
  enable_pdp_apple_pay: off('product', 'Adds Apple Pay to the buy-now buttons.'),
  returns_restock_fee_window: off('product', 'Tells of the fee for returns after the free window.'),
  allow_bis_sms_notification: on('product', 'Lets US shoppers wait for a size by text message.'),
  disable_intl_olc: off('checkout', 'Refuses virtual gift cards on orders that ship outside the US.'),
  second_style: off('everywhere', 'Shows the shop in its second style.'),
  guest_loves: on('everywhere', 'Lets guests love products without signing in.'),
} satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;
export type FlagSet = Readonly<Record<FlagName, boolean>>;

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(flags, name);
}

export const flagNames: readonly FlagName[] = Object.keys(flags).filter(isFlagName);

/** The defaults, changed by what is set; names that are no flags and values that are not boolean are left out. */
export function parseFlagSet(settings: Readonly<Record<string, unknown>>): FlagSet {
  return Object.fromEntries(
    flagNames.map((name) => {
      const set = Object.hasOwn(settings, name) ? settings[name] : undefined;
      return [name, typeof set === 'boolean' ? set : flags[name].default];
    }),
  ) as FlagSet;
}

/** Flags switched by one word: `second_style.-pdp_image_zoom`. Names that are no flags change nothing. */
export function parseSwitches(text: string): Readonly<Partial<Record<FlagName, boolean>>> {
  const switches = text.split('.').flatMap((word) => {
    const isOff = word.startsWith('-');
    const name = isOff ? word.slice(1) : word;
    return isFlagName(name) ? [[name, !isOff] as const] : [];
  });
  return Object.fromEntries(switches);
}

/** The same word again, in the order the flags are declared in. */
export function switchesText(switches: Readonly<Partial<Record<FlagName, boolean>>>): string {
  return flagNames
    .filter((name) => switches[name] !== undefined)
    .map((name) => (switches[name] ? name : `-${name}`))
    .join('.');
}

/** A set with some flags switched. */
export function switchedFlags(set: FlagSet, text: string): FlagSet {
  return { ...set, ...parseSwitches(text) };
}

export const defaultFlags: FlagSet = parseFlagSet({});

function on(screen: FlagScreen, description: string): Flag {
  return { default: true, description, screen };
}

function off(screen: FlagScreen, description: string): Flag {
  return { default: false, description, screen };
}
