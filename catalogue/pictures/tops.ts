import { type Shots, type Tone, tone } from './picture.ts';

const tee = ({ start, middle }: Tone) =>
  ({
    front: `${start} boxy T-shirt with a ribbed crew neck, front`,
    back: `The ${middle} T-shirt from the back, plain under the neckband`,
    detail: `Close view of the ribbed neckband in ${middle} jersey`,
    cloth: `${start} cotton jersey up close, fine rows of stitches`,
    styled: `The ${middle} T-shirt against a colored wall in window light`,
  }) satisfies Shots;

const crew = ({ start, middle }: Tone) =>
  ({
    front: `${start} crew-neck sweater with long sleeves, front`,
    back: `The ${middle} sweater from the back`,
    detail: `Close view of the ribbed neck and the ${middle} stockinette`,
    cloth: `${start} stockinette up close, column by column`,
    styled: `The ${middle} sweater against a colored wall in window light`,
  }) satisfies Shots;

const cable = ({ start, middle }: Tone) =>
  ({
    front: `${start} cable-knit sweater with a ribbed neck, front`,
    back: `The ${middle} cable sweater from the back, the cables running down it as in front`,
    detail: `Close view of the ${middle} neck, one wide cable between two narrow ones`,
    cloth: `The ${middle} cables up close, the wool twisting over itself`,
    styled: `The ${middle} cable sweater against a colored wall in window light`,
  }) satisfies Shots;

const shirt = ({ start, middle }: Tone) =>
  ({
    front: `${start} poplin shirt with a pointed collar and a curved hem, front`,
    back: `The ${middle} shirt from the back, with a yoke and a box pleat`,
    detail: `Close view of the ${middle} collar and its top buttons`,
    cloth: `${start} cotton poplin up close, in soft folds`,
    styled: `The ${middle} shirt against a colored wall in window light`,
  }) satisfies Shots;

const cami = ({ start, middle }: Tone) =>
  ({
    front: `${start} satin camisole with thin straps and a soft cowl, front`,
    angle: `The ${middle} camisole turned to three quarters`,
    back: `The ${middle} camisole from the back: low, with two thin straps that cross`,
    detail: `Close view of the ${middle} camisole: soft cowl folds under the neckline`,
    cloth: `${start} satin up close, in soft folds`,
    styled: `The ${middle} camisole against a colored wall in window light`,
  }) satisfies Shots;

export const tops = {
  'tee-white': {
    front: 'Off-white crew-neck T-shirt with short sleeves, front',
    back: 'The off-white T-shirt from the back, plain under the neckband',
    detail: 'Close view of the ribbed neckband in off-white jersey',
    cloth: 'Off-white cotton jersey up close, fine rows of stitches',
    styled: 'The off-white T-shirt against a brown wall in window light',
  },
  'tee-chalk': tee(tone('Chalk-white')),
  'tee-noir': tee(tone('Black')),
  'tee-olive': tee(tone('Olive')),
  'tee-clay': tee(tone('Clay-red')),
  'tee-ink': tee(tone('Ink-blue')),
  'tee-rose': tee(tone('Rose')),
  'tee-sage': tee(tone('Sage green')),
  'tee-butter': tee(tone('Butter-yellow')),
  'crew-oat': crew(tone('Oat')),
  'crew-rust': crew(tone('Rust')),
  'crew-charcoal': crew(tone('Charcoal')),
  'crew-forest': crew(tone('Forest green')),
  'crew-rose': crew(tone('Rose')),
  'crew-ink': crew(tone('Ink-blue')),
  'crew-bordeaux': crew(tone('Bordeaux')),
  'crew-camel': crew(tone('Camel')),
  'sweater-rust': {
    front: 'Rust crew-neck sweater with ribbed cuffs and hem, front',
    back: 'The rust sweater from the back',
    detail: 'Close view of the ribbed neck and the heavy rust stitches under it',
    cloth: 'Rust lambswool up close, stitch by stitch',
    styled: 'The rust sweater against a sand-colored wall in window light',
  },
  'sweater-charcoal': {
    front: 'Charcoal fine-knit crew-neck sweater, front',
    back: 'The charcoal sweater from the back, close at the waist',
    detail: 'Close view of the narrow ribbed neck in charcoal merino',
    cloth: 'Charcoal merino up close, in fine even rows',
    styled: 'The charcoal sweater against a gray wall in window light',
  },
  'sweater-cable-oat': {
    front: 'Oat cable-knit sweater with a ribbed neck, front',
    back: 'The cable sweater from the back, the cables running down it as in front',
    detail: 'Close view of the neck, one wide cable between two narrow ones',
    cloth: 'The cables up close, undyed wool twisting over itself',
    styled: 'The cable sweater against a blue-gray wall in window light',
  },
  'sweater-cable-moss': cable(tone('Moss green')),
  'sweater-cable-rose': cable(tone('Rose')),
  'sweater-sand': {
    front: 'Sand-colored sweater with a wide neck and bell sleeves, front',
    back: 'The sand-colored sweater from the back',
    detail: 'Close view of the "sand" stitch & the neck label',
    cloth: 'Sand-colored wool up close, stitch by stitch',
    styled: 'The sand-colored sweater against a gray-green wall in window light',
  },
  'blouse-rose': {
    front: 'Rose blouse with a pointed collar and white buttons, front',
    back: 'The rose blouse from the back, with a yoke and a box pleat',
    detail: 'Close view of the rose collar and the button placket',
    cloth: 'Rose satin up close, light running along the folds',
    styled: 'The rose blouse against a blue-gray wall in window light',
  },
  'shirt-blue': {
    front: 'Pale blue poplin shirt with white buttons, front',
  },
  'shirt-white': {
    front: 'White shirt with a pointed collar and a curved hem, front',
    back: 'The white shirt from the back, with a yoke and a box pleat',
    detail: 'Close view of the white collar and its top buttons',
    cloth: 'White cotton twill up close, in soft folds',
    styled: 'The white shirt against a gray-green wall in window light',
  },
  'shirt-mint': shirt(tone('Mint green')),
  'shirt-lilac': shirt(tone('Lilac')),
  'shirt-butter': shirt(tone('Butter-yellow')),
  'cami-ivory': cami(tone('Ivory')),
  'cami-noir': cami(tone('Black')),
  'cami-sage': cami(tone('Sage green')),
  'cami-bordeaux': cami(tone('Bordeaux')),
  'cami-rose': cami(tone('Rose')),
  'cami-ink': cami(tone('Ink-blue')),
} satisfies Readonly<Record<string, Shots>>;
