// Of its page and its dialogs alone: every page would have to fetch them from among those that every page says.
export const lineLabel = (name: string, size: string) => `${name}, Größe ${size}`;
export const oneFewerOf = (name: string) => `Eins weniger: ${name}`;
export const oneMoreOf = (name: string) => `Eins mehr: ${name}`;
export const removedFromBag = (name: string) => `${name} ist nicht mehr in Ihrem Warenkorb`;
export const nowInBag = (count: number, name: string) => `${count} × ${name} in Ihrem Warenkorb`;
export const moveToLovesNamed = (name: string) => `Zu den Lieblingen: ${name}`;
export const movedToLoves = (name: string) => `${name} ist jetzt bei Ihren Lieblingen`;
export const joinWaitlistFor = (name: string) => `Auf die Warteliste: ${name}`;
export const changeSizeOf = (name: string) => `Größe ändern: ${name}`;
export const sizeIsInBag = (name: string) => `Größe ${name} liegt in Ihrem Warenkorb.`;
export const nowInSize = (name: string, sizeName: string) => `${name} ist jetzt Größe ${sizeName}`;
export const subtotalOfItems = (count: number) => `Zwischensumme, ${count} Artikel`;
export const subtotalIs = (amount: string) => `Zwischensumme ${amount}`;
export const awayFrom = (amount: string, reward: string) => `Noch ${amount} bis: ${reward}`;
export const rewardReached = (reward: string) => `Erreicht: ${reward}`;
export const aboutIn = (region: string) => `Etwa, für ${region}`;
export const itemsInBag = (count: number) => `${count} Artikel in Ihrem Warenkorb`;
