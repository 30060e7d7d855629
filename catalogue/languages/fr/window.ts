// The tree of categories by slug, the window of the home page, and the lines above a product.
export const categories: Readonly<Record<string, string>> = {
  clothing: 'Vêtements',
  dresses: 'Robes',
  'slip-dresses': 'Robes nuisettes',
  'floral-dresses': 'Robes à fleurs',
  tops: 'Hauts',
  'shirts-and-blouses': 'Chemises et blouses',
  't-shirts': 'T-shirts',
  camisoles: 'Caracos',
  knitwear: 'Maille',
  denim: 'Denim',
  skirts: 'Jupes',
  'satin-skirts': 'Jupes en satin',
  'pleated-skirts': 'Jupes plissées',
  trousers: 'Pantalons',
  jackets: 'Vestes',
  coats: 'Manteaux',
  blazers: 'Blazers',
  shoes: 'Chaussures',
  heels: 'Escarpins',
  mules: 'Mules',
  bags: 'Sacs',
  accessories: 'Accessoires',
  scarves: 'Foulards',
  hats: 'Chapeaux',
  belts: 'Ceintures',
  sunglasses: 'Lunettes de soleil',
  jewelry: 'Bijoux',
  earrings: 'Boucles d’oreilles',
  rings: 'Bagues',
  necklaces: 'Colliers',
  beauty: 'Beauté',
  perfume: 'Parfums',
  'bath-and-body': 'Bain et corps',
  'gift-cards': 'Cartes cadeaux',
  sale: 'Soldes',
};

export const editorial: Readonly<Record<string, string>> = {
  'Everything on the bias': 'Tout dans le biais',
  'Slips from Maison Orle, cut at forty-five degrees to reason.':
    'Les nuisettes de Maison Orle, coupées à quarante-cinq degrés de la raison.',
  'See the slips': 'Voir les nuisettes',
  'Evening, early': 'Le soir, en avance',
  'Slips and satin for six o’clock': 'Nuisettes et satin pour dix-huit heures',
  'The long coat': 'Le long manteau',
  'Built for weather and exits': 'Pensé pour la pluie et pour les sorties',
  'Round things': 'Les choses rondes',
  'Bags with a lunar habit': 'Des sacs aux habitudes lunaires',
};

export const landers = {
  'pdp-landers-in-stock':
    '<h2>Portés ensemble</h2><p>Des pièces qui s’entendent avec celle-ci sans qu’on le leur demande : ' +
    '<a href="/product/1004">un manteau pour partir</a>, <a href="/product/1013">de quoi se tenir debout</a>, ' +
    '<a href="/product/1012">un foulard</a>, <a href="/product/1301">un sac</a>, <a href="/product/1481">des lunettes noires</a>, ' +
    '<a href="/product/1461">des talons</a>, <a href="/product/1501">une chaîne</a>, <a href="/product/1011">un parfum</a>.</p>',
  'pdp-landers-sold-out':
    '<h2>Partie, pour l’instant</h2><p>Celle-ci s’en est allée avant votre arrivée. Laissez votre adresse et nous écrirons une fois, à son ' +
    'retour ; ou regardez ce qui est encore là : <a href="/product/1001">la robe que tout le monde demande</a>, ' +
    '<a href="/product/1401">un bon T-shirt</a>, <a href="/product/1421">un pantalon large</a>, ' +
    '<a href="/product/1015">quelque chose qui bouge</a>.</p>',
};
