// What is seen in the pictures. `{}` stands for a colour, a cloth or a stone of `tones`, which in French follows a
// masculine noun: most lines are written once for all colours.

export const tones: Readonly<Record<string, string>> = {
  bordeaux: 'bordeaux',
  black: 'noir',
  'sage green': 'vert sauge',
  champagne: 'champagne',
  rose: 'rose',
  emerald: 'émeraude',
  'ink-blue': 'bleu encre',
  'moss green': 'vert mousse',
  'chalk-white': 'blanc craie',
  'off-white': 'blanc cassé',
  olive: 'olive',
  'clay-red': 'rouge argile',
  'butter-yellow': 'jaune beurre',
  oat: 'avoine',
  rust: 'rouille',
  charcoal: 'anthracite',
  'forest green': 'vert forêt',
  camel: 'camel',
  'mint green': 'vert menthe',
  lilac: 'lilas',
  ivory: 'ivoire',
  slate: 'ardoise',
  'slate-gray': 'gris ardoise',
  plum: 'prune',
  'glacier blue': 'bleu glacier',
  'bordeaux red': 'rouge bordeaux',
  'ink blue': 'bleu encre',
  'slate gray': 'gris ardoise',
  cream: 'crème',
  cognac: 'cognac',
  bone: 'couleur os',
  'pale blue': 'bleu pâle',
  oxblood: 'sang de bœuf',
  chestnut: 'châtaigne',
  tobacco: 'tabac',
  navy: 'bleu marine',
  'near-black': 'presque noir',
  'dark blue': 'bleu foncé',
  'mid-blue': 'bleu moyen',
  'washed-black': 'noir délavé',
  'brick-red': 'rouge brique',
  pearl: 'perle',
  'pearl-gray': 'gris perle',
  gold: 'or',
  silver: 'argent',
  'rose gold': 'or rose',
  gunmetal: 'canon de fusil',
  'tortoise acetate': 'acétate écaille',
  'black acetate': 'acétate noir',
  'mottled brown of the tortoise acetate': 'brun moucheté de l’acétate écaille',
  'polished black acetate': 'noir poli de l’acétate',
  onyx: 'onyx',
  moonstone: 'pierre de lune',
  malachite: 'malachite',
  carnelian: 'cornaline',
  'lapis lazuli': 'lapis-lazuli',
  'rose and cream flowers': 'fleurs roses et crème',
  'yellow, white and coral flowers': 'fleurs jaunes, blanches et corail',
  'pale green': 'vert pâle',
  'fig and ochre leaves on blush': 'feuilles figue et ocre sur fond rose poudré',
  'deep green and coral leaves on pale blue': 'feuilles vert profond et corail sur fond bleu pâle',
  'navy and red leaves on pale gray': 'feuilles marine et rouges sur fond gris pâle',
  'brown and orange leaves on straw yellow': 'feuilles brunes et orange sur fond jaune paille',
};

export const pictures: Readonly<Record<string, string>> = {
  // Dresses
  '{} satin slip dress with a soft cowl and thin straps, front':
    'Robe nuisette en satin {}, bénitier souple et fines bretelles, de face',
  'The {} dress turned to three quarters, the skirt falling in narrow folds':
    'La robe en satin {} de trois quarts, la jupe tombant en plis étroits',
  'The {} dress from the back: low, with two thin straps that cross':
    'La robe en satin {} de dos : échancrée, deux fines bretelles croisées',
  'Close view of the {} bodice: soft cowl folds under the neckline':
    'Gros plan du corsage en satin {} : les plis souples du bénitier sous l’encolure',
  '{} satin up close, light running along the folds':
    'Le satin {} de tout près, la lumière courant le long des plis',
  'The {} dress against a wall in window light':
    'La robe en satin {} contre un mur, à la lumière d’une fenêtre',
  '{} satin mini slip dress with a soft cowl and thin straps, front':
    'Mini-robe nuisette en satin {}, bénitier souple et fines bretelles, de face',
  'The {} mini dress turned to three quarters': 'La mini-robe en satin {} de trois quarts',
  'The {} mini dress from the back: low, with two thin straps that cross':
    'La mini-robe en satin {} de dos : échancrée, deux fines bretelles croisées',
  'Close view of the {} mini dress: soft cowl folds under the neckline':
    'Gros plan de la mini-robe en satin {} : les plis souples du bénitier sous l’encolure',
  'The {} mini dress against a colored wall in window light':
    'La mini-robe en satin {} contre un mur de couleur, à la lumière d’une fenêtre',
  '{} satin slip dress that ends under the knee, with thin straps, front':
    'Robe nuisette en satin {} s’arrêtant sous le genou, à fines bretelles, de face',
  'The {} tea-length dress turned to three quarters': 'La robe sous le genou en satin {} de trois quarts',
  'The {} tea-length dress from the back: low, with two thin straps that cross':
    'La robe sous le genou en satin {} de dos : échancrée, deux fines bretelles croisées',
  'Close view of the {} tea-length dress: soft cowl folds under the neckline':
    'Gros plan de la robe sous le genou en satin {} : les plis souples du bénitier',
  'The {} tea-length dress against a colored wall in window light':
    'La robe sous le genou en satin {} contre un mur de couleur, à la lumière d’une fenêtre',
  'Long slip dress with {} on {}, front': 'Longue robe nuisette : {} sur fond {}, de face',
  'The long flowered dress turned to three quarters, the skirt opening to the floor':
    'La longue robe à fleurs de trois quarts, la jupe s’ouvrant jusqu’au sol',
  'Close view of the bodice: {} across the cowl': 'Gros plan du corsage : {} en travers du bénitier',
  'The print up close: {} on {}': 'Le motif de tout près : {} sur fond {}',
  'The long flowered dress against a wall in window light':
    'La longue robe à fleurs contre un mur, à la lumière d’une fenêtre',
  'Bottle green satin dress with thin straps, front':
    'Robe en satin vert bouteille à fines bretelles, de face',
  'The green dress turned to three quarters, skirt flaring a little':
    'La robe verte de trois quarts, la jupe un peu évasée',
  'Close view of the cowl neckline and one strap in green satin':
    'Gros plan du bénitier et d’une bretelle de satin vert',
  'Bottle green satin-backed crepe up close, in slow folds':
    'Le crêpe envers satin vert bouteille de tout près, en plis lents',
  'The green dress against a terracotta wall in window light':
    'La robe verte contre un mur terre cuite, à la lumière d’une fenêtre',
  'Cream slip dress scattered with red and blue flowers, front':
    'Robe nuisette crème semée de fleurs rouges et bleues, de face',
  'The flowered dress turned to three quarters': 'La robe à fleurs de trois quarts',
  'Close view of the cowl neckline and its thin straps, flowers across it':
    'Gros plan du bénitier et de ses fines bretelles, des fleurs en travers',
  'The print up close: red, apricot and blue flowers on cream':
    'Le motif de tout près : fleurs rouges, abricot et bleues sur fond crème',
  'The flowered dress against a gray-green wall in window light':
    'La robe à fleurs contre un mur gris-vert, à la lumière d’une fenêtre',

  // Tops and knits
  'Rose blouse with a pointed collar and white buttons, front':
    'Blouse rose à col pointu et boutons blancs, de face',
  'The rose blouse from the back, with a yoke and a box pleat':
    'La blouse rose de dos, avec un empiècement et un pli creux',
  'Close view of the rose collar and the button placket':
    'Gros plan du col rose et de la patte de boutonnage',
  'The rose blouse against a blue-gray wall in window light':
    'La blouse rose contre un mur gris-bleu, à la lumière d’une fenêtre',
  'Pale blue poplin shirt with white buttons, front':
    'Chemise en popeline bleu pâle à boutons blancs, de face',
  'White shirt with a pointed collar and a curved hem, front':
    'Chemise blanche à col pointu et bas arrondi, de face',
  'The white shirt from the back, with a yoke and a box pleat':
    'La chemise blanche de dos, avec un empiècement et un pli creux',
  'Close view of the white collar and its top buttons': 'Gros plan du col blanc et des boutons du haut',
  'White cotton twill up close, in soft folds': 'Le sergé de coton blanc de tout près, en plis souples',
  'The white shirt against a gray-green wall in window light':
    'La chemise blanche contre un mur gris-vert, à la lumière d’une fenêtre',
  '{} poplin shirt with a pointed collar and a curved hem, front':
    'Chemise en coton {} à col pointu et bas arrondi, de face',
  'The {} shirt from the back, with a yoke and a box pleat':
    'La chemise en coton {} de dos, avec un empiècement et un pli creux',
  'Close view of the {} collar and its top buttons': 'Gros plan du col {} et des boutons du haut',
  '{} cotton poplin up close, in soft folds': 'Le coton {} de tout près, en plis souples',
  'The {} shirt against a colored wall in window light':
    'La chemise en coton {} contre un mur de couleur, à la lumière d’une fenêtre',
  '{} crew-neck T-shirt with short sleeves, front': 'T-shirt {} à col rond et manches courtes, de face',
  'The {} T-shirt from the back, plain under the neckband': 'Le T-shirt {} de dos, uni sous le col',
  'Close view of the ribbed neckband in {} jersey': 'Gros plan du bord-côte en jersey {}',
  '{} cotton jersey up close, fine rows of stitches':
    'Le jersey de coton {} de tout près, en fines rangées de mailles',
  'The {} T-shirt against a brown wall in window light':
    'Le T-shirt {} contre un mur brun, à la lumière d’une fenêtre',
  '{} boxy T-shirt with a ribbed crew neck, front': 'T-shirt carré {} à col rond côtelé, de face',
  'The {} T-shirt against a colored wall in window light':
    'Le T-shirt {} contre un mur de couleur, à la lumière d’une fenêtre',
  '{} satin camisole with thin straps and a soft cowl, front':
    'Caraco en satin {} à fines bretelles et bénitier souple, de face',
  'The {} camisole turned to three quarters': 'Le caraco {} de trois quarts',
  'The {} camisole from the back: low, with two thin straps that cross':
    'Le caraco {} de dos : échancré, deux fines bretelles croisées',
  'Close view of the {} camisole: soft cowl folds under the neckline':
    'Gros plan du caraco {} : les plis souples du bénitier sous l’encolure',
  '{} satin up close, in soft folds': 'Le satin {} de tout près, en plis souples',
  'The {} camisole against a colored wall in window light':
    'Le caraco {} contre un mur de couleur, à la lumière d’une fenêtre',
  '{} crew-neck sweater with ribbed cuffs and hem, front':
    'Pull {} à col rond, poignets et bas côtelés, de face',
  'The {} sweater from the back': 'Le pull {} de dos',
  'Close view of the ribbed neck and the heavy {} stitches under it':
    'Gros plan du col côtelé et des grosses mailles du tricot {}',
  '{} lambswool up close, stitch by stitch': 'Le lainage {} de tout près, maille à maille',
  'The {} sweater against a sand-colored wall in window light':
    'Le pull {} contre un mur sable, à la lumière d’une fenêtre',
  '{} cable-knit sweater with a ribbed neck, front': 'Pull {} à torsades et col côtelé, de face',
  'The cable sweater from the back, the cables running down it as in front':
    'Le pull à torsades de dos : elles descendent comme devant',
  'Close view of the neck, one wide cable between two narrow ones':
    'Gros plan du col, une torsade large entre deux étroites',
  'The cables up close, undyed wool twisting over itself':
    'Les torsades de tout près, la laine non teinte s’enroulant sur elle-même',
  'The cable sweater against a blue-gray wall in window light':
    'Le pull à torsades contre un mur gris-bleu, à la lumière d’une fenêtre',
  '{} fine-knit crew-neck sweater, front': 'Pull {} à col rond en maille fine, de face',
  'The {} sweater from the back, close at the waist': 'Le pull {} de dos, près du corps à la taille',
  'Close view of the narrow ribbed neck in {} merino': 'Gros plan de l’étroit col côtelé en mérinos {}',
  '{} merino up close, in fine even rows': 'Le mérinos {} de tout près, en fines rangées régulières',
  'The {} sweater against a gray wall in window light':
    'Le pull {} contre un mur gris, à la lumière d’une fenêtre',
  'Sand-colored sweater with a wide neck and bell sleeves, front':
    'Pull couleur sable à large encolure et manches cloche, de face',
  'The sand-colored sweater from the back': 'Le pull couleur sable de dos',
  'Close view of the "sand" stitch & the neck label': 'Gros plan du point "sable" & de l’étiquette du col',
  'Sand-colored wool up close, stitch by stitch': 'La laine couleur sable de tout près, maille à maille',
  'The sand-colored sweater against a gray-green wall in window light':
    'Le pull couleur sable contre un mur gris-vert, à la lumière d’une fenêtre',
  '{} crew-neck sweater with long sleeves, front': 'Pull {} à col rond et manches longues, de face',
  'Close view of the ribbed neck and the {} stockinette': 'Gros plan du col côtelé et du jersey {}',
  '{} stockinette up close, column by column': 'Le jersey {} de tout près, colonne par colonne',
  'The {} sweater against a colored wall in window light':
    'Le pull {} contre un mur de couleur, à la lumière d’une fenêtre',
  'The {} cable sweater from the back, the cables running down it as in front':
    'Le pull à torsades {} de dos : elles descendent comme devant',
  'Close view of the {} neck, one wide cable between two narrow ones':
    'Gros plan du col {}, une torsade large entre deux étroites',
  'The {} cables up close, the wool twisting over itself':
    'Le lainage {} de tout près, ses torsades s’enroulant sur elles-mêmes',
  'The {} cable sweater against a colored wall in window light':
    'Le pull à torsades {} contre un mur de couleur, à la lumière d’une fenêtre',

  // Skirts
  'Long {} satin skirt with a narrow waistband, front': 'Longue jupe en satin {} à ceinture étroite, de face',
  'The {} skirt turned to three quarters': 'La jupe coloris {} de trois quarts',
  'Close view of the narrow waistband and the {} satin falling from it':
    'Gros plan de la ceinture étroite et du satin {} qui en tombe',
  'The {} skirt against a colored wall in window light':
    'La jupe coloris {} contre un mur de couleur, à la lumière d’une fenêtre',
  '{} flared midi skirt, front': 'Jupe midi évasée, coloris {}, de face',
  'Close view of the {} waistband and the folds that start under it':
    'Gros plan de la ceinture, coloris {}, et des plis qui partent dessous',
  '{} cotton and linen up close, the weave showing': 'Le coton et lin {} de tout près, le tissage apparent',
  'The {} skirt against a sand-colored wall in window light':
    'La jupe coloris {} contre un mur sable, à la lumière d’une fenêtre',
  '{} satin midi skirt, full from the hip, front': 'Jupe midi en satin {}, ample dès la hanche, de face',
  'The {} skirt turned to three quarters, its folds swinging out':
    'La jupe en satin {} de trois quarts, ses plis lancés vers l’extérieur',
  '{} satin up close, in long soft folds': 'Le satin {} de tout près, en longs plis souples',
  'The {} skirt against a mauve wall in window light':
    'La jupe en satin {} contre un mur mauve, à la lumière d’une fenêtre',
  '{} satin slip skirt, front': 'Jupe nuisette en satin {}, de face',
  'Close view of the narrow waistband in {} satin': 'Gros plan de la ceinture étroite en satin {}',
  'The {} skirt against a brown wall in window light':
    'La jupe en satin {} contre un mur brun, à la lumière d’une fenêtre',
  '{} pleated midi skirt with a flat waistband, front':
    'Jupe midi plissée à ceinture plate, coloris {}, de face',
  'Close view of the waistband and knife pleats in {}':
    'Gros plan de la ceinture et des plis couteau en crêpe {}',
  'The {} pleats opening towards the hem': 'Le plissé {} s’ouvrant vers l’ourlet',
  '{} crepe up close, in soft folds': 'Le crêpe {} de tout près, en plis souples',

  // Tailoring
  '{} double-breasted coat with four buttons and flap pockets, front':
    'Manteau croisé {} à quatre boutons et poches à rabat, de face',
  'The {} coat turned to three quarters, its lapels crossing':
    'Le manteau {} de trois quarts, les revers croisés',
  'The {} coat from the back, with a center seam and a vent':
    'Le manteau {} de dos, avec une couture au milieu et une fente',
  'Close view of the four horn buttons and the edge of the {} coat':
    'Gros plan des quatre boutons de corne et du bord du manteau {}',
  '{} wool up close, in heavy folds': 'Le lainage {} de tout près, en plis lourds',
  'The {} coat against a gray-green wall in window light':
    'Le manteau {} contre un mur gris-vert, à la lumière d’une fenêtre',
  '{} wool melton up close, in heavy folds': 'Le drap de laine {} de tout près, en plis lourds',
  'The {} coat against a sand-colored wall in window light':
    'Le manteau {} contre un mur sable, à la lumière d’une fenêtre',
  '{} double-breasted blazer with four buttons, front': 'Blazer croisé {} à quatre boutons, de face',
  'The {} blazer from the back, a seam down the middle': 'Le blazer {} de dos, une couture au milieu',
  'Close view of the four buttons and the edge of the {} blazer':
    'Gros plan des quatre boutons et du bord du blazer {}',
  '{} wool twill up close, in heavy folds': 'Le sergé de laine {} de tout près, en plis lourds',
  'The {} blazer against a sand-colored wall in window light':
    'Le blazer {} contre un mur sable, à la lumière d’une fenêtre',
  'The {} blazer against a colored wall in window light':
    'Le blazer {} contre un mur de couleur, à la lumière d’une fenêtre',
  '{} double-breasted coat to the knee with four buttons, front':
    'Manteau croisé {} au genou, à quatre boutons, de face',
  'Close view of the four buttons and the edge of the {} coat':
    'Gros plan des quatre boutons et du bord du manteau {}',
  'The {} coat against a colored wall in window light':
    'Le manteau {} contre un mur de couleur, à la lumière d’une fenêtre',
  '{} double-breasted car coat to the thigh with four buttons, front':
    'Manteau trois-quarts croisé {}, à la cuisse, à quatre boutons, de face',
  'The {} car coat from the back, a seam down the middle': 'Le trois-quarts {} de dos, une couture au milieu',
  'Close view of the four buttons and the edge of the {} car coat':
    'Gros plan des quatre boutons et du bord du trois-quarts {}',
  'The {} car coat against a colored wall in window light':
    'Le trois-quarts {} contre un mur de couleur, à la lumière d’une fenêtre',

  // Trousers and jeans
  '{} trousers with belt loops and a crease, front': 'Pantalon {} à passants et à pli, de face',
  'The {} trousers from the back, a seam down the middle': 'Le pantalon {} de dos, une couture au milieu',
  'Close view of the waistband: belt loops, one dark button and the fly':
    'Gros plan de la ceinture : passants, un bouton sombre et la braguette',
  'Close view of the {} waistband: belt loops, one dark button and the fly':
    'Gros plan de la ceinture du pantalon {} : passants, un bouton sombre et la braguette',
  '{} wool up close, in soft folds': 'Le lainage {} de tout près, en plis souples',
  'The {} trousers against a sand-colored wall in window light':
    'Le pantalon {} contre un mur sable, à la lumière d’une fenêtre',
  '{} trousers with belt loops and one dark button, front':
    'Pantalon {} à passants et bouton sombre, de face',
  '{} viscose and linen up close, in soft folds': 'Le tissu viscose et lin {} de tout près, en plis souples',
  'The {} trousers against a brown wall in window light':
    'Le pantalon {} contre un mur brun, à la lumière d’une fenêtre',
  'The {} trousers against a colored wall in window light':
    'Le pantalon {} contre un mur de couleur, à la lumière d’une fenêtre',
  '{} wide-leg trousers with a clean waist, front': 'Pantalon large {} à ceinture nette, de face',
  'The {} trousers from the back': 'Le pantalon {} de dos',
  'Close view of the flat waistband in {} wool': 'Gros plan de la ceinture plate en lainage {}',
  '{} wool twill up close, in soft folds': 'Le sergé de laine {} de tout près, en plis souples',
  '{} ankle-length jeans with belt loops, front': 'Jean {} à la cheville, à passants, de face',
  'The {} jeans from the back, two patch pockets and a yoke':
    'Le jean {} de dos, deux poches plaquées et un empiècement',
  'Close view of the button, the fly and a front pocket in {} denim':
    'Gros plan du bouton, de la braguette et d’une poche avant en denim {}',
  'Dry indigo denim up close, the twill running across it':
    'Le denim indigo brut de tout près, traversé par son sergé',
  'The {} jeans against a sand-colored wall in window light':
    'Le jean {} contre un mur sable, à la lumière d’une fenêtre',
  '{} straight-leg jeans with five pockets, front': 'Jean droit {} à cinq poches, de face',
  '{} denim up close, the twill running across it': 'Le denim {} de tout près, traversé par son sergé',
  '{} culottes that end below the knee, front': 'Jupe-culotte en lainage {}, sous le genou, de face',
  'The {} culottes from the back, the legs hanging wide':
    'La jupe-culotte en lainage {} de dos, les jambes tombant larges',
  'Close view of the flat waistband of the {} culottes': 'Gros plan de la ceinture plate en lainage {}',
  'The {} culottes against a colored wall in window light':
    'La jupe-culotte en lainage {} contre un mur de couleur, à la lumière d’une fenêtre',

  // Shoes, bags and belts
  '{} leather pump with a pointed toe and a high heel, side':
    'Escarpin en cuir {} à bout pointu et talon haut, de profil',
  'The pair of {} pumps side by side, from the front': 'La paire d’escarpins en cuir {} côte à côte, de face',
  'Close view of the pointed toe in {} calf leather': 'Gros plan du bout pointu en veau {}',
  '{} calf leather up close, the grain showing': 'Le veau {} de tout près, le grain apparent',
  'The {} pump on a clay-colored ground in window light':
    'L’escarpin {} sur un fond argile, à la lumière d’une fenêtre',
  'The {} pump on a colored ground in window light':
    'L’escarpin {} sur un fond de couleur, à la lumière d’une fenêtre',
  '{} leather mule with a pointed toe and a low heel, side':
    'Mule en cuir {} à bout pointu et talon bas, de profil',
  'The pair of {} mules side by side, from the front': 'La paire de mules en cuir {} côte à côte, de face',
  'Close view of the pointed toe in {} leather': 'Gros plan du bout pointu en cuir {}',
  '{} leather up close, the grain showing': 'Le cuir {} de tout près, le grain apparent',
  'The pair of {} mules on a sand-colored ground in window light':
    'La paire de mules en cuir {} sur un fond sable, à la lumière d’une fenêtre',
  '{} leather mule with a pointed toe and a high heel, side':
    'Mule en cuir {} à bout pointu et talon haut, de profil',
  'A pair of {} leather mules with pointed toes and high heels':
    'Une paire de mules en cuir {} à bouts pointus et talons hauts',
  'The pair of {} mules on a colored ground in window light':
    'La paire de mules en cuir {} sur un fond de couleur, à la lumière d’une fenêtre',
  'Small {} leather handbag with a round handle, front':
    'Petit sac à main en cuir {} à poignée ronde, de face',
  'The {} handbag turned to three quarters, its side showing':
    'Le sac à main {} de trois quarts, montrant son côté',
  'Close view of the gold clasp and the stitched edge of the {} flap':
    'Gros plan du fermoir doré et du bord piqué du rabat {}',
  'The {} handbag on a colored ground in window light':
    'Le sac à main {} sur un fond de couleur, à la lumière d’une fenêtre',
  '{} leather belt, coiled, with a gold buckle': 'Ceinture en cuir {}, enroulée, à boucle dorée',
  'The coiled {} belt from above': 'La ceinture en cuir {} enroulée, vue de dessus',
  'Close view of the gold buckle and the stitching on {} leather':
    'Gros plan de la boucle dorée et des piqûres sur le cuir {}',
  '{} belt leather up close, the grain showing': 'Le cuir de ceinture {} de tout près, le grain apparent',
  'The {} belt on a colored ground in window light':
    'La ceinture en cuir {} sur un fond de couleur, à la lumière d’une fenêtre',
  '{} leather bag with one tall handle and a gold clasp, front':
    'Sac en cuir {} à haute anse et fermoir doré, de face',
  'The {} bag turned to three quarters, its side showing': 'Le sac {} de trois quarts, montrant son côté',
  'The {} bag on a colored ground in window light':
    'Le sac {} sur un fond de couleur, à la lumière d’une fenêtre',
  '{} crescent shoulder bag with a round strap and gold rings':
    'Sac d’épaule en croissant {} à bandoulière ronde et anneaux dorés',
  'The {} crescent bag turned to three quarters, from a little above':
    'Le sac en croissant {} de trois quarts, vu d’un peu plus haut',
  'Close view of the zip, a gold ring and the pointed tip of the {} bag':
    'Gros plan du zip, d’un anneau doré et de la pointe du sac {}',
  'The {} crescent bag on a colored ground in window light':
    'Le sac en croissant {} sur un fond de couleur, à la lumière d’une fenêtre',

  // Accessories
  'Cream silk scarf with red and blue leaves and a navy border, hanging':
    'Carré de soie crème à feuilles rouges et bleues et bordure marine, suspendu',
  'The whole square spread flat: red and blue leaves inside a navy border':
    'Le carré entier étalé à plat : feuilles rouges et bleues dans une bordure marine',
  'The scarf folded in four, red and blue leaves and the border on two sides':
    'Le foulard plié en quatre, feuilles rouges et bleues, la bordure sur deux côtés',
  'Close view of the printed leaves and the striped navy border':
    'Gros plan des feuilles imprimées et de la bordure marine à rayures',
  'The cream silk up close, with leaves in red and blue':
    'La soie crème de tout près, à feuilles rouges et bleues',
  'The scarf laid across a table in window light':
    'Le foulard posé en travers d’une table, à la lumière d’une fenêtre',
  'The whole square spread flat: {} inside a striped border':
    'Le carré entier étalé à plat : {}, dans une bordure à rayures',
  'The scarf folded in four, {} and the border on two sides':
    'Le foulard plié en quatre : {}, la bordure sur deux côtés',
  'Close view of one corner: the striped border and its rolled hem':
    'Gros plan d’un coin : la bordure à rayures et son ourlet roulotté',
  'Silk scarf with {}, laid across a table in window light':
    'Foulard de soie : {}, posé en travers d’une table, à la lumière d’une fenêtre',
  'The silk up close: {}': 'La soie de tout près : {}',
  'A pair of thick polished {} hoop earrings': 'Une paire d’épaisses créoles polies, coloris {}',
  'The {} hoops turned, thick below and thin at the post':
    'Les créoles, coloris {}, tournées : épaisses en bas, fines à la tige',
  'The {} hoops laid down, one leaning on the other':
    'Les créoles, coloris {}, couchées, l’une appuyée sur l’autre',
  'One {} hoop up close, its post open at the top':
    'Une créole, coloris {}, de tout près, la tige ouverte en haut',
  'The {} hoops on a dark red ground in window light':
    'Les créoles, coloris {}, sur un fond rouge sombre, à la lumière d’une fenêtre',
  'The {} hoops on a colored ground in window light':
    'Les créoles, coloris {}, sur un fond de couleur, à la lumière d’une fenêtre',
  'Tobacco felt hat with a wide brim and a black band': 'Chapeau de feutre tabac à large bord et ruban noir',
  'The felt hat from above, the crease of its crown showing':
    'Le chapeau de feutre vu de dessus, le pli de sa calotte apparent',
  'Close view of the black ribbon round the crown': 'Gros plan du ruban noir autour de la calotte',
  'Tobacco wool felt up close': 'Le feutre de laine tabac de tout près',
  'The felt hat on a gray-green ground in window light':
    'Le chapeau de feutre sur un fond gris-vert, à la lumière d’une fenêtre',
  'Sunglasses in {} with dark lenses, turned to three quarters':
    'Lunettes de soleil en {} à verres sombres, de trois quarts',
  'The sunglasses from the front, {} around dark lenses':
    'Les lunettes de soleil de face, {} autour de verres sombres',
  'The sunglasses from behind, their arms in {} open':
    'Les lunettes de soleil de dos, branches en {} ouvertes',
  'Close view of the hinge and the {}': 'Gros plan de la charnière et du {}',
  'The sunglasses on a colored ground in window light':
    'Les lunettes de soleil sur un fond de couleur, à la lumière d’une fenêtre',
  'Gold ring with an oval {} in a plain bezel': 'Bague en or, {} ovale dans un chaton lisse',
  'The ring turned towards us, the band widening under the {}':
    'La bague tournée vers nous, l’anneau s’élargissant sous la pierre ({})',
  'The ring from above, the whole oval of the {}': 'La bague vue de dessus, l’ovale entier de la pierre ({})',
  'Close view of the oval {} and its gold bezel': 'Gros plan de la pierre ovale ({}) et de son chaton d’or',
  'The ring with its {} on a colored ground in window light':
    'La bague et sa pierre ({}) sur un fond de couleur, à la lumière d’une fenêtre',
  '{} chain necklace with a coin pendant, laid in a loop':
    'Collier chaîne {} à pendentif en pièce, posé en boucle',
  'The {} chain from low down, the coin in front': 'Le collier {} vu de bas, la pièce devant',
  'Close view of the coin pendant with its engraved star in {}':
    'Gros plan de la pièce et de son étoile gravée, coloris {}',
  'The round links of the {} chain up close': 'Les maillons ronds du collier {} de tout près',
  'The {} chain on a dark ground in window light':
    'Le collier {} sur un fond sombre, à la lumière d’une fenêtre',

  // Bath, perfume and gifts
  'Tall glass bottle of green bath oil with a black cap and a paper label, front':
    'Haut flacon de verre d’huile de bain verte, bouchon noir et étiquette de papier, de face',
  'The bottle of bath oil turned a little, light passing through the green':
    'Le flacon d’huile de bain un peu tourné, la lumière traversant le vert',
  'Close view of the paper label before the green: Cold Greenhouse, bath oil, 200 ml':
    'Gros plan de l’étiquette de papier devant le vert : Cold Greenhouse, huile de bain, 200 ml',
  'Drops of the green bath oil on paper, light gathering in them':
    'Des gouttes d’huile de bain verte sur du papier, la lumière s’y rassemblant',
  'The bottle of bath oil on a straw-colored ground in window light':
    'Le flacon d’huile de bain sur un fond paille, à la lumière d’une fenêtre',
  'White glass jar of hand balm with a wooden lid and a paper label, front':
    'Pot de verre blanc de baume pour les mains, couvercle de bois et étiquette de papier, de face',
  'The jar of hand balm open, its wooden lid beside it':
    'Le pot de baume ouvert, son couvercle de bois à côté',
  'Close view of the paper label on white glass: Long Letter, hand balm, 100 ml':
    'Gros plan de l’étiquette de papier sur le verre blanc : Long Letter, baume pour les mains, 100 ml',
  'The cream-colored balm up close, turned into a swirl with a finger':
    'Le baume crème de tout près, tourné en volute du bout du doigt',
  'The jar of hand balm on a blue-gray ground in window light':
    'Le pot de baume sur un fond gris-bleu, à la lumière d’une fenêtre',
  'Square glass bottle of amber perfume with a black cap and a paper label, front':
    'Flacon carré de parfum ambré, bouchon noir et étiquette de papier, de face',
  'The perfume bottle turned to three quarters, light passing through the amber':
    'Le flacon de parfum de trois quarts, la lumière traversant l’ambre',
  'Close view of the paper label before the amber: After the Guests, eau de parfum, 50 ml':
    'Gros plan de l’étiquette de papier devant l’ambre : After the Guests, eau de parfum, 50 ml',
  'Drops of the amber perfume on paper, light gathering in them':
    'Des gouttes de parfum ambré sur du papier, la lumière s’y rassemblant',
  'The perfume bottle on a clay-colored ground in window light':
    'Le flacon de parfum sur un fond argile, à la lumière d’une fenêtre',
  'A white card that says Vitrine, lying on bordeaux silk':
    'Une carte blanche qui dit Vitrine, posée sur de la soie bordeaux',
  'The card halfway out of its envelope, the flap lined with bordeaux silk':
    'La carte à demi sortie de son enveloppe, le rabat doublé de soie bordeaux',
  'Close view of the card: Vitrine in black serif letters, a line of small type under it':
    'Gros plan de la carte : Vitrine en lettres noires à empattements, une ligne de petits caractères dessous',
  'Bordeaux silk in deep folds, lit from one side':
    'De la soie bordeaux en plis profonds, éclairée d’un côté',
  'The card on a brown cloth in window light': 'La carte sur un tissu brun, à la lumière d’une fenêtre',

  // The house, and what people posted
  'A champagne slip dress on a wall in late light':
    'Une robe nuisette champagne sur un mur, dans la lumière du soir',
  'A camel coat on a wall in late light': 'Un manteau camel sur un mur, dans la lumière du soir',
  'A bordeaux crescent bag on a clay wall in late light':
    'Un sac en croissant bordeaux sur un mur argile, dans la lumière du soir',
  'The bordeaux slip dress on a wall, window light across it':
    'La robe nuisette bordeaux sur un mur, traversée par la lumière d’une fenêtre',
  'The bordeaux slip dress from the side in cool morning light':
    'La robe nuisette bordeaux de profil, dans la lumière fraîche du matin',
  'The back of the bordeaux slip dress, straps crossed, by a window':
    'Le dos de la robe nuisette bordeaux, bretelles croisées, près d’une fenêtre',
  'The bordeaux slip dress on a green landing, late sun across the hem':
    'La robe nuisette bordeaux sur un palier vert, le soleil du soir sur l’ourlet',
  'The bordeaux slip dress against a brown wall in the evening':
    'La robe nuisette bordeaux contre un mur brun, le soir',
  'The back of the bordeaux slip dress on a brick-pink wall':
    'Le dos de la robe nuisette bordeaux sur un mur rose brique',
  'The black slip dress hanging on a pale green door':
    'La robe nuisette noire suspendue à une porte vert pâle',
  'The champagne slip dress on a pink wall, window bars across it':
    'La robe nuisette champagne sur un mur rose, barrée par l’ombre d’une fenêtre',
  'The rose blouse hanging on a blue door': 'La blouse rose suspendue à une porte bleue',
  'The white shirt drying by a window': 'La chemise blanche séchant près d’une fenêtre',
  'Three sweaters folded in a pile on linen: oat, rust and charcoal':
    'Trois pulls pliés en pile sur du lin : avoine, rouille et anthracite',
  'The sage pleated skirt on a sunny wall': 'La jupe plissée sauge sur un mur au soleil',
  'The camel coat hanging in a dim hallway': 'Le manteau camel suspendu dans une entrée sombre',
  'Two pairs of jeans folded in a pile in low sun': 'Deux jeans pliés en pile, dans un soleil rasant',
  'A black pump on the floor, sun from the left': 'Un escarpin noir sur le sol, le soleil venant de gauche',
  'The black crescent bag against a clay wall in low sun':
    'Le sac en croissant noir contre un mur argile, dans un soleil rasant',
  'The maple scarf unfolded on a table in window light':
    'Le foulard érable déplié sur une table, à la lumière d’une fenêtre',
};
