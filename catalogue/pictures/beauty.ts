// Perfume, bath and body, and the gift card.
import type { Shots } from './picture.ts';

export const beauty = {
  'perfume-amber': {
    front: 'Square glass bottle of amber perfume with a black cap and a paper label, front',
    angle: 'The perfume bottle turned to three quarters, light passing through the amber',
    detail: 'Close view of the paper label before the amber: After the Guests, eau de parfum, 50 ml',
    close: 'Drops of the amber perfume on paper, light gathering in them',
    styled: 'The perfume bottle on a clay-colored ground in window light',
  },
  'bath-oil-fern': {
    front: 'Tall glass bottle of green bath oil with a black cap and a paper label, front',
    angle: 'The bottle of bath oil turned a little, light passing through the green',
    detail: 'Close view of the paper label before the green: Cold Greenhouse, bath oil, 200 ml',
    close: 'Drops of the green bath oil on paper, light gathering in them',
    styled: 'The bottle of bath oil on a straw-colored ground in window light',
  },
  'hand-balm-salt': {
    front: 'White glass jar of hand balm with a wooden lid and a paper label, front',
    angle: 'The jar of hand balm open, its wooden lid beside it',
    detail: 'Close view of the paper label on white glass: Long Letter, hand balm, 100 ml',
    close: 'The cream-colored balm up close, turned into a swirl with a finger',
    styled: 'The jar of hand balm on a blue-gray ground in window light',
  },
  'silk-bordeaux': {
    front: 'A white card that says Vitrine, lying on bordeaux silk',
    flat: 'The card halfway out of its envelope, the flap lined with bordeaux silk',
    detail: 'Close view of the card: Vitrine in black serif letters, a line of small type under it',
    cloth: 'Bordeaux silk in deep folds, lit from one side',
    styled: 'The card on a brown cloth in window light',
  },
} satisfies Readonly<Record<string, Shots>>;
