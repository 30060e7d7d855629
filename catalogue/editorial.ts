// What hangs in the window of the demo shop.
import type { Catalogue } from '../src/domain/catalogue/catalogue.ts';
import { house } from './pictures/house.ts';

export const editorial: NonNullable<Catalogue['editorial']> = {
  window: [
    {
      title: 'Everything on the bias',
      words: 'Slips from Maison Orle, cut at forty-five degrees to reason.',
      call: 'See the slips',
      path: '/c/slip-dresses',
      picture: house.heroWide.path,
      tallPicture: house.heroTall.path,
      alt: house.heroWide.alt,
    },
  ],
  edits: [
    {
      title: 'Evening, early',
      words: 'Slips and satin for six o’clock',
      path: '/c/dresses',
      picture: house.evening.path,
      alt: house.evening.alt,
    },
    {
      title: 'The long coat',
      words: 'Built for weather and exits',
      path: '/c/coats',
      picture: house.outerwear.path,
      alt: house.outerwear.alt,
    },
    {
      title: 'Round things',
      words: 'Bags with a lunar habit',
      path: '/c/bags',
      picture: house.bags.path,
      alt: house.bags.alt,
    },
  ],
};
