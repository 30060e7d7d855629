// The tree of categories by slug, the window of the home page, and the lines above a product.
export const categories: Readonly<Record<string, string>> = {
  clothing: 'Kleidung',
  dresses: 'Kleider',
  'slip-dresses': 'Slipkleider',
  'floral-dresses': 'Geblümte Kleider',
  tops: 'Oberteile',
  'shirts-and-blouses': 'Hemden und Blusen',
  't-shirts': 'T-Shirts',
  camisoles: 'Trägertops',
  knitwear: 'Strick',
  denim: 'Jeans',
  skirts: 'Röcke',
  'satin-skirts': 'Satinröcke',
  'pleated-skirts': 'Plisseeröcke',
  trousers: 'Hosen',
  jackets: 'Jacken',
  coats: 'Mäntel',
  blazers: 'Blazer',
  shoes: 'Schuhe',
  heels: 'Pumps',
  mules: 'Pantoletten',
  bags: 'Taschen',
  accessories: 'Accessoires',
  scarves: 'Tücher',
  hats: 'Hüte',
  belts: 'Gürtel',
  sunglasses: 'Sonnenbrillen',
  jewelry: 'Schmuck',
  earrings: 'Ohrringe',
  rings: 'Ringe',
  necklaces: 'Halsketten',
  beauty: 'Schönheit',
  perfume: 'Parfum',
  'bath-and-body': 'Bad und Körper',
  'gift-cards': 'Geschenkkarten',
  sale: 'Reduziert',
};

export const editorial: Readonly<Record<string, string>> = {
  'Everything on the bias': 'Alles im schrägen Fadenlauf',
  'Slips from Maison Orle, cut at forty-five degrees to reason.':
    'Slipkleider von Maison Orle, im Winkel von fünfundvierzig Grad zur Vernunft geschnitten.',
  'See the slips': 'Slipkleider ansehen',
  'Evening, early': 'Abend, etwas früher',
  'Slips and satin for six o’clock': 'Slipkleider und Satin für sechs Uhr',
  'The long coat': 'Der lange Mantel',
  'Built for weather and exits': 'Gemacht für Wetter und Abgänge',
  'Round things': 'Runde Dinge',
  'Bags with a lunar habit': 'Taschen mit einer Neigung zum Mond',
};

export const landers = {
  'pdp-landers-in-stock':
    '<h2>Zusammen getragen</h2><p>Stücke, die sich mit diesem verstehen, ohne dass man sie bittet: ' +
    '<a href="/product/1004">ein Mantel zum Gehen</a>, <a href="/product/1013">etwas, worin man steht</a>, ' +
    '<a href="/product/1012">ein Tuch</a>, <a href="/product/1301">eine Tasche</a>, <a href="/product/1481">dunkle Gläser</a>, ' +
    '<a href="/product/1461">Absätze</a>, <a href="/product/1501">eine Kette</a>, <a href="/product/1011">ein Duft</a>.</p>',
  'pdp-landers-sold-out':
    '<h2>Fort, vorerst</h2><p>Dieses Stück ging, bevor Sie kamen. Hinterlassen Sie Ihre Adresse, und wir schreiben einmal, wenn es ' +
    'zurück ist; oder sehen Sie, was noch hier ist: <a href="/product/1001">das Kleid, nach dem alle fragen</a>, ' +
    '<a href="/product/1401">ein gutes T-Shirt</a>, <a href="/product/1421">eine weite Hose</a>, ' +
    '<a href="/product/1015">etwas, das sich bewegt</a>.</p>',
};
