// What shoppers read of sending things back.
export const freeReturns = (days: number) => `Free returns for ${days} days.`;
export const freeReturnsThenFee = (days: number, lateDays: number) =>
  `Free returns for ${days} days, then until day ${lateDays} less a restocking fee.`;
export const exchangesWelcome = 'Exchanges welcome.';
export const noExchanges = 'No exchanges.';
export const finalSaleStays = 'What is final sale cannot come back.';
export const homeOnly = (days: number) =>
  `We take nothing back from abroad, except in the European Economic Area and the United Kingdom: there you have ${days} days.`;

// Of a parcel
export const canComeBackUntil = (day: string) => `Can be sent back until ${day}.`;
export const canComeBackFor = (days: number) => `Can be sent back for ${days} days from its arrival.`;
export const cannotComeBack = 'Cannot be sent back: we take nothing back from there.';
