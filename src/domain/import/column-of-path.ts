// Where in a file stands what the rules of a product name by a path of its sheet.
import type { SheetTexts } from '../catalogue/product-sheet.ts';
import type { Language } from '../visitor/language.ts';
import { inLanguage, snake, textNames } from './product-columns.ts';

const plainNames: Readonly<Record<string, string>> = {
  brandId: 'brand',
  originId: 'origin',
  categoryIds: 'categories',
  sizes: 'size',
  swatch: 'images',
};

const sizeNames: Readonly<Record<string, string>> = { name: 'size', lowAt: 'low_at' };

/** `texts.fr.colour` stands in `color_fr`, `sizes.0.sku` in `sku`. */
export function columnOfPath(path: string): string {
  const [first = '', second = '', third = '', fourth] = path.split('.');
  switch (first) {
    case 'texts':
      return inLanguage(textNames[third as keyof SheetTexts] ?? snake(third), second as Language);
    case 'markets':
      return `${snake(third)}_${second.toLowerCase()}`;
    case 'images':
      return third === 'alt' ? inLanguage('image_texts', fourth as Language) : 'images';
    case 'sizes':
      return sizeNames[third] ?? (third === '' ? 'size' : third);
    default:
      return plainNames[first] ?? snake(first);
  }
}
