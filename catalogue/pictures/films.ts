/** The film of each set that has one. Its files are film/{name}.{codec}.{container}, its poster img/film-{name}.webp. */
export const films = {
  'slip-skirt-pearl': 'slip-skirt-sway',
  'midi-skirt-champagne': 'midi-skirt-sway',
  'floral-maxi-night': 'floral-maxi-sway',
  'midi-skirt-bordeaux': 'midi-skirt-bordeaux-sway',
  'midi-skirt-ink': 'midi-skirt-ink-sway',
  'midi-skirt-rose': 'midi-skirt-rose-sway',
  'midi-skirt-emerald': 'midi-skirt-emerald-sway',
  'tea-slip-ink': 'tea-slip-ink-sway',
  'tea-slip-rose': 'tea-slip-rose-sway',
  'tea-slip-moss': 'tea-slip-moss-sway',
  'mini-slip-champagne': 'mini-slip-champagne-sway',
  'mini-slip-emerald': 'mini-slip-emerald-sway',
} as const;
