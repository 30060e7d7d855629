import { type Shots, type Tone, tone } from './picture.ts';

const coat = ({ start, middle }: Tone) =>
  ({
    front: `${start} double-breasted coat to the knee with four buttons, front`,
    back: `The ${middle} coat from the back, with a center seam and a vent`,
    detail: `Close view of the four buttons and the edge of the ${middle} coat`,
    cloth: `${start} wool melton up close, in heavy folds`,
    styled: `The ${middle} coat against a colored wall in window light`,
  }) satisfies Shots;

const blazer = ({ start, middle }: Tone) =>
  ({
    front: `${start} double-breasted blazer with four buttons, front`,
    back: `The ${middle} blazer from the back, a seam down the middle`,
    detail: `Close view of the four buttons and the edge of the ${middle} blazer`,
    cloth: `${start} wool twill up close, in heavy folds`,
    styled: `The ${middle} blazer against a colored wall in window light`,
  }) satisfies Shots;

const carCoat = ({ start, middle }: Tone) =>
  ({
    front: `${start} double-breasted car coat to the thigh with four buttons, front`,
    back: `The ${middle} car coat from the back, a seam down the middle`,
    detail: `Close view of the four buttons and the edge of the ${middle} car coat`,
    cloth: `${start} wool melton up close, in heavy folds`,
    styled: `The ${middle} car coat against a colored wall in window light`,
  }) satisfies Shots;

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
  'coat-noir': coat(tone('Black')),
  'coat-tobacco': coat(tone('Tobacco')),
  'coat-forest': coat(tone('Forest green')),
  'coat-bordeaux': coat(tone('Bordeaux')),
  'coat-navy': coat(tone('Navy')),
  'blazer-camel': blazer(tone('Camel')),
  'blazer-moss': blazer(tone('Moss green')),
  'blazer-ink': blazer(tone('Ink-blue')),
  'car-coat-olive': carCoat(tone('Olive')),
  'car-coat-rust': carCoat(tone('Rust')),
  'car-coat-plum': carCoat(tone('Plum')),
} satisfies Readonly<Record<string, Shots>>;
