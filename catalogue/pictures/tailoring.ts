import type { Shots } from './picture.ts';

export const tailoring = {
  'coat-camel': {
    front: 'Camel double-breasted coat with four buttons and flap pockets, front',
    back: 'The camel coat from the back, with a center seam and a vent',
    cloth: 'Camel wool up close, in heavy folds',
    styled: 'The camel coat against a gray-green wall in window light',
  },
  'coat-slate': {
    front: 'Slate-gray double-breasted coat with four buttons and flap pockets, front',
    back: 'The slate coat from the back, with a center seam and a vent',
    cloth: 'Slate wool melton up close, in heavy folds',
    styled: 'The slate coat against a sand-colored wall in window light',
  },
  'blazer-noir': {
    front: 'Black double-breasted blazer with four buttons, front',
    cloth: 'Black wool twill up close, in heavy folds',
    styled: 'The black blazer against a sand-colored wall in window light',
  },
} satisfies Readonly<Record<string, Shots>>;
