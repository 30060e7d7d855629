// The people the clothes were pinned on, with the measurements they gave us themselves.
import type { ModelInfo } from '../src/domain/product/product.ts';

type Measured = Omit<ModelInfo, 'sizeWorn'>;

const people = {
  Inès: { height: '5 ft 10 in', bust: '32 in', waist: '24 in', hip: '35 in' },
  Noor: { height: '5 ft 9 in', bust: '33 in', waist: '25 in', hip: '36 in' },
  Adaeze: { height: '5 ft 11 in', bust: '39 in', waist: '32 in', hip: '43 in' },
  Mika: { height: '5 ft 4 in', bust: '34 in', waist: '27 in', hip: '37 in' },
  Saskia: { height: '5 ft 7 in', bust: '41 in', waist: '35 in', hip: '45 in' },
  Teodora: { height: '5 ft 8 in', bust: '34 in', waist: '26 in', hip: '37 in' },
} satisfies Record<string, Omit<Measured, 'nameDisplay' | 'imagePath'>>;

export function wornBy(name: keyof typeof people, sizeWorn: string): ModelInfo {
  return { nameDisplay: name, ...people[name], sizeWorn, imagePath: null };
}
