import { expect, test } from 'vitest';
import { addressDoubt, addressMessages, hasInsisted, isAboutSameAddress } from './address-doubt.ts';
import { emptyDraft } from './draft.ts';
import { alaska, ohio } from './testing/quote-input.ts';

const doubtful = {
  kind: 'doubtful',
  remark: { code: 'zip_not_in_region', zip: '42223', region: 'Tennessee' },
} as const;
const missing = { kind: 'missing', remark: { code: 'shipping_address_missing' } } as const;

test('[CQ-07] a doubt stands against an order until the shopper insists, and is a remark from then on', () => {
  expect([addressDoubt([doubtful], false), addressDoubt([doubtful], true)]).toEqual(['doubted', 'insisted']);
  expect(addressMessages('shipping', [doubtful], false)).toMatchObject([{ kind: 'blocker' }]);
  expect(addressMessages('shipping', [doubtful], true)).toEqual([
    { field: 'shipping', kind: 'remark', reason: { code: 'address', remark: doubtful.remark } },
  ]);
});

test('[CQ-07] what is missing or cannot be is not insisted on', () => {
  const wrong = {
    kind: 'wrong',
    remark: { code: 'part', problem: { code: 'not_in_country', part: 'postalCode', term: 'zip' } },
  } as const;
  expect(addressDoubt([missing, wrong], true)).toBeNull();
  expect(addressMessages('shipping', [missing, wrong], true).map(({ kind }) => kind)).toEqual([
    'blocker',
    'blocker',
  ]);
});

test('[CQ-07] either choice about a checked address is the shopper’s word, and it is said of that place alone', () => {
  expect(hasInsisted(emptyDraft)).toBe(false);
  expect(hasInsisted({ ...emptyDraft, avsUserSelectedValid: true })).toBe(true);
  expect(hasInsisted({ ...emptyDraft, avsUserSelectedInvalid: true })).toBe(true);
  const at = (shippingAddress: typeof ohio | null) => ({ shippingAddress });
  expect(isAboutSameAddress(at(ohio), at({ ...ohio, phone: '6145550100', firstName: 'Ada' }))).toBe(true);
  expect(isAboutSameAddress(at(ohio), at(alaska))).toBe(false);
  expect(isAboutSameAddress(at(null), at(ohio))).toBe(false);
});
