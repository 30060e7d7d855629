export const sellingNow = 'Gerade gefragt.';
export const soldThisWeek = (count: number) => `${count} in den letzten sieben Tagen verkauft.`;
export const wanted = 'Begehrt.';
export const inBags = (count: number) => `${count} Personen haben es im Warenkorb.`;
export const inOtherBags = (count: number) => `${count} andere Personen haben es im Warenkorb.`;
export const loved = 'Geliebt.';
export const lovedBy = (count: number) => `${count} Personen lieben es.`;
export const holdStill = 'Diese Nachricht anhalten';
export const peopleIn = (name: string) => `Sie in ${name}`;
