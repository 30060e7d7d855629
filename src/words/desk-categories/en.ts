// What the desk says of categories.
import { inEnglish } from '../plural.ts';

export const categories = 'Categories';
export const sub = (count: number, levels: number) =>
  `${count} ${inEnglish(count, 'category', 'categories')}, ${levels} ${inEnglish(levels, 'level', 'levels')} at most`;
export const tree = 'Tree';
export const keysHint =
  'Lift with Space, move with arrows (left and right: out of and into), set down with Space';
export const none = 'There is no category yet';
export const noneHint = 'Shoppers walk through the shop by them. Make the first one.';
export const pieces = (count: number) => `${count} ${inEnglish(count, 'product', 'products')}`;
export const missingIn = (languages: string) => `Missing: ${languages}`;
export const listed = 'In the shop';
export const notListed = 'Not listed';
export const notListedAbove = 'Not listed, with what it lies in';

// Moving
export const move = (name: string) => `Move ${name}`;
export const atTop = (name: string, place: number) => `${name}, at the top, place ${place}`;
export const inside = (name: string, parent: string, place: number) =>
  `${name}, in ${parent}, place ${place}`;
export const lifted = (where: string) =>
  `Lifted: ${where}. Arrows up and down move it, right and left put it into and out of what is above; Space sets it down, Escape puts it back.`;
export const putDown = (where: string) => `Set down: ${where}.`;
export const putBack = (where: string) => `Back where it was: ${where}.`;

// One of them
export const newCategory = 'New category';
export const addCategory = 'Make category';
export const added = 'It is made.';
export const names = 'Languages of the name';
export const nameLabel = 'Name';
export const isMissing = 'Missing. Shoppers read the English name.';
export const length = (letters: number, most: number) => `${letters} of ${most}`;
export const address = 'Address';
export const addressHint = (slug: string) => `/c/${slug}`;
export const addressFromName = 'Empty: made from the name.';
export const alsoAt = (addresses: string) => `Led on from ${addresses}`;
export const liesIn = 'Lies in';
export const top = 'Nothing, it is at the top';
export const googleCategory = 'For the feeds';
export const googleHint =
  'In Google’s words, such as Apparel & Accessories > Clothing. Empty: that of what it lies in.';
export const isListed = 'Shoppers find it';
export const isListedHint = 'Without it nobody finds it or what lies in it; the products stay for sale.';
export const save = 'Save';
export const saved = 'Saved. Shoppers see it in a moment.';
export const inShop = 'See it in the shop';

// Two people
export const changedMeanwhile = 'Somebody has changed this category meanwhile. Here it is as it is now.';
export const changedBy = 'Somebody else saved this category while you were typing.';

// Removing
export const remove = 'Remove…';
export const removeQuestion = (name: string) => `Remove ${name}?`;
export const removeHintIn = (parent: string) =>
  `It is gone at once. Who comes by its address is led to ${parent}.`;
export const removeHintTop = 'It is gone at once, and its address leads nowhere.';
export const removeIt = 'Remove it';
export const leaveIt = 'Leave it';
export const removed = (name: string) => `${name} is removed.`;
export const hasCategories = 'Other categories lie in it. Move or remove those first.';
export const hasProducts = 'There are products in it. Move them into another category first.';
export const moveProductsTo = 'Move its products to';
export const chooseCategory = 'Choose a category';
export const moveProducts = (count: number) => `Move ${count} ${inEnglish(count, 'product', 'products')}`;
export const productsMoved = (name: string) => `Its products are in ${name}.`;

export const noSuchCategory = 'There is no such category.';
export const tooMany = 'The shop has as many categories as it can have.';
export const faults = {
  no_name: 'A category needs a name.',
  bad_slug: 'Small letters without accents, digits, and hyphens between them.',
  reserved_slug: 'A list of the shop has that address.',
  slug_taken: 'Another category has that address.',
  no_such_parent: 'That category is not there any more.',
  circle: 'A category cannot lie in itself or in what lies in it.',
  too_deep: 'That would be deeper than the shop can show: four levels.',
  too_long: (most: number) => `At most ${most} letters.`,
};
