export const freeReturns = (days: number) => `Retours gratuits pendant ${days} jours.`;
export const freeReturnsThenFee = (days: number, lateDays: number) =>
  `Retours gratuits pendant ${days} jours, puis jusqu’au ${lateDays}e jour moins des frais de remise en stock.`;
export const exchangesWelcome = 'Échanges bienvenus.';
export const noExchanges = 'Pas d’échange.';
export const finalSaleStays = 'Les articles en vente ferme ne peuvent être retournés.';
export const homeOnly = (days: number) =>
  `Nous ne reprenons rien depuis l’étranger, sauf dans l’Espace économique européen et au Royaume-Uni : vous y avez ${days} jours.`;

// Of a parcel
export const canComeBackUntil = (day: string) => `Retour possible jusqu’au ${day}.`;
export const canComeBackFor = (days: number) => `Retour possible pendant ${days} jours dès l’arrivée.`;
export const cannotComeBack = 'Retour impossible : nous ne reprenons rien depuis ce pays.';
