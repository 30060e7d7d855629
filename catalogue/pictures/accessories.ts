import type { Shots } from './picture.ts';

const sunglasses = (frame: string) =>
  ({
    angle: `Sunglasses in ${frame} with dark lenses, turned to three quarters`,
    front: `The sunglasses from the front, ${frame} around dark lenses`,
    back: `The sunglasses from behind, their arms in ${frame} open`,
    detail: `Close view of the hinge and the polished ${frame}`,
    styled: `The sunglasses on a colored ground in window light`,
  }) satisfies Shots;

const ring = (stone: string) =>
  ({
    front: `Gold ring with an oval ${stone} in a plain bezel`,
    angle: `The ring turned towards us, the band widening under the ${stone}`,
    top: `The ring from above, the whole oval of the ${stone}`,
    detail: `Close view of the oval ${stone} and its gold bezel`,
    styled: `The ring with its ${stone} on a colored ground in window light`,
  }) satisfies Shots;

const chain = (metal: string) =>
  ({
    front: `${metal} chain necklace with a coin pendant, laid in a loop`,
    angle: `The ${metal.toLowerCase()} chain from low down, the coin in front`,
    detail: `Close view of the coin pendant with its engraved star in ${metal.toLowerCase()}`,
    close: `The round links of the ${metal.toLowerCase()} chain up close`,
    styled: `The ${metal.toLowerCase()} chain on a dark ground in window light`,
  }) satisfies Shots;

const hoops = (metal: string) =>
  ({
    front: `A pair of thick polished ${metal} hoop earrings`,
    angle: `The ${metal} hoops turned, thick below and thin at the post`,
    flat: `The ${metal} hoops laid down, one leaning on the other`,
    detail: `One ${metal} hoop up close, its post open at the top`,
    styled: `The ${metal} hoops on a colored ground in window light`,
  }) satisfies Shots;

const scarf = (print: string) =>
  ({
    flat: `The whole square spread flat: ${print} inside a striped border`,
    folded: `The scarf folded in four, ${print} and the border on two sides`,
    detail: `Close view of one corner: the striped border and its rolled hem`,
    styled: `Silk scarf with ${print}, laid across a table in window light`,
    cloth: `The silk up close: ${print}`,
  }) satisfies Shots;

export const accessories = {
  'scarf-maple': {
    front: 'Cream silk scarf with red and blue leaves and a navy border, hanging',
    flat: 'The whole square spread flat: red and blue leaves inside a navy border',
    folded: 'The scarf folded in four, red and blue leaves and the border on two sides',
    detail: 'Close view of the printed leaves and the striped navy border',
    cloth: 'The cream silk up close, with leaves in red and blue',
    styled: 'The scarf laid across a table in window light',
  },
  'scarf-fig': scarf('fig and ochre leaves on blush'),
  'scarf-lagoon': scarf('deep green and coral leaves on pale blue'),
  'scarf-harbor': scarf('navy and red leaves on pale gray'),
  'scarf-saffron': scarf('brown and orange leaves on straw yellow'),
  'hoops-gold': {
    front: 'A pair of thick polished gold hoop earrings',
    angle: 'The gold hoops turned, thick below and thin at the post',
    flat: 'The gold hoops laid down, one leaning on the other',
    detail: 'One gold hoop up close, its post open at the top',
    styled: 'The gold hoops on a dark red ground in window light',
  },
  'hoops-silver': hoops('silver'),
  'hoops-rose': hoops('rose gold'),
  'hoops-gunmetal': hoops('gunmetal'),
  'ring-onyx': ring('onyx'),
  'ring-moonstone': ring('moonstone'),
  'ring-malachite': ring('malachite'),
  'ring-carnelian': ring('carnelian'),
  'ring-lapis': ring('lapis lazuli'),
  'chain-gold': chain('Gold'),
  'chain-silver': chain('Silver'),
  'chain-rose': chain('Rose gold'),
  'chain-gunmetal': chain('Gunmetal'),
  'hat-camel': {
    front: 'Tobacco felt hat with a wide brim and a black band',
    angle: 'The felt hat from above, the crease of its crown showing',
    detail: 'Close view of the black ribbon round the crown',
    cloth: 'Tobacco wool felt up close',
    styled: 'The felt hat on a gray-green ground in window light',
  },
  'sunglasses-tortoise': {
    ...sunglasses('tortoise acetate'),
    detail: 'Close view of the hinge and the mottled brown of the tortoise acetate',
  },
  'sunglasses-noir': sunglasses('black acetate'),
} satisfies Readonly<Record<string, Shots>>;
