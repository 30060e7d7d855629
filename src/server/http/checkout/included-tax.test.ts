// A tax that is part of the prices: an order to France says so in all places, in the language of whoever reads.
import { expect, test } from 'vitest';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { paris } from '../../testing/checkout/quoting.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { call, save, readyToPay, send, paid } = checkingOut(shop);

/** The text of a page, as it is read. */
const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/[\s\u202f\u00a0]+/g, ' ');

test('an order to France says how much of it is VAT, and never that no tax is charged', async () => {
  const { shopper, emailAddress } = await readyToPay(1001, 'S', paris);
  const quote = await save(shopper, { internationalConsent: true });
  const tax = quote.tax.amount.toFixed(2);
  const french = { cookie: `${shopper.cookie}; language=fr` };
  const { orderId } = await paid(await send(shopper, quote));

  const page = textOf(await (await call(shopper, `/order/${orderId}`)).text());
  expect(page).toContain('Tax Included');
  expect(page).toContain(`Of which VAT, France (20%) $${tax}`);
  expect(page).not.toContain('None charged');

  const seen = textOf(await (await call(french, `/fr/order/${orderId}`)).text());
  expect(seen).toContain('Taxes Incluses');
  expect(seen).toContain(`Dont TVA, France (20 %) ${tax.replace('.', ',')} $US`);
  expect(seen).not.toContain('Aucune');

  const email = (await sentEmails(shop)).find(({ recipient }) => recipient === emailAddress);
  expect(email?.body_text).toMatch(
    new RegExp(`Total: \\$[\\d,.]+\\nOf which VAT, France \\(20%\\): \\$${tax}\\n`),
  );
});
