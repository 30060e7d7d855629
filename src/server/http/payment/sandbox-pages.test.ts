import { afterEach, expect, test } from 'vitest';
import { readLanguageBy } from '../../../words/spoken.ts';
import { cardFieldsPage } from './sandbox-pages.ts';

afterEach(() => readLanguageBy(() => 'en'));

test('the card field speaks the language of whoever types, by a script that its policy knows in every one', () => {
  const english = cardFieldsPage(1, null);
  readLanguageBy(() => 'fr');
  const french = cardFieldsPage(1, null);
  expect(french).toContain('<html lang="fr"');
  expect(french).toContain('Numéro de carte');
  expect(french).toContain('Votre carte a expiré.');
  const scriptOf = (page: string) => /<script>([\s\S]*)<\/script>/.exec(page)?.[1];
  expect(scriptOf(french)).toBe(scriptOf(english));
});
