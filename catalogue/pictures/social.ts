// What customers send in: garments at home, on a hook, over a chair, by a window.
import type { PictureSet } from './index.ts';
import type { Picture } from './picture.ts';

export interface SocialPhoto extends Picture {
  readonly set?: PictureSet;
}

function photo(name: string, alt: string, set?: PictureSet): SocialPhoto {
  return { path: `img/you-${name}.webp`, alt, ...(set !== undefined && { set }) };
}

export const socialPhotos: readonly SocialPhoto[] = [
  photo('slip-hook', 'The bordeaux slip dress on a wall, window light across it', 'slip-bordeaux'),
  photo('slip-morning', 'The bordeaux slip dress from the side in cool morning light', 'slip-bordeaux'),
  photo('slip-back', 'The back of the bordeaux slip dress, straps crossed, by a window', 'slip-bordeaux'),
  photo(
    'slip-landing',
    'The bordeaux slip dress on a green landing, late sun across the hem',
    'slip-bordeaux',
  ),
  photo('slip-lamp', 'The bordeaux slip dress against a brown wall in the evening', 'slip-bordeaux'),
  photo('slip-leaving', 'The back of the bordeaux slip dress on a brick-pink wall', 'slip-bordeaux'),
  photo('slip-noir-door', 'The black slip dress hanging on a pale green door', 'slip-noir'),
  photo('champagne-wall', 'The champagne slip dress on a pink wall, window bars across it', 'slip-champagne'),
  photo('skirt-rail', 'The sage pleated skirt on a sunny wall', 'pleated-skirt-sage'),
  photo('coat-hall', 'The camel coat hanging in a dim hallway', 'coat-camel'),
  photo('shirt-chair', 'The white shirt drying by a window', 'shirt-white'),
  photo('knits-folded', 'Three sweaters folded in a pile on linen: oat, rust and charcoal'),
  photo('jeans-folded', 'Two pairs of jeans folded in a pile in low sun', 'straight-jean-indigo'),
  photo('bag-hook', 'The black crescent bag against a clay wall in low sun', 'moon-bag-noir'),
  photo('pumps-floor', 'A black pump on the floor, sun from the left', 'pump-noir'),
  photo('scarf-table', 'The maple scarf unfolded on a table in window light', 'scarf-maple'),
  photo('blouse-door', 'The rose blouse hanging on a blue door', 'blouse-rose'),
];
