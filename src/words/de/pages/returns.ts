export const freeReturns = (days: number) => `Kostenlose Rückgabe, ${days} Tage lang.`;
export const freeReturnsThenFee = (days: number, lateDays: number) =>
  `Kostenlose Rückgabe, ${days} Tage lang; danach bis zum ${lateDays}. Tag abzüglich einer Einlagerungsgebühr.`;
export const exchangesWelcome = 'Umtausch gern.';
export const noExchanges = 'Kein Umtausch.';
export const finalSaleStays = 'Was ohne Rückgabe verkauft wird, kann nicht zurückkommen.';
export const homeOnly = (days: number) =>
  `Aus dem Ausland nehmen wir nichts zurück, außer im Europäischen Wirtschaftsraum und im Vereinigten Königreich: Dort haben Sie ${days} Tage.`;

// Of a parcel
export const canComeBackUntil = (day: string) => `Rückgabe möglich bis ${day}.`;
export const canComeBackFor = (days: number) => `Rückgabe möglich, ${days} Tage lang ab der Ankunft.`;
export const cannotComeBack = 'Keine Rückgabe: Von dort nehmen wir nichts zurück.';
