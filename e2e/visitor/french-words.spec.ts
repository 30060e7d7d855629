// The demo shop in French, walked from its window to the receipt. Each word that is shown or announced on the way is held
// against the words of the French dictionaries and catalogue (`french-words.ts`), whatever part of the shop it comes from.
import { cards, fillsBag, receiptLink } from '../checkout-page.ts';
import { englishInFrench, foreignIn, isFrench } from '../french-words.ts';
import { messageTo, refusals } from '../letters.ts';
import { expect, expectAccessible, looksBelow, products, screens, test } from '../shopper.ts';

test.use({ viewport: screens.phone });

test.describe('the whole way', () => {
  // A page that is not there, a card that is declined.
  test.use({ allowedConsole: /status of 40[24]/ });

  test('[LG-02] the demo shop in French has no word that is not French, from the window to the receipt, the emails and the problems', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    page.setDefaultTimeout(15_000);
    const address = `paris-${Date.now()}@example.com`;
    const written = ['Ada Lovelace', 'Ada', 'Rivoli', 'xyzzy'];
    const reads = (what: string) => test.step(what, () => isFrench(page, written));
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

    await page.goto('/fr');
    await reads('the window');
    await page.goto('/fr/c/clothing');
    await opens('the filters', () =>
      page
        .getByRole('button', { name: /^Filtrer/ })
        .first()
        .click(),
    );
    await page.goto('/fr/search?q=xyzzy');
    await reads('a search that finds nothing');
    expect((await page.goto('/fr/no-such-page'))?.status()).toBe(404);
    await reads('a page that is not there');

    await page.goto(`/fr${products.ordinary}`);
    const json = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(json.join('')).toContain('Une nuisette coupée dans le biais');
    await looksBelow(page);
    await reads('a product, as search engines read it, too');
    await page.evaluate(() => scrollTo(0, 0));
    await opens('the chart of sizes', () =>
      page.getByRole('link', { name: 'Guide des tailles' }).first().click(),
    );
    await opens('sharing', () =>
      page
        .getByRole('button', { name: /e-mail/ })
        .first()
        .click(),
    );
    const look = page.getByRole('region', { name: 'Compléter la tenue' }).getByRole('article').first();
    await look.scrollIntoViewIfNeeded();
    await opens('quick view', async () => {
      await look.hover();
      await look.getByRole('button', { name: /^Aperçu rapide/ }).click();
    });
    await page.goto(`/fr${products.soldOut}`);
    await reads('the waitlist');

    await fillsBag(page, baseURL, 1001);
    await page.goto('/fr/bag');
    await reads('the bag');
    await page.getByRole('link', { name: 'Passer commande' }).locator('visible=true').first().click();
    await expect(page).toHaveURL(/\/fr\/checkout/);
    const goesOn = () =>
      page.getByRole('button', { name: 'Continuer' }).locator('visible=true').first().click();
    await page.getByLabel('Adresse e-mail').fill('pas-une-adresse');
    await goesOn();
    await reads('an address that is none');
    await page.getByLabel('Adresse e-mail').fill(address);
    await goesOn();
    await expect(page).toHaveURL(/\/fr\/checkout\?step=shipping$/);
    const step = page.getByRole('region', { name: 'Adresse de livraison', exact: true });
    await step.getByLabel('Pays').selectOption({ label: 'France' });
    await expect(step.getByLabel('Code postal')).toBeVisible();
    await goesOn();
    await reads('what an address lacks');
    for (const [label, text] of [
      ['Prénom', 'Ada'],
      ['Nom', 'Lovelace'],
      ['Adresse', '1 rue de Rivoli'],
      ['Ville', 'Paris'],
      ['Code postal', '75001'],
    ] as const)
      await step
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(text);
    await expectAccessible(page, 'main');
    await goesOn();
    await expect(page).toHaveURL(/\/fr\/checkout\?step=delivery$/);
    await reads('delivery');
    await page.getByText(/l’importateur officiel/).click();
    await goesOn();
    const card = page.frameLocator('iframe[title="Données de la carte"]');
    const types = async (number: string) => {
      await card.getByRole('textbox', { name: 'Numéro de carte' }).fill(number);
      await card.getByRole('textbox', { name: 'Expiration' }).fill('12/30');
      await card.getByRole('textbox', { name: 'Code de sécurité' }).fill('123');
    };
    await types(cards.declined);
    await reads('paying');
    await page.getByRole('button', { name: /^Confirmer la commande/ }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /refus/ }).first()).toBeVisible();
    await reads('a card that is declined');
    await types(cards.ok);
    await page.getByRole('button', { name: /^(Confirmer la commande|Réessayer)/ }).press('Enter');
    await expect(page).toHaveURL(/\/fr\/order\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, Ada');
    await reads('the thanks');

    const receipt = await receiptLink(page, address);
    expect(await messageTo(page, address, 'Merci. Votre commande')).toContain('/fr/order/');
    await page.goto(`/fr${receipt}`);
    await reads('the order');
    await page.getByText('Annuler la commande…').click();
    await page.getByRole('button', { name: /^Annuler la commande/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annulée');
    await reads('the order, cancelled');

    await page.goto('/fr/login/create');
    await page.getByLabel('Nom').fill('Ada Lovelace');
    await page.getByLabel('Adresse e-mail').fill(address);
    await page.locator('input[type=password]').fill('une phrase assez longue');
    await page.locator('main').getByRole('button', { name: 'Créer un compte' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultez vos e-mails');
    await reads('a new account');

    for (const part of ['Merci. Votre commande', 'annulée', 'code Vitrine'])
      await test.step(`the email: ${part}`, async () => {
        expect(foreignIn([await messageTo(page, address, part)], written)).toEqual([]);
      });

    await test.step('every call that is refused', async () => {
      const sentences = await refusals(page.request, baseURL, 'fr');
      expect(sentences.length).toBeGreaterThan(100);
      expect(foreignIn(sentences)).toEqual([]);
    });
  });
});

test('no French text of the shop has a word of its English ones, but those that both languages have', () => {
  expect(englishInFrench()).toEqual([]);
});
