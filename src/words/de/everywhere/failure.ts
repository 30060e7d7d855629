// Pages that fail
export const titleNotFound = 'Nicht gefunden';
export const titleTrouble = 'Störung';
export const hangerIsEmpty = 'Dieser Bügel ist leer';
export const droppedSomething = 'Uns ist etwas heruntergefallen';
export const startFromWindow = 'Beim Schaufenster beginnen';
export const tryAgain = 'Erneut versuchen';
export const status = (code: number) => `Status ${code}`;
export const noLine =
  'Sie sind offline, deshalb konnte diese Seite nicht geholt werden. Versuchen Sie es erneut, sobald die Verbindung wieder steht.';
export const ourFault = 'Nicht Ihr Warenkorb, der ist in Sicherheit. Versuchen Sie es gleich noch einmal.';

// Answers that are none
export const noAnswer =
  'Der Laden hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut; es ist nichts verloren.';
export const opening = 'Der Laden öffnet gerade.';
export const greatMany = 'Es sind sehr viele im Laden. Bitte versuchen Sie es gleich noch einmal.';
/** On a page that is shown as it was last known; without marks of its own that HTML would read. */
export const asLastKnown =
  'So, wie wir es zuletzt wussten: Unser Lager antwortet nicht. Preise und Größen können sich geändert haben.';
export const catchingBreath = 'Der Laden holt kurz Luft. Bitte versuchen Sie es gleich noch einmal.';
export const wentWrong = 'Bei uns ist etwas schiefgegangen. Es ist vermerkt.';
export const bagIsBusy =
  'Ihr Warenkorb wird gerade sehr oft zugleich geändert. Bitte versuchen Sie es gleich noch einmal.';
export const tooMuchAtOnce =
  'Das war viel auf einmal. Bitte warten Sie einen Moment und versuchen Sie es erneut.';
export const doneAlready = 'Das ist schon geschehen, oder inzwischen ist etwas anderes geschehen.';
export const cannotBeStored = 'Ein Wert in der Anfrage lässt sich nicht speichern.';
export const ourPagesOnly = 'Das dürfen nur Seiten dieses Ladens.';
export const notThatHost = 'Unter diesem Hostnamen antwortet dieser Server nicht.';
export const noSuchPage = 'Diese Seite gibt es nicht.';
export const noSuchCall = 'Diesen Aufruf gibt es nicht.';
export const calledWith = (methods: readonly string[]) =>
  `Dieser Aufruf geschieht mit ${methods.join(' oder ')}.`;
export const pagesAreOnlyRead = 'Seiten werden nur gelesen.';
export const notReady = 'Nicht bereit.';

// Requests that are not as they should be
export const addressTooLong = 'Die Adresse ist zu lang.';
export const addressMalformed = 'Die Adresse ist nicht wohlgeformt.';
export const notValidIn = {
  address: (why: string) => `Etwas in der Adresse ist nicht gültig: ${why}`,
  query: (why: string) => `Etwas in der Abfrage ist nicht gültig: ${why}`,
  body: (why: string) => `Etwas im Inhalt ist nicht gültig: ${why}`,
};
export const parameterTwice = 'Ein Parameter der Abfrage ist mehrmals angegeben.';
export const needsIdempotencyKey =
  'Dieser Aufruf braucht den Kopf Idempotency-Key: 1 bis 255 Zeichen Ihrer Wahl, neu für jede Zahlung.';
export const notHttp = 'Die Anfrage ist kein gültiges HTTP.';
export const headersTooLarge = 'Die Köpfe der Anfrage sind zu groß.';
export const tookTooLong = 'Die Anfrage brauchte zu lange, um anzukommen.';
export const expectOnlyContinue = 'Erwartet werden darf nur 100-continue.';

// Their bodies
export const notCompressed = 'Senden Sie den Inhalt, wie er ist, ohne Kompression.';
export const asJson = 'Senden Sie den Inhalt als application/json.';
export const fieldTwice = 'Ein Feld des Formulars ist mehrmals angegeben.';
export const bodyTooLarge = 'Ein Inhalt darf höchstens 64 kB groß sein.';
export const bodyBrokeOff = 'Der Inhalt brach vor seinem Ende ab.';
export const notUtf8 = 'Der Inhalt ist kein gültiges UTF-8.';
export const notJson = 'Der Inhalt ist kein gültiges JSON.';
export const nestedTooDeeply = 'Der Inhalt ist zu tief verschachtelt.';
export const keyNotAllowed = 'Der Inhalt hat einen Schlüssel, der nicht erlaubt ist.';
export const textMalformed = 'Der Inhalt enthält Text, der nicht wohlgeformt ist.';
export const asFormData = 'Senden Sie die Datei als multipart/form-data, ohne Kompression.';
export const photosOutOfReach =
  'Fotos können gerade nicht angenommen werden. Bitte versuchen Sie es gleich noch einmal.';
export const manyPhotos = 'Gerade kommen viele Fotos an. Bitte versuchen Sie es gleich noch einmal.';
export const oneFileIn = (field: string) => `Senden Sie eine Datei, im Feld ${field}.`;
export const noFormWithFile = 'Der Inhalt ist kein Formular mit einer Datei darin.';
export const fileTooLarge = (megabytes: number) => `Eine Datei darf höchstens ${megabytes} MB groß sein.`;
