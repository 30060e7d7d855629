// Which words a page in French may have; those of English do not pass (`language-words.ts`).
import { cognates } from './french-cognates.ts';
import { createReader } from './language-words.ts';

const reader = createReader('fr', {
  locale: 'fr-FR',
  cognates,
  libraries: 'Entrée invalide : objet attendu, indéfini reçu, NaN, option, UUID, doit correspondre',
  others: ['en'],
});

export const { foreignIn, reads: isFrench, sharedWords: englishInFrench } = reader;
