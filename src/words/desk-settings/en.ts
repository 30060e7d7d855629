// What the desk says of settings.
export const settings = 'Settings';
export const settingsHint =
  'What a merchant would look for. What the environment decides is shown here, and where it is set.';
export const noSuchSection = 'There is no such section.';
export const seeShop = 'See the shop';
export const sectionNames: Readonly<Record<string, string>> = {
  shop: 'Shop',
  look: 'Look',
  opening: 'Opening',
};
export const lookOnly = 'Settings are changed by owners. You may look.';
export const saved = 'Saved. The shop shows it from now on.';
export const savedNow = (count: number) => `Saved ${count === 1 ? 'a change' : `${count} changes`}.`;
export const setBy = (name: string) => `Set by ${name} in the environment; read only here.`;

// Two people
export const changedMeanwhile = 'Somebody else has changed these settings meanwhile.';
export const changedBy = 'Somebody else has saved these settings since you opened them.';
export const theirs = 'Theirs, saved';
export const yours = 'Yours';
export const takeTheirs = 'Take theirs';
export const keepMine = 'Keep mine';

// Name and addresses
export const nameAndMark = 'Name';
export const nameHint = 'Over the door, in letters and on the slip';
export const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  tradingAs: 'Trading as',
  postalAddress: 'Postal address',
  contactEmail: 'Shoppers write to',
  contactPhone: 'Shoppers call',
};
export const fieldHints: Readonly<Record<string, string>> = {
  tradingAs: 'The company behind the shop, where it has another name.',
  postalAddress: 'On one line, as it stands in the terms and under emails.',
};
export const onPaper = 'The name on paper';
export const onInk = 'The name on ink';
export const typeHint = 'Set in type, as the header and the slips have it.';

// Colors
export const colors = 'Colors';
export const styleIs: Readonly<Record<string, string>> = { '1': 'Style one', '2': 'Style two' };
export const style = 'Style';
export const colorNames: Readonly<Record<string, string>> = {
  ground: 'Ground',
  ink: 'Ink',
  tint: 'Tint',
  edge: 'Edge of controls',
  red: 'Red: prices that fall, and trouble',
};
export const nowAndThen = 'Now, and with your change';
export const contrast = 'Contrast';
export const contrastColumns = { read: 'Read against', needs: 'Needs', has: 'Has', so: 'So' };
export const passes = 'Passes';
export const fails = 'Refused';
export const refusedCount = (count: number) => `${count} refused`;
export const noNumber = 'no color';
export const pairs: Readonly<Record<string, string>> = {
  ink_on_ground: 'Ink on ground',
  ink_on_tint: 'Ink on tint',
  edge_on_ground: 'Edge on ground',
  red_on_ground: 'Red on ground',
  red_on_tint: 'Red on tint',
  ground_on_ink: 'Ground on ink',
};
export const readsAt = (pair: string, ratio: string) => `${pair} reads at ${ratio} to 1.`;
export const textNeeds = (ratio: string) => `Text needs ${ratio}.`;
export const edgesNeed = (ratio: string) => `Edges need ${ratio}.`;
export const nearestIs = (color: string) => `The nearest that passes is ${color}.`;
export const noneOfThatHue = 'No color of that hue passes beside the others.';
export const takeNearest = (color: string, ratio: string) => `Use ${color}, ${ratio} to 1`;
export const backTo = (color: string) => `Back to ${color}`;
export const sample = { name: 'Nocturne', price: '$248', was: '$356', act: 'Add to bag' };

// What is wrong
export const faults = {
  missing: () => 'This cannot be empty.',
  too_long: (most: string) => `At most ${most} characters.`,
  too_short: (least: string) => `At least ${least} characters.`,
  not_one_line: () => 'One line, without characters that cannot be seen.',
  no_email: () => 'This is no email address.',
  no_phone: () => 'A phone number, such as +1 212 555 0100.',
  no_color: () => 'Six digits, such as #a1261b.',
  set_outside: (name: string) => `${name} in the environment decides this: change it there.`,
  unknown: () => 'There is no such setting.',
};

// What is set outside
export const setOutside = 'Set outside';
export const readOnly = 'Read only';
export const outsideHint =
  'The environment of the process decides these; whoever runs the machine changes them and starts the shop anew.';
export const isSet = 'set';
export const showAll = (count: number) => `Show the ${count} that are not set`;

// History
export const history = 'History';
export const noHistory = 'Nobody has changed anything yet.';
