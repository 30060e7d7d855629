// What the desk says of the menu and the footer.
export const navigation = 'Navigation';
export const sub = (version: number) =>
  version === 0 ? 'As the shop came with it' : `Version ${version} is in the shop`;
export const languages = 'Language of the names';
export const menu = 'Menu';
export const menuHint = 'Above every page, and first in the footer';
export const more = 'More in the drawer';
export const moreHint = 'On a telephone, below the menu';
export const column = (name: string) => (name === '' ? 'Footer: a new column' : `Footer: ${name}`);
export const keysHint = 'Lift with Space, move with arrows, set down with Space';
export const columnName = 'Name of the column';
export const linkName = 'Name';
export const leadsTo = 'Leads to';
export const calledAs = (name: string) => `Empty: ${name}, as the category is called.`;
export const isMissing = 'Missing. Goes out in English, marked as such.';
export const pathHint = 'Such as /c/coats, /contact, or https://elsewhere.example';
export const addLink = 'Add a link';
export const addColumn = 'Add a column';
export const removeColumn = 'Remove the column';
export const removeLink = (name: string) => `Remove ${name}`;
export const remove = 'Remove';
export const unnamed = 'a link without a name';
export const move = (name: string) => `Move ${name}`;
export const lifted = (name: string, place: number, of: number) =>
  `${name} is lifted, place ${place} of ${of}. Arrows move it, Space sets it down, Escape puts it back.`;
export const movedTo = (name: string, place: number, of: number) => `${name}, place ${place} of ${of}.`;
export const putDown = (name: string, place: number, of: number) =>
  `Set down: ${name}, place ${place} of ${of}.`;
export const putBack = (name: string, place: number) => `${name} is back at place ${place}.`;

export const putInShop = 'Put in the shop';
export const isInShop = 'It is in the shop.';
export const discard = 'Discard what I changed';
export const asInShop = 'As in the shop';
export const isChanged = 'Changed, not in the shop yet';
export const versions = 'Versions';
export const versionNamed = (number: number) =>
  number === 0 ? 'As the shop came with it' : `Version ${number}`;
export const inShop = 'In the shop';
export const lookAgain = 'Take into the form';
export const changedMeanwhile =
  'Somebody has put another menu in the shop meanwhile. Here it is as it is now.';
export const changedBy = 'Somebody else has put another menu in the shop while you were typing.';

export const faults = {
  no_name: 'It needs a name.',
  no_address: 'Say where it leads.',
  foreign_address: 'That is no address of the shop, and none elsewhere by https.',
  unknown_address: 'That leads nowhere in the shop.',
  no_links: 'A shop without a menu cannot be walked through.',
  too_long: (most: number) => `At most ${most} letters.`,
  too_many: (most: number) => `There is room for ${most}.`,
};
