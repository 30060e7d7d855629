// What a shop of one's own begins with: departments, countries, places things are made in, and what search understands.
// Nothing to sell, and nobody.
import type { Catalogue } from '../src/domain/catalogue/catalogue.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { translationsOf } from './languages/books.ts';
import { origins } from './origins.ts';
import { vocabulary } from './vocabulary/index.ts';

const words = { brands: [], categories, countries, origins, products: [], landers: {}, vocabulary };

export const starter: Catalogue = { ...words, translations: translationsOf(words) };
