// Which words a page in German may have; those of English and French do not pass (`language-words.ts`).
import { cognates } from './german-cognates.ts';
import { createReader } from './language-words.ts';

const reader = createReader('de', {
  locale: 'de-DE',
  cognates,
  libraries:
    'Ungültige Eingabe: erwartet Objekt, erhalten nichts. Ungültige Option: eine von. Zu groß, zu klein: erwartet, dass Text, Liste, Zahl, ganze Zahl Zeichen, Elemente hat, ist. Ungültig: UUID, GUID, NaN, Ja oder Nein. Ungültiger Text: muss dem Muster entsprechen. Unbekannte Unbekannter Schlüssel, ISO-Datum und -Uhrzeit',
});

export const { foreignIn, reads: isGerman, sharedWords: foreignInGerman } = reader;
