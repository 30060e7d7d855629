import { expect, test } from 'vitest';
import { productProof, strongestProof } from './social-proof.ts';

const nothing = { soldThisWeek: 0, inBags: 0, loves: 0 };

test('[SP-03] the strongest thing that is true is told, with its number', () => {
  const all = { soldThisWeek: 7, inBags: 4, loves: 90 };
  expect(strongestProof(all, 'product')).toEqual({ code: 'selling', count: 7 });
  expect(strongestProof({ ...all, soldThisWeek: 2 }, 'listing')).toEqual({
    code: 'in_bags',
    count: 4,
  });
  expect(strongestProof({ ...nothing, loves: 20 }, 'product')).toEqual({ code: 'loved', count: 20 });
  expect(strongestProof({ ...nothing, loves: 20 }, 'listing')).toBeNull();
});

test('[BG-09] a bag is told that others hold the same', () => {
  expect(strongestProof({ soldThisWeek: 7, inBags: 2, loves: 90 }, 'bag')).toEqual({
    code: 'in_other_bags',
    count: 2,
  });
  expect(strongestProof({ soldThisWeek: 3, inBags: 1, loves: 90 }, 'bag')?.code).toBe('selling');
  expect(strongestProof({ ...nothing, loves: 90 }, 'bag')).toBeNull();
});

test('[SP-03] too little is not told', () => {
  expect(strongestProof(nothing, 'product')).toBeNull();
  expect(strongestProof({ soldThisWeek: 2, inBags: 1, loves: 19 }, 'product')).toBeNull();
});

test('[SP-02] a message of the page comes as often as is set, without end where the placement’s flag is on', () => {
  const counts = { ...nothing, loves: 90 };
  const forSale = { quantityType: 'InStock', audienceExclusionReason: null } as const;
  const off = { pdp_social_proof_placement: false };
  expect(productProof(counts, forSale, off, 5)).toMatchObject({ code: 'loved', flashes: 5 });
  expect(productProof(counts, forSale, off, 0)).toBeNull();
  expect(productProof(counts, forSale, { pdp_social_proof_placement: true }, 0)?.flashes).toBe('always');
  expect(productProof(nothing, forSale, off, 5)).toBeNull();
  expect(productProof(undefined, forSale, off, 5)).toBeNull();
  expect(productProof(counts, { ...forSale, quantityType: 'OutOfStock' }, off, 5)).toBeNull();
  expect(productProof(counts, { ...forSale, audienceExclusionReason: 'Press only.' }, off, 5)).toBeNull();
});
