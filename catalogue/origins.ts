// Where things are made. 1 is the United States by specification; the numbers are not those of countries.ts.
import type { Catalogue } from '../src/domain/catalogue/catalogue.ts';

export const origins: Catalogue['origins'] = [
  { id: 1, name: 'United States', url: null },
  { id: 2, name: 'Portugal', url: null },
  { id: 3, name: 'Italy', url: null },
  { id: 4, name: 'France', url: null },
  { id: 5, name: 'Spain', url: null },
  { id: 6, name: 'United Kingdom', url: null },
  { id: 7, name: 'Norway', url: null },
  { id: 8, name: 'Japan', url: null },
];
