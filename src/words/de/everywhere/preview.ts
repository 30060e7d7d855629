export const preview = 'Vorschau';
export const previewHint =
  'Dies ist eine Vorschau. Kundinnen und Kunden sehen sie nicht, und nichts davon lässt sich kaufen.';
export const draftHint = (moment: string) =>
  `Ein Entwurf, Stand ${moment}. Nur wer den Link hat, sieht ihn; Artikel und Preise sind die von jetzt.`;
export const draftOutHint = 'Dann würde diese Seite nicht zu finden sein.';
