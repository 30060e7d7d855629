// Store credit at checkout: the wish to use it never keeps anybody from ordering.
import {
  cards,
  choosesDelivery,
  fillsBag,
  givesEmail,
  givesOhio,
  placeButton,
  places,
  stepOf,
  typesCard,
} from '../checkout-page.ts';
import { comesAsCustomer } from '../customer.ts';
import { writesGiftCard } from '../gift-card-page.ts';
import { expect, screens, test } from '../shopper.ts';
import { giveCredit } from '../stock-room.ts';

test.use({ viewport: screens.phone });

const remark = 'Gift cards cannot be bought with store credit.';

test('[CQ-05] a gift card alone is ordered by whoever wishes to use credit, which it is not bought with', async ({
  page,
  baseURL,
}) => {
  const { email } = await comesAsCustomer(page, baseURL);
  await giveCredit(email, 4_000);
  await writesGiftCard(page, '75', 'odile@example.com');
  await page.goto('/checkout?step=payment');
  const box = stepOf(page, 'Payment').getByLabel(/^Use \$40(\.00)? store credit/);
  await page.getByText(/^Use \$40(\.00)? store credit/).click();
  await expect(stepOf(page, 'Payment')).toContainText(remark);
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled');
  await page.reload();
  await expect(box).toBeChecked();
  await expect(stepOf(page, 'Payment')).toContainText(remark);
  await expect(placeButton(page)).toHaveAccessibleName(/\$75/);
  await typesCard(page, cards.ok);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByRole('main')).not.toContainText('Store credit');
});

test('[CQ-05] credit pays for a dress and not for the gift card beside it, and the order is placed', async ({
  page,
  baseURL,
}) => {
  const { email } = await comesAsCustomer(page, baseURL);
  await giveCredit(email, 4_000);
  await writesGiftCard(page, '75', 'odile@example.com');
  await fillsBag(page, baseURL, 1001);
  await page.goto('/checkout?step=contact');
  await givesEmail(page);
  await givesOhio(page);
  await choosesDelivery(page);
  const payment = stepOf(page, 'Payment');
  await payment.getByText(/^Use \$40(\.00)? store credit/).click();
  await expect(payment).toContainText(remark);
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled');
  await typesCard(page, cards.ok);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  await expect(page.getByRole('main')).toContainText('−$40');
});
