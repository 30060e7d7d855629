import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { WireCart } from '../../../contract/bag/bag.ts';
import { ThresholdBar } from './threshold-bar.tsx';

const cart = {
  currency: 'USD',
  shippingThresholds: [
    {
      displayName: 'Free overnight shipping',
      qualifyNext: true,
      nextRewardRate: 40,
      min: 300,
      remainder: 180,
    },
  ],
} as unknown as WireCart;

function drawn(flags: Record<string, boolean>): string {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <ThresholdBar cart={cart} /> }], {
    hydrationData: { loaderData: { root: { flags } } },
  });
  return renderToString(<RouterProvider router={router} />);
}

test('[BG-05] the way to free shipping is told in words, and by a bar where the flag is on', () => {
  const words = '$180 away from free overnight shipping';
  const withBar = drawn({ pdp_free_shipping_progress_bar: true });
  expect(withBar).toContain(words);
  expect(withBar).toMatch(/role="progressbar"/);
  const without = drawn({ pdp_free_shipping_progress_bar: false });
  expect(without).toContain(words);
  expect(without).not.toMatch(/role="progressbar"/);
});
