import { type Shots, type Tone, tone } from './picture.ts';

const slip = ({ start, middle }: Tone) =>
  ({
    front: `${start} satin slip dress with a soft cowl and thin straps, front`,
    angle: `The ${middle} dress turned to three quarters, the skirt falling in narrow folds`,
    back: `The ${middle} dress from the back: low, with two thin straps that cross`,
    detail: `Close view of the ${middle} bodice: soft cowl folds under the neckline`,
    cloth: `${start} satin up close, light running along the folds`,
    styled: `The ${middle} dress against a wall in window light`,
  }) satisfies Shots;

const miniSlip = ({ start, middle }: Tone) =>
  ({
    front: `${start} satin mini slip dress with a soft cowl and thin straps, front`,
    angle: `The ${middle} mini dress turned to three quarters`,
    back: `The ${middle} mini dress from the back: low, with two thin straps that cross`,
    detail: `Close view of the ${middle} mini dress: soft cowl folds under the neckline`,
    cloth: `${start} satin up close, light running along the folds`,
    styled: `The ${middle} mini dress against a colored wall in window light`,
  }) satisfies Shots;

const teaSlip = ({ start, middle }: Tone) =>
  ({
    front: `${start} satin slip dress that ends under the knee, with thin straps, front`,
    angle: `The ${middle} tea-length dress turned to three quarters`,
    back: `The ${middle} tea-length dress from the back: low, with two thin straps that cross`,
    detail: `Close view of the ${middle} tea-length dress: soft cowl folds under the neckline`,
    cloth: `${start} satin up close, light running along the folds`,
    styled: `The ${middle} tea-length dress against a colored wall in window light`,
  }) satisfies Shots;

const floralMaxi = (ground: string, flowers: string) =>
  ({
    front: `Long slip dress with ${flowers} on ${ground}, front`,
    angle: 'The long flowered dress turned to three quarters, the skirt opening to the floor',
    detail: `Close view of the bodice: ${flowers} across the cowl`,
    cloth: `The print up close: ${flowers} on ${ground}`,
    styled: `The long flowered dress against a wall in window light`,
  }) satisfies Shots;

export const dresses = {
  'slip-bordeaux': slip(tone('Bordeaux')),
  'slip-noir': slip(tone('Black')),
  'slip-sage': slip(tone('Sage green')),
  'slip-champagne': slip(tone('Champagne')),
  'cowl-dress-green': {
    front: 'Bottle green satin dress with thin straps, front',
    angle: 'The green dress turned to three quarters, skirt flaring a little',
    detail: 'Close view of the cowl neckline and one strap in green satin',
    cloth: 'Bottle green satin-backed crepe up close, in slow folds',
    styled: 'The green dress against a terracotta wall in window light',
  },
  'floral-dress-cream': {
    front: 'Cream slip dress scattered with red and blue flowers, front',
    angle: 'The flowered dress turned to three quarters',
    detail: 'Close view of the cowl neckline and its thin straps, flowers across it',
    cloth: 'The print up close: red, apricot and blue flowers on cream',
    styled: 'The flowered dress against a gray-green wall in window light',
  },
  'mini-slip-noir': miniSlip(tone('Black')),
  'mini-slip-rose': miniSlip(tone('Rose')),
  'mini-slip-bordeaux': miniSlip(tone('Bordeaux')),
  'mini-slip-champagne': miniSlip(tone('Champagne')),
  'mini-slip-emerald': miniSlip(tone('Emerald')),
  'tea-slip-ink': teaSlip(tone('Ink-blue')),
  'tea-slip-rose': teaSlip(tone('Rose')),
  'tea-slip-moss': teaSlip(tone('Moss green')),
  'floral-maxi-night': floralMaxi('near-black', 'rose and cream flowers'),
  'floral-maxi-meadow': floralMaxi('pale green', 'yellow, white and coral flowers'),
} satisfies Readonly<Record<string, Shots>>;
