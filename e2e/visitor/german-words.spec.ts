// The demo shop in German, walked from its window to the receipt. Each word that is shown or announced on the way is held
// against the words of the German dictionaries and catalogue (`german-words.ts`), and none of English or French passes.
import { cards, fillsBag, receiptLink } from '../checkout-page.ts';
import { foreignIn, foreignInGerman, isGerman } from '../german-words.ts';
import { messageTo, refusals } from '../letters.ts';
import { expect, expectAccessible, looksBelow, products, screens, test } from '../shopper.ts';

test.use({ viewport: screens.phone });

test.describe('the whole way', () => {
  // A page that is not there, a card that is declined.
  test.use({ allowedConsole: /status of 40[24]/ });

  test('[LG-04] the demo shop in German has no word that is not German, from the window to the receipt, the emails and the problems', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    page.setDefaultTimeout(15_000);
    const address = `berlin-${Date.now()}@example.com`;
    const written = ['Ada Lovelace', 'Ada', 'Linden', 'Berlin', 'xyzzy'];
    const reads = (what: string) => test.step(what, () => isGerman(page, written));
    const closes = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const opens = async (what: string, open: () => Promise<void>) => {
      await open();
      await expect(page.getByRole('dialog').first()).toBeVisible();
      await reads(what);
      await closes();
    };

    await page.goto('/de');
    await reads('the window');
    await page.goto('/de/c/clothing');
    await opens('the filters', () =>
      page
        .getByRole('button', { name: /^Filtern/ })
        .first()
        .click(),
    );
    await page.goto('/de/search?q=xyzzy');
    await reads('a search that finds nothing');
    expect((await page.goto('/de/no-such-page'))?.status()).toBe(404);
    await reads('a page that is not there');

    await page.goto(`/de${products.ordinary}`);
    const json = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(json.join('')).toContain('Ein Slipkleid, schräg geschnitten');
    await looksBelow(page);
    await reads('a product, as search engines read it, too');
    await page.evaluate(() => scrollTo(0, 0));
    await opens('the chart of sizes', () =>
      page.getByRole('link', { name: 'Größentabelle' }).first().click(),
    );
    await opens('sharing', () =>
      page
        .getByRole('button', { name: /E-Mail/ })
        .first()
        .click(),
    );
    const look = page.getByRole('region', { name: 'Dazu passt' }).getByRole('article').first();
    await look.scrollIntoViewIfNeeded();
    await opens('quick view', async () => {
      await look.hover();
      await look.getByRole('button', { name: /^Schnellansicht/ }).click();
    });
    await page.goto(`/de${products.soldOut}`);
    await reads('the waitlist');

    await fillsBag(page, baseURL, 1001);
    await page.goto('/de/bag');
    await reads('the bag');
    await page.getByRole('link', { name: 'Zur Kasse' }).locator('visible=true').first().click();
    await expect(page).toHaveURL(/\/de\/checkout/);
    const goesOn = () =>
      page.getByRole('button', { name: 'Weiter', exact: true }).locator('visible=true').first().click();
    await page.getByLabel('E-Mail-Adresse').fill('keine-adresse');
    await goesOn();
    await reads('an address that is none');
    await page.getByLabel('E-Mail-Adresse').fill(address);
    await goesOn();
    await expect(page).toHaveURL(/\/de\/checkout\?step=shipping$/);
    const step = page.getByRole('region', { name: 'Lieferadresse', exact: true });
    await step.getByLabel('Land').selectOption({ label: 'Deutschland' });
    await expect(step.getByLabel('Postleitzahl')).toBeVisible();
    await goesOn();
    await reads('what an address lacks');
    for (const [label, text] of [
      ['Vorname', 'Ada'],
      ['Nachname', 'Lovelace'],
      ['Straße', 'Unter den Linden 1'],
      ['Ort', 'Berlin'],
      ['Postleitzahl', '10117'],
    ] as const)
      await step
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(text);
    await expectAccessible(page, 'main');
    await goesOn();
    await expect(page).toHaveURL(/\/de\/checkout\?step=delivery$/);
    await reads('delivery');
    await page.getByText(/Einführer der Ware/).click();
    await goesOn();
    const card = page.frameLocator('iframe[title="Kartendaten"]');
    const types = async (number: string) => {
      await card.getByRole('textbox', { name: 'Kartennummer' }).fill(number);
      await card.getByRole('textbox', { name: /^Ablaufdatum|^Gültig bis/ }).fill('12/30');
      await card.getByRole('textbox', { name: 'Prüfnummer' }).fill('123');
    };
    await types(cards.declined);
    await reads('paying');
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).press('Enter');
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /abgelehnt/ })
        .first(),
    ).toBeVisible();
    await reads('a card that is declined');
    await types(cards.ok);
    await page
      .getByRole('button', { name: /^(Zahlungspflichtig bestellen|Erneut versuchen)/ })
      .press('Enter');
    await expect(page).toHaveURL(/\/de\/order\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, Ada');
    await reads('the thanks');

    const receipt = await receiptLink(page, address);
    expect(await messageTo(page, address, 'Danke. Ihre Bestellung')).toContain('/de/order/');
    await page.goto(`/de${receipt}`);
    await reads('the order');
    await page.getByText('Bestellung stornieren …').click();
    await page.getByRole('button', { name: /stornieren$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storniert');
    await reads('the order, cancelled');

    await page.goto('/de/login/create');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('E-Mail-Adresse').fill(address);
    await page.locator('input[type=password]').fill('ein langer Satz genügt');
    await page.locator('main').getByRole('button', { name: 'Konto eröffnen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sehen Sie in Ihre Post');
    await reads('a new account');

    for (const part of ['Danke. Ihre Bestellung', 'storniert', 'Code für Vitrine'])
      await test.step(`the email: ${part}`, async () => {
        expect(foreignIn([await messageTo(page, address, part)], written)).toEqual([]);
      });

    await test.step('every call that is refused', async () => {
      const sentences = await refusals(page.request, baseURL, 'de');
      expect(sentences.length).toBeGreaterThan(100);
      expect(foreignIn(sentences)).toEqual([]);
    });
  });
});

test('no German text of the shop has a word of its English or French ones, but those that are German, too', () => {
  expect(foreignInGerman()).toEqual([]);
});
