// What a customer has to spend, and why it came and went.
export const storeCredit = 'Guthaben';
export const doesNotExpire = 'Verfällt nicht';
export const creditHistory = 'Guthaben, Verlauf';
export const creditWhat = 'Was';
export const creditAmount = 'Betrag';
export const creditThen = 'Danach';
export const creditUsedFirst = 'Wie viel davon Sie verwenden, wählen Sie an der Kasse.';
export const noStoreCredit =
  'Hier ist nichts. Eine Rückgabe kann als Guthaben zurückkommen, und eine Geschenkkarte lässt sich darin umwandeln.';
export const creditCauses = {
  gift_card: 'Geschenkkarte',
  goodwill: 'Von uns',
  taken_back: 'Von uns zurückgenommen',
  merge: 'Aus der Zeit vor der Anmeldung',
  payment: 'Für eine Zahlung vorgemerkt',
  payment_returned: 'Eine Zahlung, aus der nichts wurde',
};
/** The number of the order stands in the brackets. */
export const creditCausesOfOrders = {
  order: (orderId: number) => `Ausgegeben für Bestellung [${orderId}]`,
  return: (orderId: number) => `Rückgabe aus Bestellung [${orderId}]`,
  refund: (orderId: number) => `Erstattung zu Bestellung [${orderId}]`,
  cancellation: (orderId: number) => `Bestellung [${orderId}] storniert`,
};
