// What the first view of a product may weigh; the bench prints the same numbers.
import { fetchedBy, floorKilobytes } from '../../bench/bytes.ts';
import { expect, products, screens, test } from '../shopper.ts';

test.use({ viewport: screens.phone, isFirstVisit: true });

test('a product page stays within its weight', async ({ page }) => {
  const { script, stylesheet, document } = await fetchedBy(page, products.ordinary);
  expect(script).toBeLessThan(130);
  expect(script).toBeLessThan(1.5 * (await floorKilobytes()));
  expect(stylesheet).toBeLessThan(20);
  expect(document).toBeLessThan(20);
});
