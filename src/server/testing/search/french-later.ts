// A third part, written without looking at what search answers. Where the shop has nothing of the sort, as no black
// jumper, what is nearest counts as good.
import type { Judged } from './judge.ts';

const dresses = { in: ['dresses'] };
const knits = { in: ['knitwear'] };
const trousers = { in: ['trousers'] };
const skirts = { in: ['skirts'] };
const coats = { in: ['coats'] };
const bags = { in: ['bags'] };
const heels = { in: ['heels'] };

export const frenchLater: readonly Judged[] = [
  ['robe de cocktail', dresses],
  ['robe d’été', dresses],
  ['robe nuisette', { in: ['slip-dresses'] }],
  ['robe bleue', { ...dresses, color: ['blue'] }],
  ['robe verte en soie', { ...dresses, color: ['green'], of: /silk/i }],
  ['robe fleurie', { in: ['floral-dresses'] }],
  ['robe blanche', { ...dresses, color: ['white', 'cream'] }],
  ['robe bordeaux', { ...dresses, color: ['red'] }],
  ['tenue de soirée', { in: ['dresses', 'skirts', 'camisoles', 'heels'] }],
  ['jupe en biais', skirts],
  ['jupe crayon', skirts],
  ['jupe blanche', { ...skirts, color: ['white'] }],
  ['jupe taille M', { ...skirts, size: ['M'] }],
  ['haut en soie', { in: ['tops'], of: /silk/i }],
  ['caraco', { in: ['camisoles'] }],
  ['blouse', { in: ['shirts-and-blouses'] }],
  ['chemise bleue', { in: ['shirts-and-blouses'], color: ['blue'] }],
  ['t-shirt blanc', { in: ['t-shirts'], color: ['white'] }],
  ['cardigan', knits],
  ['pull en laine', { ...knits, of: /wool|cashmere|alpaca/i }],
  ['pull noir', knits],
  ['maille', knits],
  ['pantalon de costume', trousers],
  ['pantalon en laine', { ...trousers, of: /wool/i }],
  ['pantalon blanc', { ...trousers, color: ['white', 'cream'] }],
  ['jean taille haute', { in: ['denim'] }],
  ['manteau long', coats],
  ['trench', coats],
  ['caban', coats],
  ['blazer noir', { in: ['blazers'] }],
  ['blouson', { in: ['jackets'] }],
  ['talons noirs', { in: ['shoes'], color: ['black'] }],
  ['escarpins', heels],
  ['sabots', { in: ['mules'] }],
  ['ballerines', { in: ['shoes'] }],
  ['sac cabas', bags],
  ['sac bandoulière', bags],
  ['sac marron', { ...bags, color: ['brown'] }],
  ['pochette de soirée', bags],
  ['portefeuille', { in: ['bags', 'accessories'] }],
  ['carré de soie', { in: ['scarves'], of: /silk/i }],
  ['bonnet', { in: ['hats'] }],
  ['ceinture noire', { in: ['belts'], color: ['black'] }],
  ['lunettes', { in: ['sunglasses'] }],
  ['boucle d oreille', { in: ['earrings'] }],
  ['collier doré', { in: ['necklaces'] }],
  ['bracelet', { in: ['jewelry'] }],
  ['eau de parfum', { in: ['perfume'] }],
  ['savon', { in: ['bath-and-body'] }],
  ['chèque cadeau', { in: ['gift-cards'] }],
  ['idée cadeau femme', { in: ['accessories', 'jewelry', 'beauty', 'gift-cards', 'bags'] }],
  ['nouveautés', { isNew: true }],
  ['robe entre 200 et 400 euros', { ...dresses, from: 200, to: 400 }],
  ['manteau moins de 800 €', { ...coats, to: 800 }],
  ['jupe plisée', { in: ['pleated-skirts'] }],
  ['chemiser', { in: ['shirts-and-blouses'] }],
  ['chausure noir', { in: ['shoes'], color: ['black'] }],
  ['coliers', { in: ['necklaces'] }],
  ['mantaeu noir', { ...coats, color: ['black'] }],
  ['ordinateur', null],
];
