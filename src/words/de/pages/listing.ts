import { shopName } from '../../shop-name.ts';

// What one can narrow and sort by
export const facets = { size: 'Größe', color: 'Farbe', brand: 'Marke', price: 'Preis' };
export const sort = 'Sortieren:';
export const sorts = {
  featured: 'Empfohlen',
  newest: 'Neueste zuerst',
  'price-low': 'Preis aufsteigend',
  'price-high': 'Preis absteigend',
};
export const colors = {
  black: 'Schwarz',
  grey: 'Grau',
  white: 'Weiß',
  beige: 'Beige',
  brown: 'Braun',
  red: 'Rot',
  pink: 'Rosa',
  orange: 'Orange',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Violett',
  gold: 'Gold',
  silver: 'Silber',
  print: 'Gemustert',
  other: 'Andere',
};
export const andMore = (amount: string) => `${amount} und mehr`;
export const under = (amount: string) => `Unter ${amount}`;
export const fromTo = (from: string, to: string) => `${from} bis ${to}`;
export const filter = 'Filtern';
export const chosen = 'Gewählt';
export const remove = 'Entfernen';
export const clearAll = 'Alle entfernen';
export const counting = 'Wird gezählt …';
export const show = (items: string) => `${items} zeigen`;
export const showItems = 'Artikel zeigen';

// The list
export const items = 'Artikel';
export const itemsIn = (_count: number, written: string) => `${written} Artikel`;
export const seenOf = (seen: string, items: string) => `Sie haben ${seen} von ${items} gesehen`;
export const seen = 'Gesehen';
export const showMore = (count: number) => `${count} weitere zeigen`;
export const showEarlier = 'Die davor zeigen';
export const asFarAsSearchGoes = 'Weiter reicht eine Suche nicht. Grenzen Sie sie ein, um den Rest zu sehen.';
export const nothingFitsAll = 'Auf alles zugleich passt nichts';
export const takeOneBack =
  'Jede Wahl ist für sich gut; zusammen lassen sie nichts übrig. Nehmen Sie eine zurück.';
export const railIsEmpty = 'Diese Stange ist leer';
export const nothingHangsHere = 'Zurzeit hängt hier nichts. Das wird nicht so bleiben.';
export const seeWhatIsNew = 'Neues ansehen';

// Places
export const categories = 'Kategorien';
/** What a merchant calls it is right as it is. */
export const everything = 'Alles';
export const newIn = 'Neu';
export const presale = 'Vorbestellung';
export const presaleDescription =
  'Stücke, die noch zu uns unterwegs sind und Ihnen gehören, bevor sie da sind.';
export const aboutPresale =
  'Diese Stücke sind noch zu uns unterwegs. Kaufen Sie jetzt eines, und es geht an dem Tag hinaus, den seine Seite nennt, bevor es im Laden hängt. Eine Bestellung mit etwas Vorrätigem und etwas Erwartetem geht in zwei Paketen hinaus; Sie zahlen für eines. Überlegen Sie es sich vor dem Versand anders, und [nichts ist verloren].';
export const describedAs = (name: string, count: number) =>
  `${name} bei ${shopName()}: ${count} ${count === 1 ? 'Stück' : 'Stücke'} von Marken, die wir mögen, vorrätig und in leisem Licht.`;
export const noSuchRail = 'Diese Stange gibt es im Laden nicht. Beginnen Sie noch einmal beim Schaufenster.';

// Searching
export const search = 'Suchen';
export const searchShop = () => `${shopName()} durchsuchen`;
export const searchDescription = () => `Durchsuchen Sie ${shopName()} nach Name, Marke, Farbe oder Stoff.`;
export const searchFor = (query: string) => `Suche: ${query}`;
export const quoted = (query: string) => `„${query}“`;
export const showing = (corrected: string) => `Zu sehen ist [${corrected}].`;
export const searchInstead = (query: string) => `Stattdessen „${query}“ suchen`;
export const alsoUnderstood = 'Auch verstanden';
export const takeOff = (name: string) => `${name}, entfernen`;
export const onlyTheWords = 'Nur die Wörter';
export const styleNumber = (number: string) => `Artikelnummer ${number}`;
export const sizeCalled = (size: string) => `Größe ${size}`;
export const sizeThatIs = (text: string, size: string) => `Größe ${text}, das ist ${size}`;
export const onSale = 'Reduziert';
export const none = (what: string) => `Nichts zu „${what}“`;
export const nearestByKind = 'Wir haben Sie verstanden; wir haben nur keine. Am nächsten kommen diese hier.';
export const countedNotNamed = 'Wir zählen, was gesucht und nicht gefunden wird, nie, wer gesucht hat.';
export const theseHaveSome = 'Auf alles passt nichts. Auf einen Teil passen diese.';
export const nothingByThatName = 'Nichts unter diesem Namen';
export const fewerWords = 'Weniger Wörter finden mehr: „Mantel“ vor „langer grauer Mantel für Regen“.';
export const ourNamesAreOurs =
  'Unsere Namen sind unsere eigenen; eine Farbe, ein Stoff oder eine Marke ist sicherer.';
export const startWithRail = 'Oder beginnen Sie mit einer Stange';
export const suggestions = 'Vorschläge';
export const noSuggestions = 'Gerade keine Vorschläge. Mit der Eingabetaste suchen Sie trotzdem.';
export const lookFor = 'Suchen nach';
export const goTo = 'Hingehen';
export const pieces = 'Stücke';
export const inColor = (place: string, color: string) => `${place} [in ${color}]`;
export const youLookedFor = 'Sie haben gesucht';
export const lookedForThisWeek = 'Diese Woche gesucht';
export const forget = (query: string) => `${query} vergessen`;
export const forgetAll = 'Alle vergessen';
export const forgotten = (query: string) => `${query}: vergessen.`;
export const forgottenAll = 'Alle vergessen.';
export const throughAll = '[↑ ↓] durch alles';
export const toThePieces = '[→] zu den Stücken';
export const enterSearches = '[Enter] suchen';
export const escapeCloses = '[Esc] schließen';
export const tryAgain = 'Erneut versuchen';
export const whatToType = 'Eine Marke, eine Farbe, ein Stoff, ein Name.';
export const looking = 'Wird gesucht …';
export const nothingBegins = 'So beginnt nichts.';
export const pressEnterForAll = (items: string) => `${items}. Mit der Eingabetaste sehen Sie alle.`;
export const category = 'Kategorie';
export const designer = 'Marke';

// Calls
export const noSuchCategory = 'Diese Kategorie gibt es nicht.';
export const noSuchPart = 'Diesen Teil gibt es nicht.';
export const tooManyValues = 'Das ist mehr, als irgendjemand wählen kann.';
export const wholeNumber = 'Eine ganze Zahl aus einfachen Ziffern.';
export const mostRead = (most: number) => `Gelesen werden höchstens ${most} Zeichen.`;
