// Queries in French as people type them. This half was written before search could read any of them.
import type { Judged } from './judge.ts';

const robes = { in: ['dresses'] };
const sacs = { in: ['bags'] };
const mailles = { in: ['knitwear'] };

export const frenchBefore: readonly Judged[] = [
  ['robe', robes],
  ['robes', robes],
  ['robe noire', { ...robes, color: ['black'] }],
  ['robe longue', { named: /Maxi/ }, { ...robes, inDetails: /maxi|midi/i }],
  ['robe de soirée', robes],
  ['jupe plissée', { in: ['pleated-skirts'] }],
  ['jupe en satin', { in: ['satin-skirts'] }],
  ['manteau', { in: ['coats'] }],
  ['manteau en laine', { in: ['coats'], of: /wool/i }],
  ['veste', { in: ['jackets'] }],
  ['pull', mailles],
  ['pull en cachemire', { of: /wool|cashmere/i, in: ['knitwear', 'coats'] }],
  ['pantalon large', { in: ['trousers'], inDetails: /wide/i }],
  ['jean', { in: ['denim'] }],
  ['chemise blanche', { in: ['shirts-and-blouses'], color: ['white'] }],
  ['tee shirt', { in: ['t-shirts'] }],
  ['sac', sacs],
  ['sac à main bordeaux', { ...sacs, color: ['red'] }],
  ['escarpins noirs', { in: ['heels'], color: ['black'] }],
  ['talons hauts', { in: ['shoes'] }],
  ['chaussures', { in: ['shoes'] }],
  ['foulard', { in: ['scarves'] }],
  ['lunettes de soleil', { in: ['sunglasses'] }],
  ['boucles d’oreilles', { in: ['earrings'] }],
  ['collier', { in: ['necklaces'] }],
  ['parfum', { in: ['perfume'] }],
  ['robe moins de 300', { ...robes, to: 350 }],
  ['jupe taille 38', { in: ['skirts'], size: ['M'] }],
  ['soldes', { isOnSale: true }],
  ['cadeau', { in: ['accessories', 'jewelry', 'beauty', 'gift-cards', 'bags'] }],
  ['manteu', { in: ['coats'] }],
  ['baskets', { in: ['shoes'] }],
];
