// Every two flags meet in all four ways on the page of a product, and none of the pages fails.
import { expect, test } from 'vitest';
import { flagNames, switchesText } from '../../domain/visitor/flags.ts';
import { pairwise } from '../../domain/visitor/pairwise.ts';
import { createTestShop } from '../testing/test-shop.ts';

const shop = createTestShop();
// On sale with reviews and a film, sold out, on pre-sale, in a flash deal, without reviews.
const products = [1001, 1003, 1005, 1012, 1020];

test.each(pairwise(flagNames).map((flags, row) => [row + 1, flags] as const))(
  '[FL-02] combination %i of all flags is a whole page of every kind of product',
  async (_, flags) => {
    for (const product of products) {
      const headers = { cookie: `flags=${switchesText(flags)}` };
      const { location } = Object.fromEntries((await shop.send(`/product/${product}`, { headers })).headers);
      const response = await shop.send(location ?? '', { headers });
      expect([product, response.status]).toEqual([product, 200]);
      const html = await response.text();
      expect(html).toContain(`data-style="${flags.second_style ? 2 : 1}"`);
      expect(html).toContain('</html>');
      expect(shop.errorsLogged).toEqual([]);
    }
  },
);
