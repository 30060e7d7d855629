export const sellingNow = 'Selling now.';
export const soldThisWeek = (count: number) => `${count} sold in the last seven days.`;
export const wanted = 'Wanted.';
export const inBags = (count: number) => `${count} people have it in their bag.`;
export const inOtherBags = (count: number) => `${count} other people have it in their bag.`;
export const loved = 'Loved.';
export const lovedBy = (count: number) => `${count} people love it.`;
export const holdStill = 'Hold this message still';
export const peopleIn = (name: string) => `You In ${name}`;
