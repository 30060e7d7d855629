import { type Shots, type Tone, tone } from './picture.ts';

const pleatedSkirt = ({ start, middle }: Tone) =>
  ({
    front: `${start} pleated midi skirt with a flat waistband, front`,
    detail: `Close view of the waistband and knife pleats in ${middle}`,
    hem: `The ${middle} pleats opening towards the hem`,
    cloth: `${start} crepe up close, in soft folds`,
    styled: `The ${middle} skirt against a colored wall in window light`,
  }) satisfies Shots;

export const pleatedSkirts = {
  'pleated-skirt-sage': pleatedSkirt(tone('Sage green')),
  'pleated-skirt-noir': pleatedSkirt(tone('Black')),
  'pleated-skirt-bordeaux': pleatedSkirt(tone('Bordeaux red')),
  'pleated-skirt-ink': pleatedSkirt(tone('Ink blue')),
  'pleated-skirt-rust': pleatedSkirt(tone('Rust')),
  'pleated-skirt-camel': pleatedSkirt(tone('Camel')),
  'pleated-skirt-ivory': pleatedSkirt(tone('Ivory')),
  'pleated-skirt-rose': pleatedSkirt(tone('Rose')),
  'pleated-skirt-slate': pleatedSkirt(tone('Slate gray')),
  'pleated-skirt-plum': pleatedSkirt(tone('Plum')),
  'pleated-skirt-moss': pleatedSkirt(tone('Moss green')),
  'pleated-skirt-glacier': pleatedSkirt(tone('Glacier blue')),
} satisfies Readonly<Record<string, Shots>>;
