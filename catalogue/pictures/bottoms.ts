import { type Shots, type Tone, tone } from './picture.ts';

const wideTrouser = ({ start, middle }: Tone) =>
  ({
    front: `${start} wide-leg trousers with a clean waist, front`,
    back: `The ${middle} trousers from the back`,
    detail: `Close view of the flat waistband in ${middle} wool`,
    cloth: `${start} wool twill up close, in soft folds`,
    styled: `The ${middle} trousers against a colored wall in window light`,
  }) satisfies Shots;

const culotte = ({ start, middle }: Tone) =>
  ({
    front: `${start} culottes that end below the knee, front`,
    back: `The ${middle} culottes from the back, the legs hanging wide`,
    detail: `Close view of the flat waistband of the ${middle} culottes`,
    cloth: `${start} wool twill up close, in soft folds`,
    styled: `The ${middle} culottes against a colored wall in window light`,
  }) satisfies Shots;

const tailoredTrouser = ({ start, middle }: Tone) =>
  ({
    front: `${start} trousers with belt loops and a crease, front`,
    back: `The ${middle} trousers from the back, a seam down the middle`,
    detail: `Close view of the ${middle} waistband: belt loops, one dark button and the fly`,
    cloth: `${start} wool up close, in soft folds`,
    styled: `The ${middle} trousers against a colored wall in window light`,
  }) satisfies Shots;

const midiSkirt = ({ start, middle }: Tone) =>
  ({
    front: `Long ${middle} satin skirt with a narrow waistband, front`,
    angle: `The ${middle} skirt turned to three quarters`,
    detail: `Close view of the narrow waistband and the ${middle} satin falling from it`,
    cloth: `${start} satin up close, light running along the folds`,
    styled: `The ${middle} skirt against a colored wall in window light`,
  }) satisfies Shots;

const straightJean = ({ start, middle }: Tone) =>
  ({
    front: `${start} straight-leg jeans with five pockets, front`,
    back: `The ${middle} jeans from the back, two patch pockets and a yoke`,
    detail: `Close view of the button, the fly and a front pocket in ${middle} denim`,
    cloth: `${start} denim up close, the twill running across it`,
    styled: `The ${middle} jeans against a sand-colored wall in window light`,
  }) satisfies Shots;

export const bottoms = {
  'circle-skirt-rust': {
    front: 'Brick-red flared midi skirt, front',
    angle: 'The brick-red skirt turned to three quarters',
    detail: 'Close view of the brick-red waistband and the folds that start under it',
    cloth: 'Brick-red cotton and linen up close, the weave showing',
    styled: 'The brick-red skirt against a sand-colored wall in window light',
  },
  'satin-skirt-champagne': {
    front: 'Champagne satin midi skirt, full from the hip, front',
    angle: 'The champagne skirt turned to three quarters, its folds swinging out',
    detail: 'Close view of the champagne waistband and the folds that start under it',
    cloth: 'Champagne satin up close, in long soft folds',
    styled: 'The champagne skirt against a mauve wall in window light',
  },
  'slip-skirt-pearl': {
    front: 'Pearl-gray satin slip skirt, front',
    angle: 'The pearl skirt turned to three quarters',
    detail: 'Close view of the narrow waistband in pearl-gray satin',
    cloth: 'Pearl-gray satin up close, light running along the folds',
    styled: 'The pearl skirt against a brown wall in window light',
  },
  'midi-skirt-champagne': midiSkirt(tone('Champagne')),
  'midi-skirt-noir': midiSkirt(tone('Black')),
  'midi-skirt-sage': midiSkirt(tone('Sage green')),
  'midi-skirt-bordeaux': midiSkirt(tone('Bordeaux')),
  'midi-skirt-ink': midiSkirt(tone('Ink-blue')),
  'midi-skirt-rose': midiSkirt(tone('Rose')),
  'midi-skirt-emerald': midiSkirt(tone('Emerald')),
  'trousers-ink': {
    front: 'Near-black trousers with belt loops and a crease, front',
    back: 'The near-black trousers from the back, a seam down the middle',
    detail: 'Close view of the waistband: belt loops, one dark button and the fly',
    cloth: 'Near-black wool up close, in soft folds',
    styled: 'The near-black trousers against a sand-colored wall in window light',
  },
  'trousers-cream': {
    front: 'Cream trousers with belt loops and one dark button, front',
    back: 'The cream trousers from the back, a seam down the middle',
    detail: 'Close view of the cream waistband: belt loops, one dark button and the fly',
    cloth: 'Cream viscose and linen up close, in soft folds',
    styled: 'The cream trousers against a brown wall in window light',
  },
  'trousers-slate': tailoredTrouser(tone('Slate-gray')),
  'trousers-camel': tailoredTrouser(tone('Camel')),
  'trousers-moss': tailoredTrouser(tone('Moss green')),
  'wide-trouser-ink': wideTrouser(tone('Ink-blue')),
  'wide-trouser-cream': wideTrouser(tone('Cream')),
  'wide-trouser-olive': wideTrouser(tone('Olive')),
  'wide-trouser-bordeaux': wideTrouser(tone('Bordeaux')),
  'wide-trouser-camel': wideTrouser(tone('Camel')),
  'wide-trouser-slate': wideTrouser(tone('Slate-gray')),
  'culotte-noir': culotte(tone('Black')),
  'culotte-sage': culotte(tone('Sage green')),
  'culotte-rust': culotte(tone('Rust')),
  'jean-indigo': {
    front: 'Dark blue ankle-length jeans with belt loops, front',
    back: 'The dark blue jeans from the back, two patch pockets and a yoke',
    detail: 'Close view of the button, the fly and a front pocket in dark blue denim',
    cloth: 'Dry indigo denim up close, the twill running across it',
    styled: 'The dark blue jeans against a sand-colored wall in window light',
  },
  'straight-jean-indigo': straightJean(tone('Mid-blue')),
  'straight-jean-washed-black': straightJean(tone('Washed-black')),
} satisfies Readonly<Record<string, Shots>>;
