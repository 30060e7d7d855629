// Queries in German as people type them, written before search could read any of them.
import type { Judged } from './judge.ts';

const kleider = { in: ['dresses'] };
const strick = { in: ['knitwear'] };

export const german: readonly Judged[] = [
  ['kleid', kleider],
  ['Kleider', kleider],
  ['schwarzes kleid', { ...kleider, color: ['black'] }],
  ['Abendkleid', kleider],
  ['kleid unter 300', { ...kleider, to: 350 }],
  ['rock', { in: ['skirts'] }],
  ['Faltenrock', { in: ['pleated-skirts'] }],
  ['Röcke aus Satin', { in: ['satin-skirts'] }],
  ['mantel', { in: ['coats'] }],
  ['Mäntel aus Wolle', { in: ['coats'], of: /wool/i }],
  ['tasche', { in: ['bags'] }],
  ['rote Tasche', { in: ['bags'], color: ['red'] }],
  ['schuhe', { in: ['shoes'] }],
  ['schwarze Pumps', { in: ['heels'], color: ['black'] }],
  ['pullover', strick],
  ['Pulli aus Kaschmir', { of: /wool|cashmere/i, in: ['knitwear', 'coats'] }],
  ['weiße Bluse', { in: ['shirts-and-blouses'], color: ['white', 'pink'] }],
  ['t-shirt', { in: ['t-shirts'] }],
  ['weite Hose', { in: ['trousers'], inDetails: /wide/i }],
  ['Jeans', { in: ['denim'] }],
  ['Sonnenbrille', { in: ['sunglasses'] }],
  ['Ohrringe', { in: ['earrings'] }],
  ['Halskette', { in: ['necklaces'] }],
  ['Parfüm', { in: ['perfume'] }],
  ['reduziert', { isOnSale: true }],
  ['mantl', { in: ['coats'] }],
];
