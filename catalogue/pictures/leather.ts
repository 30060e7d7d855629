// Bags, shoes and belts.
import { type Shots, type Tone, tone } from './picture.ts';

const topHandleBag = ({ start, middle }: Tone) =>
  ({
    front: `${start} leather bag with one tall handle and a gold clasp, front`,
    angle: `The ${middle} bag turned to three quarters, its side showing`,
    detail: `Close view of the gold clasp and the stitched edge of the ${middle} flap`,
    cloth: `${start} leather up close, the grain showing`,
    styled: `The ${middle} bag on a colored ground in window light`,
  }) satisfies Shots;

const handleBag = ({ start, middle }: Tone) =>
  ({
    front: `Small ${middle} leather handbag with a round handle, front`,
    angle: `The ${middle} handbag turned to three quarters, its side showing`,
    detail: `Close view of the gold clasp and the stitched edge of the ${middle} flap`,
    cloth: `${start} leather up close, the grain showing`,
    styled: `The ${middle} handbag on a colored ground in window light`,
  }) satisfies Shots;

const moonBag = ({ start, middle }: Tone) =>
  ({
    front: `${start} crescent shoulder bag with a round strap and gold rings`,
    angle: `The ${middle} crescent bag turned to three quarters, from a little above`,
    detail: `Close view of the zip, a gold ring and the pointed tip of the ${middle} bag`,
    cloth: `${start} leather up close, the grain showing`,
    styled: `The ${middle} crescent bag on a colored ground in window light`,
  }) satisfies Shots;

const heelMule = ({ start, middle }: Tone) =>
  ({
    side: `${start} leather mule with a pointed toe and a high heel, side`,
    pair: `A pair of ${middle} leather mules with pointed toes and high heels`,
    detail: `Close view of the pointed toe in ${middle} leather`,
    cloth: `${start} leather up close, the grain showing`,
    styled: `The pair of ${middle} mules on a colored ground in window light`,
  }) satisfies Shots;

const pump = ({ start, middle }: Tone) =>
  ({
    side: `${start} leather pump with a pointed toe and a high heel, side`,
    pair: `The pair of ${middle} pumps side by side, from the front`,
    detail: `Close view of the pointed toe in ${middle} calf leather`,
    cloth: `${start} calf leather up close, the grain showing`,
    styled: `The ${middle} pump on a colored ground in window light`,
  }) satisfies Shots;

const belt = ({ start, middle }: Tone) =>
  ({
    front: `${start} leather belt, coiled, with a gold buckle`,
    angle: `The coiled ${middle} belt from above`,
    detail: `Close view of the gold buckle and the stitching on ${middle} leather`,
    cloth: `${start} belt leather up close, the grain showing`,
    styled: `The ${middle} belt on a colored ground in window light`,
  }) satisfies Shots;

export const leather = {
  'top-handle-bag-cognac': topHandleBag(tone('Cognac')),
  'top-handle-bag-bone': topHandleBag(tone('Bone')),
  'top-handle-bag-bordeaux': topHandleBag(tone('Bordeaux')),
  'top-handle-bag-forest': topHandleBag(tone('Forest green')),
  'top-handle-bag-ink': topHandleBag(tone('Ink-blue')),
  'top-handle-bag-rose': topHandleBag(tone('Rose')),
  'handle-bag-bone': handleBag(tone('Bone')),
  'handle-bag-forest': handleBag(tone('Forest green')),
  'handle-bag-cognac': handleBag(tone('Cognac')),
  'handle-bag-noir': handleBag(tone('Black')),
  'handle-bag-sky': handleBag(tone('Pale blue')),
  'handle-bag-camel': handleBag(tone('Camel')),
  'moon-bag-noir': moonBag(tone('Black')),
  'moon-bag-bordeaux': moonBag(tone('Bordeaux')),
  'pump-noir': {
    side: 'Black leather pump with a pointed toe and a high heel, side',
    pair: 'The pair of black pumps side by side, from the front',
    detail: 'Close view of the pointed toe in black calf leather',
    cloth: 'Black calf leather up close, the grain showing',
    styled: 'The black pump on a clay-colored ground in window light',
  },
  'pump-bordeaux': pump(tone('Bordeaux')),
  'pump-bone': pump(tone('Bone')),
  'pump-cognac': pump(tone('Cognac')),
  'mule-oxblood': {
    side: 'Oxblood leather mule with a pointed toe and a low heel, side',
    pair: 'The pair of oxblood mules side by side, from the front',
    detail: 'Close view of the pointed toe in oxblood leather',
    cloth: 'Oxblood leather up close, the grain showing',
    styled: 'The pair of oxblood mules on a sand-colored ground in window light',
  },
  'heel-mule-bone': heelMule(tone('Bone')),
  'heel-mule-noir': heelMule(tone('Black')),
  'heel-mule-cognac': heelMule(tone('Cognac')),
  'heel-mule-bordeaux': heelMule(tone('Bordeaux')),
  'heel-mule-forest': heelMule(tone('Forest green')),
  'heel-mule-rose': heelMule(tone('Rose')),
  'heel-mule-ink': heelMule(tone('Ink-blue')),
  'heel-mule-camel': heelMule(tone('Camel')),
  'belt-cognac': belt(tone('Cognac')),
  'belt-noir': belt(tone('Black')),
  'belt-bordeaux': belt(tone('Bordeaux')),
  'belt-moss': belt(tone('Moss green')),
  'belt-chestnut': belt(tone('Chestnut')),
} satisfies Readonly<Record<string, Shots>>;
