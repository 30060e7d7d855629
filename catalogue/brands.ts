// The houses the demo shop carries, all invented, each with a sentence about itself.
import type { Catalogue } from '../src/domain/catalogue/catalogue.ts';
import { awkwardBrand } from './awkward-text.ts';

export const brands: Catalogue['brands'] = [
  {
    name: 'Maison Orle',
    about:
      'Cuts silk on the bias in a former printworks in Porto, and lets it hang for a night before it hems it.',
  },
  {
    name: 'Lune Perdue',
    about: 'Satin for people who arrive late and are forgiven, made forty pieces at a time.',
  },
  {
    name: 'Studio Quince',
    about:
      'Pleats, mostly. Two sisters, one pressing machine, and an argument about lengths that began in 2009.',
  },
  {
    name: 'Ottoline Fawkes',
    about: 'Coats, hats and small gold things for weather that has not made up its mind.',
  },
  {
    name: 'Halden & Rye',
    about: 'Knits from one valley and three farms; the sheep are listed on the label, by name.',
  },
  {
    name: 'Verso Atelier',
    about: 'Trousers drawn with a ruler and then corrected by hand, because people are not rulers.',
  },
  {
    name: 'Common Thread',
    about: 'Shirts and T-shirts without an opinion, so that you can have one.',
  },
  {
    name: 'Casa Tarde',
    about: 'Shoes for the second half of the evening, lasted in Elche by a family that dislikes hurry.',
  },
  {
    name: 'Petra Vail',
    about: 'Tailoring with the padding taken out and the intention left in.',
  },
  {
    name: 'Sable & Fig',
    about: 'Bags that close with a click you can hear across a room.',
  },
  {
    name: 'Paper Garden',
    about: 'Printed silk squares, drawn with a brush and signed in the hem where nobody looks.',
  },
  {
    name: 'Hour & Ash',
    about: 'Perfume in small batches, named after rooms rather than feelings.',
  },
  {
    name: 'Mill & Marrow',
    about:
      'Denim from looms that were sold for scrap and bought back. It weaves an inch while you read this.',
  },
  {
    name: 'Marguerite Sloe',
    about: 'Draws the flowers of one coast path, in order, and starts again each spring from the station.',
  },
  {
    name: 'Orrery',
    about: 'Rings and chains from a bench of three, who argue about planets and agree about solder.',
  },
  {
    name: 'Noonward',
    about: 'Sunglasses cut from blocks, tumbled in birch chips for four days, and fitted to actual noses.',
  },
  {
    name: 'Hollis Apothecary',
    about: 'Two copper pans, a garden, and no miracle claimed for any of it.',
  },
  {
    name: 'Vitrine',
    about: 'The house itself: what we make, and what we wrap.',
  },
  {
    name: awkwardBrand,
    about:
      'Not a house at all: it stands for every label that was typed in a hurry, and must still read as text.',
  },
];
