import { inEnglish } from '../plural.ts';

// Of its page and its dialogs alone: every page would have to fetch them from among those that every page says.
export const lineLabel = (name: string, size: string) => `${name}, size ${size}`;
export const oneFewerOf = (name: string) => `One fewer of ${name}`;
export const oneMoreOf = (name: string) => `One more of ${name}`;
export const removedFromBag = (name: string) => `${name} removed from your bag`;
export const nowInBag = (count: number, name: string) => `${count} of ${name} in your bag`;
export const moveToLovesNamed = (name: string) => `Move to loves: ${name}`;
export const movedToLoves = (name: string) => `${name} moved to your loves`;
export const joinWaitlistFor = (name: string) => `Join waitlist for ${name}`;
export const changeSizeOf = (name: string) => `Change size of ${name}`;
export const sizeIsInBag = (name: string) => `Size ${name} is in your bag.`;
export const nowInSize = (name: string, sizeName: string) => `${name} is now in size ${sizeName}`;
export const subtotalOfItems = (count: number) => `Subtotal, ${count} ${inEnglish(count, 'item', 'items')}`;
export const subtotalIs = (amount: string) => `Subtotal ${amount}`;
export const awayFrom = (amount: string, reward: string) =>
  `${amount} away from ${reward.charAt(0).toLowerCase()}${reward.slice(1)}`;
export const rewardReached = (reward: string) => `${reward} is yours`;
export const aboutIn = (region: string) => `About, in ${region}`;
export const itemsInBag = (count: number) => `${count} ${inEnglish(count, 'item', 'items')} in your bag`;
