import type { SectionTitle } from '../../domain/product/product-sections.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** The heading over a part of a product's texts. */
export function nameSection(language: Language, title: SectionTitle): string {
  const words = wordsIn(language);
  switch (title) {
    case 'description':
      return words.description;
    case 'ingredients':
      return words.ingredients;
    case 'size-and-fit':
      return words.sizeAndFit;
    case 'fit-and-details':
      return words.fitAndDetails;
    case 'product-details':
      return words.productDetails;
    case 'model-info':
      return words.modelInfo;
  }
}
