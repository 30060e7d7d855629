// The editorial line above a product: one for what can be bought, one for what has gone.
import type { Catalogue } from '../src/domain/catalogue.ts';

export const landers: Catalogue['landers'] = {
  'pdp-landers-in-stock':
    '<h2>Worn together</h2><p>Pieces that get on with this one without being asked. ' +
    '<a href="/c/slip-dresses">Slip dresses</a>, <a href="/c/jackets">something over them</a>, ' +
    '<a href="/c/shoes">something under them</a>.</p>',
  'pdp-landers-sold-out':
    '<h2>Gone, for now</h2><p>This one left before you came. Leave your address and we will write once, ' +
    'when it is back; or look at <a href="/c/clothing">what is still here</a>.</p>',
};
