import type { Shots } from './picture.ts';

export const tailoring = {
  'coat-camel': {
    front: 'Camel double-breasted coat with four buttons and flap pockets, front',
    angle: 'The camel coat turned to three quarters, its lapels crossing',
    back: 'The camel coat from the back, with a center seam and a vent',
    detail: 'Close view of the four horn buttons and the edge of the camel coat',
    cloth: 'Camel wool up close, in heavy folds',
    styled: 'The camel coat against a gray-green wall in window light',
  },
  'coat-slate': {
    front: 'Slate-gray double-breasted coat with four buttons and flap pockets, front',
    angle: 'The slate coat turned to three quarters, its lapels crossing',
    back: 'The slate coat from the back, with a center seam and a vent',
    detail: 'Close view of the four horn buttons and the edge of the slate coat',
    cloth: 'Slate wool melton up close, in heavy folds',
    styled: 'The slate coat against a sand-colored wall in window light',
  },
  'blazer-noir': {
    front: 'Black double-breasted blazer with four buttons, front',
    back: 'The black blazer from the back, a seam down the middle',
    detail: 'Close view of the four buttons and the edge of the black blazer',
    cloth: 'Black wool twill up close, in heavy folds',
    styled: 'The black blazer against a sand-colored wall in window light',
  },
} satisfies Readonly<Record<string, Shots>>;
