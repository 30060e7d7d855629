// Perfume, bath and body, and the gift card.
import type { Shots } from './picture.ts';

export const beauty = {
  'perfume-amber': {
    front: 'Square glass bottle of amber perfume with a black cap and a paper label, front',
    angle: 'The perfume bottle turned to three quarters, light passing through the amber',
    styled: 'The perfume bottle on a clay-colored ground in window light',
  },
  'bath-oil-fern': {
    front: 'Tall glass bottle of green bath oil with a black cap and a paper label, front',
    angle: 'The bottle of bath oil turned a little, light passing through the green',
    styled: 'The bottle of bath oil on a straw-colored ground in window light',
  },
  'hand-balm-salt': {
    front: 'White glass jar of hand balm with a wooden lid and a paper label, front',
    angle: 'The jar of hand balm open, its wooden lid leaning beside it',
    styled: 'The jar of hand balm on a blue-gray ground in window light',
  },
  'silk-bordeaux': {
    front: 'A white card that says Vitrine, lying on bordeaux silk',
    detail: 'Bordeaux silk in deep folds, lit from one side',
  },
} satisfies Readonly<Record<string, Shots>>;
