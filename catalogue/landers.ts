// The editorial line above a product: one for what can be bought, one for what has gone. The products it links to are
// the favourites at the top of the page.
import type { Catalogue } from '../src/domain/catalogue/catalogue.ts';

export const landers: Catalogue['landers'] = {
  'pdp-landers-in-stock':
    '<h2>Worn together</h2><p>Pieces that get on with this one without being asked: ' +
    '<a href="/product/1004">a coat to leave in</a>, <a href="/product/1013">something to stand in</a>, ' +
    '<a href="/product/1012">a scarf</a>, <a href="/product/1301">a bag</a>, <a href="/product/1481">dark glasses</a>, ' +
    '<a href="/product/1461">heels</a>, <a href="/product/1501">a chain</a>, <a href="/product/1011">a scent</a>.</p>',
  'pdp-landers-sold-out':
    '<h2>Gone, for now</h2><p>This one left before you came. Leave your address and we will write once, when it is ' +
    'back; or look at what is still here: <a href="/product/1001">the dress everybody asks for</a>, ' +
    '<a href="/product/1401">a good tee</a>, <a href="/product/1421">wide trousers</a>, ' +
    '<a href="/product/1015">something that moves</a>.</p>',
};
