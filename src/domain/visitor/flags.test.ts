import { expect, test } from 'vitest';
import { defaultFlags, flagNames, flags, isFlagName, parseFlagSet, switchedFlags } from './flags.ts';

// Specification section 6, word for word; pdp_reviews_v2 is there once for desktop and mobile.
const specified =
  'hide_ratings_if_empty, hide_reviews_if_empty, pdp_accordion_update_web, fit_details_redesign, shop_similar_link, ' +
  'fan_photos_hidden, show_flash_deals_progress_bar, apple_pay, afterpay_payments, payments_klarna, ' +
  'klarna_express_button, braintree_cc_enabled, free_shipping_thresholds, shipping_rates_b_test, ' +
  'easypost_residential_label, pdp_reviews_v2, fit_notes_updated_ui, updated_product_labels, ' +
  'xsell_carousels_arrows_inside, pdp_image_zoom, pdp_video_first_mobile, pdp_sticky_add_to_bag, ' +
  'mobile_share_button_pdp, pdp_shipping_estimator, pdp_shipping_options_form, pdp_free_shipping_progress_bar, ' +
  'enable_pdp_buy_now, enable_pdp_google_pay, enable_pdp_apple_pay, returns_restock_fee_window, ' +
  'allow_bis_sms_notification, disable_intl_olc';

test('[FL-01] every flag of the specification exists, and only four more that it leaves unnamed', () => {
  const unnamed = ['pdp_reviews_v2_mobile', 'second_style', 'guest_loves', 'pdp_social_proof_placement'];
  expect([...flagNames].sort()).toEqual([...specified.split(', '), ...unnamed].sort());
});

test.each(flagNames)('[FL-01] %s has a default, one sentence and a screen', (name) => {
  expect(typeof flags[name].default).toBe('boolean');
  expect(flags[name].description).toMatch(/^[A-Z][^.]{20,}\.$/);
  expect(flags[name].screen).not.toBe('');
});

test('[FL-01] the defaults hold every flag', () => {
  expect(Object.keys(defaultFlags).sort()).toEqual([...flagNames].sort());
  expect(defaultFlags.pdp_accordion_update_web).toBe(true);
  expect(defaultFlags.second_style).toBe(false);
});

test('settings change flags that exist, and nothing else', () => {
  const set = parseFlagSet({
    second_style: true,
    pdp_image_zoom: 'no',
    made_up: true,
    __proto__: { apple_pay: 0 },
  });
  expect(set).toEqual({ ...defaultFlags, second_style: true });
});

test('a name is a flag only if it is declared', () => {
  expect(isFlagName('second_style')).toBe(true);
  expect(isFlagName('third_style')).toBe(false);
  expect(isFlagName('constructor')).toBe(false);
});

test('one word switches flags on and off, and leaves the rest', () => {
  const switched = switchedFlags(defaultFlags, 'second_style.-pdp_image_zoom.nonsense.__proto__.');
  expect(switched).toEqual({ ...defaultFlags, second_style: true, pdp_image_zoom: false });
});
