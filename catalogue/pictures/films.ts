/** The film of each set that has one. Its files are film/{name}.{codec}.{container}, its poster img/film-{name}.webp. */
export const films = {
  'slip-skirt-pearl': 'slip-skirt-sway',
  'midi-skirt-champagne': 'midi-skirt-sway',
  'floral-maxi-night': 'floral-maxi-sway',
} as const;
