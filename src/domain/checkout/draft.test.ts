import { expect, test } from 'vitest';
import type { CheckoutAddress } from './address.ts';
import { normalizedCode } from './codes/coupon.ts';
import { changedDraft, emptyDraft, mergedDraft } from './draft.ts';

const home: CheckoutAddress = {
  firstName: 'A',
  lastName: 'B',
  streetAddress: '1 Street',
  streetAddress2: '',
  city: 'Columbus',
  postCode: '43215',
  regionId: 36,
  regionName: 'Ohio',
  regionCode: 'OH',
  countryId: 223,
  countryName: 'United States',
  countryCode: 'US',
  phone: '',
};

test('[CQ-06] another country takes region, postcode, consent and the gift with it; the rest stays', () => {
  const draft = {
    ...emptyDraft,
    shippingAddress: home,
    internationalConsent: true,
    isGiftOrder: true,
    avsUserSelectedInvalid: true,
  };
  const abroad = { ...home, countryId: 73, countryName: 'France', countryCode: 'FR' };
  expect(changedDraft(draft, { shippingAddress: abroad })).toEqual({
    ...draft,
    internationalConsent: false,
    isGiftOrder: false,
    avsUserSelectedInvalid: false,
    shippingAddress: { ...abroad, postCode: '', regionId: null, regionName: '', regionCode: '' },
  });
  const whole = { ...abroad, postCode: '75004', regionId: null, regionName: '', regionCode: '' };
  expect(changedDraft(draft, { shippingAddress: whole, internationalConsent: true })).toMatchObject({
    shippingAddress: whole,
    internationalConsent: true,
    isGiftOrder: false,
  });
  const street = { ...home, streetAddress: '2 Street' };
  expect(changedDraft(draft, { shippingAddress: street })).toEqual({
    ...draft,
    shippingAddress: street,
    avsUserSelectedInvalid: false,
  });
  expect(changedDraft(draft, { shippingAddress: { ...home } })).toEqual(draft);
});

test('[CQ-10] codes are kept once each, in one spelling', () => {
  const codes = ['Ten off', 'TENOFF', ' tenoff', 'ＴＥＮｏｆｆ', 'other'].reduce(
    (draft, couponCode) => changedDraft(draft, { couponCode }),
    emptyDraft,
  ).couponCodes;
  expect(codes).toEqual(['TENOFF', 'OTHER']);
  const draft = { ...emptyDraft, couponCodes: codes };
  expect(changedDraft(draft, { removeCoupons: ['ten off'] }).couponCodes).toEqual(['OTHER']);
  expect(changedDraft(draft, { couponCode: null }).couponCodes).toEqual([]);
  expect(changedDraft(draft, { couponCode: '  ' }).couponCodes).toEqual(codes);
  expect(normalizedCode('Ｗｏｒｌｄ\u00a0wide')).toBe('WORLDWIDE');
  const guests = { ...emptyDraft, couponCodes: ['GUESTS', 'OTHER'] };
  expect(mergedDraft(draft, guests).couponCodes).toEqual(['GUESTS', 'OTHER', 'TENOFF']);
});

test('no code makes room for another, nor do those of one quote for those of the other it becomes one with', () => {
  const draft = ['A', 'B', 'C', 'D', 'E', 'F'].reduce(
    (before, couponCode) => changedDraft(before, { couponCode }),
    emptyDraft,
  );
  expect(draft.couponCodes).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  const guests = { ...emptyDraft, couponCodes: ['F', 'G', 'H'] };
  expect(mergedDraft(draft, guests).couponCodes).toEqual(['F', 'G', 'H', 'A', 'B', 'C', 'D', 'E']);
});

test('what the guest said counts when they turn out to be a customer', () => {
  const own = { ...emptyDraft, emailAddress: 'own@example.com', shippingAddress: home, couponCodes: ['OWN'] };
  const guests = { ...emptyDraft, couponCodes: ['GUESTS'], storeCreditWanted: 5 };
  expect(mergedDraft(null, guests)).toEqual(guests);
  expect(mergedDraft(own, guests)).toEqual({ ...own, couponCodes: ['GUESTS', 'OWN'], storeCreditWanted: 5 });
  const elsewhere = {
    ...guests,
    emailAddress: 'guest@example.com',
    shippingAddress: { ...home, city: 'Dayton' },
  };
  expect(mergedDraft(own, elsewhere)).toMatchObject({
    emailAddress: 'guest@example.com',
    shippingAddress: { city: 'Dayton' },
  });
});
