// One set of parts, two looks.
import { expect, products, test } from '../shopper.ts';

const styles = [
  {
    name: 'first',
    flags: '-second_style',
    ground: 'rgb(253, 252, 250)',
    heading: 'normal',
    corners: '0px',
    foot: 'rgb(244, 241, 236)',
  },
  {
    name: 'second',
    flags: 'second_style',
    ground: 'rgb(245, 239, 229)',
    heading: 'italic',
    corners: '999px',
    foot: 'rgb(236, 227, 213)',
  },
];

for (const { name, flags, ground, heading, corners, foot } of styles)
  test.describe(`in the ${name} style`, () => {
    test.use({ flags });
    test('[FL-03] every page wears it, from its ground to its foot', async ({ page }) => {
      for (const path of ['/c/dresses', '/bag', products.soldOut, products.ordinary]) {
        await page.goto(path);
        await expect(page.locator('body')).toHaveCSS('background-color', ground);
        await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', foot);
      }
      await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCSS('font-style', heading);
      await expect(page.locator('[data-main-buy]')).toHaveCSS('border-radius', corners);
    });
  });
