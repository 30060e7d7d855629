import { inEnglish } from '../plural.ts';

export const flags = 'Flags';
export const flagLab = 'Flag lab';
export const flagLabHint =
  'What can be switched, for whom, and what it did. Every change is signed and can be changed back.';
export const allFlags = 'All flags';
export const findFlag = 'Find a flag';
export const noneFound = 'No flag is called that.';
export const chooseOne = 'Choose a flag to see who is given what, and what it did.';
export const noSuchFlag = 'There is no such flag';

// Who sees it
export const seen = {
  all: 'Everyone',
  none: 'Nobody',
  some: 'Some',
  half: (percent: string) => `${percent} of some`,
  share: (percent: string) => `${percent}`,
};
export const sources = {
  default: 'As the shop comes.',
  setting: 'By the setting FLAGS.',
  service: 'By the flag service.',
  rule: 'By your rule.',
};
export const screens = {
  product: 'On the product page.',
  listing: 'In lists.',
  bag: 'In the bag.',
  checkout: 'At checkout.',
  everywhere: 'Everywhere.',
};
export const whoSeesWhat = 'Who is given what';
export const firstLineDecides = 'The first line that fits decides';
export const lineColumns = { line: 'Line', who: 'Who', given: 'Is given' };
export const everyone = 'Everyone';
export const everyoneElse = 'Everyone else';
export const audience = {
  countries: (codes: string) => `in ${codes}`,
  isSignedIn: { yes: 'signed in', no: 'not signed in' },
  isNew: { yes: 'new within a day', no: 'been here before' },
  isStaff: { yes: 'staff', no: 'not staff' },
};
export const isOn = 'On';
export const isOff = 'Off';
export const byChance = (percent: string) => `On for ${percent}, by chance`;

// The effect
export const effect = 'Measured effect';
export const effectOfLine = (line: number) => `Measured effect of line ${line}`;
export const sinceWhen = (when: string) => `Since ${when}`;
export const noSplit =
  'Nothing to measure: no line leaves it to chance. Give the flag to a share of visitors, and the others are what it is compared with.';
export const splitShown = (on: string, off: string) => `On for ${on}, off for ${off}`;
export const splitSeen = (on: string, off: string) => `Counted so far: ${on} with it, ${off} without.`;
export const isFair = 'That agrees with the split.';
export const isUnfair =
  'That does not agree with the split: chance alone would do this less than once in a thousand splits. Something loses visitors of one side, so nothing is judged.';
export const effectColumns = {
  measure: 'Of a hundred visitors',
  on: 'On',
  off: 'Off',
  difference: 'Difference in points, 95% interval',
  verdict: 'In words',
};
export const measures = { bags: 'put something into the bag', orders: 'ordered' };
export const verdicts = {
  too_few: 'Not enough visits',
  unfair: 'Not judged',
  more: 'More with it',
  less: 'Fewer with it',
  undecided: 'Cannot tell',
};
export const points = (value: string, from: string, to: string) => `${value} points, from ${from} to ${to}`;
export const least = (count: string) => `Nothing is said before each side has ${count} visitors.`;
export const howCounted =
  'A visitor counts once on each step, on the side they saw first, since the flag was last changed. Not counted: who did not allow it, who keeps no cookies, who has no scripts, and previews.';
export const howJudged =
  'Newcombe’s interval for the difference of two shares. An interval with zero in it decides nothing. Decide beforehand when you will judge: who looks every day finds differences that are none.';

// The preview
export const seeIt = 'See it yourself';
export const seeItHint = 'Opens the shop with the flag set for one browser alone, for an hour. Not counted.';
export const previewOn = 'Link with it on';
export const previewOff = 'Link with it off';
export const previewLink = { on: 'Preview, on', off: 'Preview, off' };
export const openPreview = 'Open';

// A change
export const change = 'Change it';
export const forOthers = 'Everyone else';
export const percentOf = (who: string) => `${who}: on for so many of a hundred`;
export const percentWrong = 'From 0 to 100, in tenths.';
export const addLine = 'Add a line for a share of everyone';
export const removeLine = (line: number) => `Remove line ${line}`;
export const why = 'Why';
export const whyHint = 'One sentence. It goes into the history under your name.';
export const signAndApply = 'Sign and apply';
export const takeAway = 'Take the rule away';
export const nothingNew = 'Nothing has changed yet.';
export const startsAnew = 'What was measured starts anew with every change.';
export const applied = 'In force in every process of the shop.';
export const takenAway = 'The rule is gone.';

// The history
export const history = 'History';
export const noHistory = 'Nobody has changed it yet.';
export const wasSet = (given: string) => `Set to: ${given}`;
export const wasCleared = 'Rule taken away';
export const before = (given: string) => `before: ${given}`;
export const latestChanges = (count: number) =>
  `The latest ${count} ${inEnglish(count, 'change', 'changes')}`;
