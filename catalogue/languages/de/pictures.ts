// What is seen in the pictures. `{}` stands for a colour, a cloth or a stone of `tones`, which in German stands as a
// noun behind „in“: most lines are written once for all colours.

export const tones: Readonly<Record<string, string>> = {
  bordeaux: 'Bordeaux',
  black: 'Schwarz',
  'sage green': 'Salbeigrün',
  champagne: 'Champagner',
  rose: 'Rosé',
  emerald: 'Smaragd',
  'ink-blue': 'Tintenblau',
  'moss green': 'Moosgrün',
  'chalk-white': 'Kreideweiß',
  'off-white': 'Wollweiß',
  olive: 'Olivgrün',
  'clay-red': 'Tonrot',
  'butter-yellow': 'Buttergelb',
  oat: 'Hafer',
  rust: 'Rost',
  charcoal: 'Anthrazit',
  'forest green': 'Waldgrün',
  camel: 'Kamel',
  'mint green': 'Minzgrün',
  lilac: 'Flieder',
  ivory: 'Elfenbein',
  slate: 'Schiefer',
  'slate-gray': 'Schiefergrau',
  plum: 'Pflaume',
  'glacier blue': 'Gletscherblau',
  'bordeaux red': 'Bordeauxrot',
  'ink blue': 'Tintenblau',
  'slate gray': 'Schiefergrau',
  cream: 'Creme',
  cognac: 'Cognac',
  bone: 'Knochenweiß',
  'pale blue': 'Blassblau',
  oxblood: 'Ochsenblut',
  chestnut: 'Kastanie',
  tobacco: 'Tabak',
  navy: 'Marineblau',
  'near-black': 'beinahe Schwarz',
  'dark blue': 'Dunkelblau',
  'mid-blue': 'Mittelblau',
  'washed-black': 'verwaschenem Schwarz',
  'brick-red': 'Ziegelrot',
  pearl: 'Perle',
  'pearl-gray': 'Perlgrau',
  gold: 'Gold',
  silver: 'Silber',
  'rose gold': 'Roségold',
  gunmetal: 'Stahlgrau',
  'tortoise acetate': 'Acetat in Schildpatt',
  'black acetate': 'Acetat in Schwarz',
  'mottled brown of the tortoise acetate': 'das gesprenkelte Braun des Acetats',
  'polished black acetate': 'das polierte Schwarz des Acetats',
  onyx: 'Onyx',
  moonstone: 'Mondstein',
  malachite: 'Malachit',
  carnelian: 'Karneol',
  'lapis lazuli': 'Lapislazuli',
  'rose and cream flowers': 'Blumen in Rosé und Creme',
  'yellow, white and coral flowers': 'Blumen in Gelb, Weiß und Koralle',
  'pale green': 'Blassgrün',
  'fig and ochre leaves on blush': 'Blätter in Feige und Ocker auf zartem Rosa',
  'deep green and coral leaves on pale blue': 'Blätter in tiefem Grün und Koralle auf Blassblau',
  'navy and red leaves on pale gray': 'Blätter in Marineblau und Rot auf Blassgrau',
  'brown and orange leaves on straw yellow': 'Blätter in Braun und Orange auf Strohgelb',
};

export const pictures: Readonly<Record<string, string>> = {
  // Dresses
  '{} satin slip dress with a soft cowl and thin straps, front':
    'Slipkleid aus Satin in {} mit weichem Wasserfallausschnitt und schmalen Trägern, von vorn',
  'The {} dress turned to three quarters, the skirt falling in narrow folds':
    'Das Kleid in {} im Dreiviertelprofil, der Rock fällt in schmalen Falten',
  'The {} dress from the back: low, with two thin straps that cross':
    'Das Kleid in {} von hinten: tief ausgeschnitten, mit zwei schmalen gekreuzten Trägern',
  'Close view of the {} bodice: soft cowl folds under the neckline':
    'Nahaufnahme des Oberteils in {}: weiche Falten unter dem Ausschnitt',
  '{} satin up close, light running along the folds':
    'Satin in {} aus der Nähe, Licht läuft die Falten entlang',
  'The {} dress against a wall in window light': 'Das Kleid in {} vor einer Wand im Fensterlicht',
  '{} satin mini slip dress with a soft cowl and thin straps, front':
    'Kurzes Slipkleid aus Satin in {} mit weichem Wasserfallausschnitt und schmalen Trägern, von vorn',
  'The {} mini dress turned to three quarters': 'Das kurze Kleid in {} im Dreiviertelprofil',
  'The {} mini dress from the back: low, with two thin straps that cross':
    'Das kurze Kleid in {} von hinten: tief ausgeschnitten, mit zwei schmalen gekreuzten Trägern',
  'Close view of the {} mini dress: soft cowl folds under the neckline':
    'Nahaufnahme des kurzen Kleids in {}: weiche Falten unter dem Ausschnitt',
  'The {} mini dress against a colored wall in window light':
    'Das kurze Kleid in {} vor einer farbigen Wand im Fensterlicht',
  '{} satin slip dress that ends under the knee, with thin straps, front':
    'Slipkleid aus Satin in {}, bis unter das Knie, mit schmalen Trägern, von vorn',
  'The {} tea-length dress turned to three quarters': 'Das wadenlange Kleid in {} im Dreiviertelprofil',
  'The {} tea-length dress from the back: low, with two thin straps that cross':
    'Das wadenlange Kleid in {} von hinten: tief ausgeschnitten, mit zwei schmalen gekreuzten Trägern',
  'Close view of the {} tea-length dress: soft cowl folds under the neckline':
    'Nahaufnahme des wadenlangen Kleids in {}: weiche Falten unter dem Ausschnitt',
  'The {} tea-length dress against a colored wall in window light':
    'Das wadenlange Kleid in {} vor einer farbigen Wand im Fensterlicht',
  'Long slip dress with {} on {}, front': 'Langes Slipkleid: {} auf {}, von vorn',
  'The long flowered dress turned to three quarters, the skirt opening to the floor':
    'Das lange geblümte Kleid im Dreiviertelprofil, der Rock öffnet sich zum Boden',
  'Close view of the bodice: {} across the cowl': 'Nahaufnahme des Oberteils: {} über dem Ausschnitt',
  'The print up close: {} on {}': 'Das Muster aus der Nähe: {} auf {}',
  'The long flowered dress against a wall in window light':
    'Das lange geblümte Kleid vor einer Wand im Fensterlicht',
  'Bottle green satin dress with thin straps, front':
    'Flaschengrünes Satinkleid mit schmalen Trägern, von vorn',
  'The green dress turned to three quarters, skirt flaring a little':
    'Das grüne Kleid im Dreiviertelprofil, der Rock schwingt ein wenig aus',
  'Close view of the cowl neckline and one strap in green satin':
    'Nahaufnahme des Wasserfallausschnitts und eines Trägers aus grünem Satin',
  'Bottle green satin-backed crepe up close, in slow folds':
    'Flaschengrüner Crêpe mit Satinrücken aus der Nähe, in langsamen Falten',
  'The green dress against a terracotta wall in window light':
    'Das grüne Kleid vor einer terrakottafarbenen Wand im Fensterlicht',
  'Cream slip dress scattered with red and blue flowers, front':
    'Cremefarbenes Slipkleid, übersät mit roten und blauen Blumen, von vorn',
  'The flowered dress turned to three quarters': 'Das geblümte Kleid im Dreiviertelprofil',
  'Close view of the cowl neckline and its thin straps, flowers across it':
    'Nahaufnahme des Wasserfallausschnitts und seiner schmalen Träger, mit Blumen darüber',
  'The print up close: red, apricot and blue flowers on cream':
    'Das Muster aus der Nähe: Blumen in Rot, Aprikose und Blau auf Creme',
  'The flowered dress against a gray-green wall in window light':
    'Das geblümte Kleid vor einer graugrünen Wand im Fensterlicht',

  // Tops and knits
  'Rose blouse with a pointed collar and white buttons, front':
    'Roséfarbene Bluse mit spitzem Kragen und weißen Knöpfen, von vorn',
  'The rose blouse from the back, with a yoke and a box pleat':
    'Die roséfarbene Bluse von hinten, mit Passe und Kellerfalte',
  'Close view of the rose collar and the button placket':
    'Nahaufnahme des roséfarbenen Kragens und der Knopfleiste',
  'The rose blouse against a blue-gray wall in window light':
    'Die roséfarbene Bluse vor einer blaugrauen Wand im Fensterlicht',
  'Pale blue poplin shirt with white buttons, front':
    'Blassblaues Hemd aus Popeline mit weißen Knöpfen, von vorn',
  'White shirt with a pointed collar and a curved hem, front':
    'Weißes Hemd mit spitzem Kragen und gerundetem Saum, von vorn',
  'The white shirt from the back, with a yoke and a box pleat':
    'Das weiße Hemd von hinten, mit Passe und Kellerfalte',
  'Close view of the white collar and its top buttons':
    'Nahaufnahme des weißen Kragens und der oberen Knöpfe',
  'White cotton twill up close, in soft folds': 'Weißer Baumwollköper aus der Nähe, in weichen Falten',
  'The white shirt against a gray-green wall in window light':
    'Das weiße Hemd vor einer graugrünen Wand im Fensterlicht',
  '{} poplin shirt with a pointed collar and a curved hem, front':
    'Hemd aus Popeline in {} mit spitzem Kragen und gerundetem Saum, von vorn',
  'The {} shirt from the back, with a yoke and a box pleat':
    'Das Hemd in {} von hinten, mit Passe und Kellerfalte',
  'Close view of the {} collar and its top buttons': 'Nahaufnahme des Kragens in {} und der oberen Knöpfe',
  '{} cotton poplin up close, in soft folds': 'Baumwollpopeline in {} aus der Nähe, in weichen Falten',
  'The {} shirt against a colored wall in window light':
    'Das Hemd in {} vor einer farbigen Wand im Fensterlicht',
  '{} crew-neck T-shirt with short sleeves, front':
    'T-Shirt in {} mit rundem Ausschnitt und kurzen Ärmeln, von vorn',
  'The {} T-shirt from the back, plain under the neckband':
    'Das T-Shirt in {} von hinten, glatt unter dem Bündchen',
  'Close view of the ribbed neckband in {} jersey': 'Nahaufnahme des Rippbündchens aus Jersey in {}',
  '{} cotton jersey up close, fine rows of stitches':
    'Baumwolljersey in {} aus der Nähe, feine Reihen von Maschen',
  'The {} T-shirt against a brown wall in window light':
    'Das T-Shirt in {} vor einer braunen Wand im Fensterlicht',
  '{} boxy T-shirt with a ribbed crew neck, front':
    'Kastiges T-Shirt in {} mit geripptem rundem Ausschnitt, von vorn',
  'The {} T-shirt against a colored wall in window light':
    'Das T-Shirt in {} vor einer farbigen Wand im Fensterlicht',
  '{} satin camisole with thin straps and a soft cowl, front':
    'Trägertop aus Satin in {} mit schmalen Trägern und weichem Wasserfallausschnitt, von vorn',
  'The {} camisole turned to three quarters': 'Das Trägertop in {} im Dreiviertelprofil',
  'The {} camisole from the back: low, with two thin straps that cross':
    'Das Trägertop in {} von hinten: tief ausgeschnitten, mit zwei schmalen gekreuzten Trägern',
  'Close view of the {} camisole: soft cowl folds under the neckline':
    'Nahaufnahme des Trägertops in {}: weiche Falten unter dem Ausschnitt',
  '{} satin up close, in soft folds': 'Satin in {} aus der Nähe, in weichen Falten',
  'The {} camisole against a colored wall in window light':
    'Das Trägertop in {} vor einer farbigen Wand im Fensterlicht',
  '{} crew-neck sweater with ribbed cuffs and hem, front':
    'Pullover in {} mit rundem Ausschnitt, gerippten Bündchen und geripptem Saum, von vorn',
  'The {} sweater from the back': 'Der Pullover in {} von hinten',
  'Close view of the ribbed neck and the heavy {} stitches under it':
    'Nahaufnahme des gerippten Ausschnitts und der dicken Maschen in {} darunter',
  '{} lambswool up close, stitch by stitch': 'Lammwolle in {} aus der Nähe, Masche für Masche',
  'The {} sweater against a sand-colored wall in window light':
    'Der Pullover in {} vor einer sandfarbenen Wand im Fensterlicht',
  '{} cable-knit sweater with a ribbed neck, front': 'Zopfpullover in {} mit geripptem Ausschnitt, von vorn',
  'The cable sweater from the back, the cables running down it as in front':
    'Der Zopfpullover von hinten, die Zöpfe laufen hinab wie vorn',
  'Close view of the neck, one wide cable between two narrow ones':
    'Nahaufnahme des Ausschnitts, ein breiter Zopf zwischen zwei schmalen',
  'The cables up close, undyed wool twisting over itself':
    'Die Zöpfe aus der Nähe, ungefärbte Wolle schlingt sich um sich selbst',
  'The cable sweater against a blue-gray wall in window light':
    'Der Zopfpullover vor einer blaugrauen Wand im Fensterlicht',
  '{} fine-knit crew-neck sweater, front': 'Fein gestrickter Pullover in {} mit rundem Ausschnitt, von vorn',
  'The {} sweater from the back, close at the waist': 'Der Pullover in {} von hinten, eng an der Taille',
  'Close view of the narrow ribbed neck in {} merino':
    'Nahaufnahme des schmalen gerippten Ausschnitts aus Merino in {}',
  '{} merino up close, in fine even rows': 'Merino in {} aus der Nähe, in feinen gleichmäßigen Reihen',
  'The {} sweater against a gray wall in window light':
    'Der Pullover in {} vor einer grauen Wand im Fensterlicht',
  'Sand-colored sweater with a wide neck and bell sleeves, front':
    'Sandfarbener Pullover mit weitem Ausschnitt und Glockenärmeln, von vorn',
  'The sand-colored sweater from the back': 'Der sandfarbene Pullover von hinten',
  'Close view of the "sand" stitch & the neck label': 'Nahaufnahme des Musters "Sand" & des Etiketts am Hals',
  'Sand-colored wool up close, stitch by stitch': 'Sandfarbene Wolle aus der Nähe, Masche für Masche',
  'The sand-colored sweater against a gray-green wall in window light':
    'Der sandfarbene Pullover vor einer graugrünen Wand im Fensterlicht',
  '{} crew-neck sweater with long sleeves, front':
    'Pullover in {} mit rundem Ausschnitt und langen Ärmeln, von vorn',
  'Close view of the ribbed neck and the {} stockinette':
    'Nahaufnahme des gerippten Ausschnitts und des glatten Gestricks in {}',
  '{} stockinette up close, column by column': 'Glattes Gestrick in {} aus der Nähe, Spalte für Spalte',
  'The {} sweater against a colored wall in window light':
    'Der Pullover in {} vor einer farbigen Wand im Fensterlicht',
  'The {} cable sweater from the back, the cables running down it as in front':
    'Der Zopfpullover in {} von hinten, die Zöpfe laufen hinab wie vorn',
  'Close view of the {} neck, one wide cable between two narrow ones':
    'Nahaufnahme des Ausschnitts in {}, ein breiter Zopf zwischen zwei schmalen',
  'The {} cables up close, the wool twisting over itself':
    'Die Zöpfe in {} aus der Nähe, die Wolle schlingt sich um sich selbst',
  'The {} cable sweater against a colored wall in window light':
    'Der Zopfpullover in {} vor einer farbigen Wand im Fensterlicht',

  // Skirts
  'Long {} satin skirt with a narrow waistband, front': 'Langer Satinrock in {} mit schmalem Bund, von vorn',
  'The {} skirt turned to three quarters': 'Der Rock in {} im Dreiviertelprofil',
  'Close view of the narrow waistband and the {} satin falling from it':
    'Nahaufnahme des schmalen Bunds, von dem Satin in {} fällt',
  'The {} skirt against a colored wall in window light':
    'Der Rock in {} vor einer farbigen Wand im Fensterlicht',
  '{} flared midi skirt, front': 'Ausgestellter Midirock in {}, von vorn',
  'Close view of the {} waistband and the folds that start under it':
    'Nahaufnahme des Bunds in {} und der Falten, die darunter beginnen',
  '{} cotton and linen up close, the weave showing':
    'Baumwolle und Leinen in {} aus der Nähe, das Gewebe ist zu sehen',
  'The {} skirt against a sand-colored wall in window light':
    'Der Rock in {} vor einer sandfarbenen Wand im Fensterlicht',
  '{} satin midi skirt, full from the hip, front': 'Midirock aus Satin in {}, ab der Hüfte weit, von vorn',
  'The {} skirt turned to three quarters, its folds swinging out':
    'Der Rock in {} im Dreiviertelprofil, die Falten schwingen aus',
  '{} satin up close, in long soft folds': 'Satin in {} aus der Nähe, in langen weichen Falten',
  'The {} skirt against a mauve wall in window light':
    'Der Rock in {} vor einer malvenfarbenen Wand im Fensterlicht',
  '{} satin slip skirt, front': 'Sliprock aus Satin in {}, von vorn',
  'Close view of the narrow waistband in {} satin': 'Nahaufnahme des schmalen Bunds aus Satin in {}',
  'The {} skirt against a brown wall in window light':
    'Der Rock in {} vor einer braunen Wand im Fensterlicht',
  '{} pleated midi skirt with a flat waistband, front':
    'Plissierter Midirock in {} mit flachem Bund, von vorn',
  'Close view of the waistband and knife pleats in {}': 'Nahaufnahme des Bunds und der Messerfalten in {}',
  'The {} pleats opening towards the hem': 'Die Falten in {} öffnen sich zum Saum',
  '{} crepe up close, in soft folds': 'Crêpe in {} aus der Nähe, in weichen Falten',

  // Tailoring
  '{} double-breasted coat with four buttons and flap pockets, front':
    'Zweireihiger Mantel in {} mit vier Knöpfen und Klappentaschen, von vorn',
  'The {} coat turned to three quarters, its lapels crossing':
    'Der Mantel in {} im Dreiviertelprofil, die Revers übereinander',
  'The {} coat from the back, with a center seam and a vent':
    'Der Mantel in {} von hinten, mit Mittelnaht und Schlitz',
  'Close view of the four horn buttons and the edge of the {} coat':
    'Nahaufnahme der vier Hornknöpfe und der Kante des Mantels in {}',
  '{} wool up close, in heavy folds': 'Wolle in {} aus der Nähe, in schweren Falten',
  'The {} coat against a gray-green wall in window light':
    'Der Mantel in {} vor einer graugrünen Wand im Fensterlicht',
  '{} wool melton up close, in heavy folds': 'Wolltuch in {} aus der Nähe, in schweren Falten',
  'The {} coat against a sand-colored wall in window light':
    'Der Mantel in {} vor einer sandfarbenen Wand im Fensterlicht',
  '{} double-breasted blazer with four buttons, front':
    'Zweireihiger Blazer in {} mit vier Knöpfen, von vorn',
  'The {} blazer from the back, a seam down the middle':
    'Der Blazer in {} von hinten, mit einer Naht in der Mitte',
  'Close view of the four buttons and the edge of the {} blazer':
    'Nahaufnahme der vier Knöpfe und der Kante des Blazers in {}',
  '{} wool twill up close, in heavy folds': 'Wollköper in {} aus der Nähe, in schweren Falten',
  'The {} blazer against a sand-colored wall in window light':
    'Der Blazer in {} vor einer sandfarbenen Wand im Fensterlicht',
  'The {} blazer against a colored wall in window light':
    'Der Blazer in {} vor einer farbigen Wand im Fensterlicht',
  '{} double-breasted coat to the knee with four buttons, front':
    'Zweireihiger Mantel in {}, bis zum Knie, mit vier Knöpfen, von vorn',
  'Close view of the four buttons and the edge of the {} coat':
    'Nahaufnahme der vier Knöpfe und der Kante des Mantels in {}',
  'The {} coat against a colored wall in window light':
    'Der Mantel in {} vor einer farbigen Wand im Fensterlicht',
  '{} double-breasted car coat to the thigh with four buttons, front':
    'Zweireihiger Kurzmantel in {}, bis zum Oberschenkel, mit vier Knöpfen, von vorn',
  'The {} car coat from the back, a seam down the middle':
    'Der Kurzmantel in {} von hinten, mit einer Naht in der Mitte',
  'Close view of the four buttons and the edge of the {} car coat':
    'Nahaufnahme der vier Knöpfe und der Kante des Kurzmantels in {}',
  'The {} car coat against a colored wall in window light':
    'Der Kurzmantel in {} vor einer farbigen Wand im Fensterlicht',

  // Trousers and jeans
  '{} trousers with belt loops and a crease, front':
    'Hose in {} mit Gürtelschlaufen und Bügelfalte, von vorn',
  'The {} trousers from the back, a seam down the middle':
    'Die Hose in {} von hinten, mit einer Naht in der Mitte',
  'Close view of the waistband: belt loops, one dark button and the fly':
    'Nahaufnahme des Bunds: Gürtelschlaufen, ein dunkler Knopf und der Schlitz',
  'Close view of the {} waistband: belt loops, one dark button and the fly':
    'Nahaufnahme des Bunds in {}: Gürtelschlaufen, ein dunkler Knopf und der Schlitz',
  '{} wool up close, in soft folds': 'Wolle in {} aus der Nähe, in weichen Falten',
  'The {} trousers against a sand-colored wall in window light':
    'Die Hose in {} vor einer sandfarbenen Wand im Fensterlicht',
  '{} trousers with belt loops and one dark button, front':
    'Hose in {} mit Gürtelschlaufen und einem dunklen Knopf, von vorn',
  '{} viscose and linen up close, in soft folds': 'Viskose und Leinen in {} aus der Nähe, in weichen Falten',
  'The {} trousers against a brown wall in window light':
    'Die Hose in {} vor einer braunen Wand im Fensterlicht',
  'The {} trousers against a colored wall in window light':
    'Die Hose in {} vor einer farbigen Wand im Fensterlicht',
  '{} wide-leg trousers with a clean waist, front': 'Weite Hose in {} mit glattem Bund, von vorn',
  'The {} trousers from the back': 'Die Hose in {} von hinten',
  'Close view of the flat waistband in {} wool': 'Nahaufnahme des flachen Bunds aus Wolle in {}',
  '{} wool twill up close, in soft folds': 'Wollköper in {} aus der Nähe, in weichen Falten',
  '{} ankle-length jeans with belt loops, front': 'Knöchellange Jeans in {} mit Gürtelschlaufen, von vorn',
  'The {} jeans from the back, two patch pockets and a yoke':
    'Die Jeans in {} von hinten, mit zwei aufgesetzten Taschen und Passe',
  'Close view of the button, the fly and a front pocket in {} denim':
    'Nahaufnahme des Knopfs, des Schlitzes und einer Tasche aus Denim in {}',
  'Dry indigo denim up close, the twill running across it':
    'Rohes Indigo-Denim aus der Nähe, vom Köper durchzogen',
  'The {} jeans against a sand-colored wall in window light':
    'Die Jeans in {} vor einer sandfarbenen Wand im Fensterlicht',
  '{} straight-leg jeans with five pockets, front': 'Gerade Jeans in {} mit fünf Taschen, von vorn',
  '{} denim up close, the twill running across it': 'Denim in {} aus der Nähe, vom Köper durchzogen',
  '{} culottes that end below the knee, front': 'Hosenrock in {}, bis unter das Knie, von vorn',
  'The {} culottes from the back, the legs hanging wide': 'Der Hosenrock in {} von hinten, mit weiten Beinen',
  'Close view of the flat waistband of the {} culottes': 'Nahaufnahme des flachen Bunds am Hosenrock in {}',
  'The {} culottes against a colored wall in window light':
    'Der Hosenrock in {} vor einer farbigen Wand im Fensterlicht',

  // Shoes, bags and belts
  '{} leather pump with a pointed toe and a high heel, side':
    'Spitzer Pumps aus Leder in {} mit hohem Absatz, von der Seite',
  'The pair of {} pumps side by side, from the front': 'Das Paar Pumps in {} nebeneinander, von vorn',
  'Close view of the pointed toe in {} calf leather': 'Nahaufnahme der Spitze aus Kalbsleder in {}',
  '{} calf leather up close, the grain showing': 'Kalbsleder in {} aus der Nähe, mit sichtbarer Narbung',
  'The {} pump on a clay-colored ground in window light':
    'Der Pumps in {} auf tonfarbenem Grund im Fensterlicht',
  'The {} pump on a colored ground in window light': 'Der Pumps in {} auf farbigem Grund im Fensterlicht',
  '{} leather mule with a pointed toe and a low heel, side':
    'Spitze Pantolette aus Leder in {} mit niedrigem Absatz, von der Seite',
  'The pair of {} mules side by side, from the front': 'Das Paar Pantoletten in {} nebeneinander, von vorn',
  'Close view of the pointed toe in {} leather': 'Nahaufnahme der Spitze aus Leder in {}',
  '{} leather up close, the grain showing': 'Leder in {} aus der Nähe, mit sichtbarer Narbung',
  'The pair of {} mules on a sand-colored ground in window light':
    'Das Paar Pantoletten in {} auf sandfarbenem Grund im Fensterlicht',
  '{} leather mule with a pointed toe and a high heel, side':
    'Spitze Pantolette aus Leder in {} mit hohem Absatz, von der Seite',
  'A pair of {} leather mules with pointed toes and high heels':
    'Ein Paar spitze Pantoletten aus Leder in {} mit hohen Absätzen',
  'The pair of {} mules on a colored ground in window light':
    'Das Paar Pantoletten in {} auf farbigem Grund im Fensterlicht',
  'Small {} leather handbag with a round handle, front':
    'Kleine Handtasche aus Leder in {} mit rundem Henkel, von vorn',
  'The {} handbag turned to three quarters, its side showing':
    'Die Handtasche in {} im Dreiviertelprofil, mit Blick auf die Seite',
  'Close view of the gold clasp and the stitched edge of the {} flap':
    'Nahaufnahme des goldenen Verschlusses und der gesteppten Kante der Klappe in {}',
  'The {} handbag on a colored ground in window light':
    'Die Handtasche in {} auf farbigem Grund im Fensterlicht',
  '{} leather belt, coiled, with a gold buckle': 'Gürtel aus Leder in {}, eingerollt, mit goldener Schnalle',
  'The coiled {} belt from above': 'Der eingerollte Gürtel in {} von oben',
  'Close view of the gold buckle and the stitching on {} leather':
    'Nahaufnahme der goldenen Schnalle und der Steppnaht auf Leder in {}',
  '{} belt leather up close, the grain showing': 'Gürtelleder in {} aus der Nähe, mit sichtbarer Narbung',
  'The {} belt on a colored ground in window light': 'Der Gürtel in {} auf farbigem Grund im Fensterlicht',
  '{} leather bag with one tall handle and a gold clasp, front':
    'Tasche aus Leder in {} mit hohem Henkel und goldenem Verschluss, von vorn',
  'The {} bag turned to three quarters, its side showing':
    'Die Tasche in {} im Dreiviertelprofil, mit Blick auf die Seite',
  'The {} bag on a colored ground in window light': 'Die Tasche in {} auf farbigem Grund im Fensterlicht',
  '{} crescent shoulder bag with a round strap and gold rings':
    'Sichelförmige Schultertasche in {} mit rundem Riemen und goldenen Ringen',
  'The {} crescent bag turned to three quarters, from a little above':
    'Die sichelförmige Tasche in {} im Dreiviertelprofil, etwas von oben',
  'Close view of the zip, a gold ring and the pointed tip of the {} bag':
    'Nahaufnahme des Reißverschlusses, eines goldenen Rings und der Spitze der Tasche in {}',
  'The {} crescent bag on a colored ground in window light':
    'Die sichelförmige Tasche in {} auf farbigem Grund im Fensterlicht',

  // Accessories
  'Cream silk scarf with red and blue leaves and a navy border, hanging':
    'Cremefarbenes Seidentuch mit roten und blauen Blättern und marineblauer Kante, hängend',
  'The whole square spread flat: red and blue leaves inside a navy border':
    'Das ganze Tuch, flach ausgebreitet: rote und blaue Blätter in einer marineblauen Kante',
  'The scarf folded in four, red and blue leaves and the border on two sides':
    'Das Tuch, zweimal gefaltet, rote und blaue Blätter und die Kante an zwei Seiten',
  'Close view of the printed leaves and the striped navy border':
    'Nahaufnahme der gedruckten Blätter und der gestreiften marineblauen Kante',
  'The cream silk up close, with leaves in red and blue':
    'Die cremefarbene Seide aus der Nähe, mit Blättern in Rot und Blau',
  'The scarf laid across a table in window light': 'Das Tuch quer über einem Tisch im Fensterlicht',
  'The whole square spread flat: {} inside a striped border':
    'Das ganze Tuch, flach ausgebreitet: {}, in einer gestreiften Kante',
  'The scarf folded in four, {} and the border on two sides':
    'Das Tuch, zweimal gefaltet: {}, die Kante an zwei Seiten',
  'Close view of one corner: the striped border and its rolled hem':
    'Nahaufnahme einer Ecke: die gestreifte Kante und ihr rollierter Saum',
  'Silk scarf with {}, laid across a table in window light':
    'Seidentuch: {}, quer über einem Tisch im Fensterlicht',
  'The silk up close: {}': 'Die Seide aus der Nähe: {}',
  'A pair of thick polished {} hoop earrings': 'Ein Paar dicke polierte Creolen in {}',
  'The {} hoops turned, thick below and thin at the post':
    'Die Creolen in {}, gedreht: unten dick und am Stift dünn',
  'The {} hoops laid down, one leaning on the other':
    'Die Creolen in {}, hingelegt, eine an die andere gelehnt',
  'One {} hoop up close, its post open at the top': 'Eine Creole in {} aus der Nähe, der Stift oben offen',
  'The {} hoops on a dark red ground in window light':
    'Die Creolen in {} auf dunkelrotem Grund im Fensterlicht',
  'The {} hoops on a colored ground in window light': 'Die Creolen in {} auf farbigem Grund im Fensterlicht',
  'Tobacco felt hat with a wide brim and a black band':
    'Tabakfarbener Filzhut mit breiter Krempe und schwarzem Band',
  'The felt hat from above, the crease of its crown showing':
    'Der Filzhut von oben, der Kniff der Krone ist zu sehen',
  'Close view of the black ribbon round the crown': 'Nahaufnahme des schwarzen Bands um die Krone',
  'Tobacco wool felt up close': 'Tabakfarbener Wollfilz aus der Nähe',
  'The felt hat on a gray-green ground in window light': 'Der Filzhut auf graugrünem Grund im Fensterlicht',
  'Sunglasses in {} with dark lenses, turned to three quarters':
    'Sonnenbrille aus {} mit dunklen Gläsern, im Dreiviertelprofil',
  'The sunglasses from the front, {} around dark lenses': 'Die Sonnenbrille von vorn, {} um dunkle Gläser',
  'The sunglasses from behind, their arms in {} open':
    'Die Sonnenbrille von hinten, die Bügel aus {} geöffnet',
  'Close view of the hinge and the {}': 'Nahaufnahme des Scharniers: {}',
  'The sunglasses on a colored ground in window light': 'Die Sonnenbrille auf farbigem Grund im Fensterlicht',
  'Gold ring with an oval {} in a plain bezel': 'Goldring mit ovalem Stein ({}) in schlichter Fassung',
  'The ring turned towards us, the band widening under the {}':
    'Der Ring uns zugewandt, die Schiene wird unter dem Stein breiter ({})',
  'The ring from above, the whole oval of the {}': 'Der Ring von oben, das ganze Oval des Steins ({})',
  'Close view of the oval {} and its gold bezel':
    'Nahaufnahme des ovalen Steins ({}) und seiner goldenen Fassung',
  'The ring with its {} on a colored ground in window light':
    'Der Ring mit seinem Stein ({}) auf farbigem Grund im Fensterlicht',
  '{} chain necklace with a coin pendant, laid in a loop':
    'Halskette in {} mit Münzanhänger, zur Schlinge gelegt',
  'The {} chain from low down, the coin in front': 'Die Kette in {} von unten, die Münze vorn',
  'Close view of the coin pendant with its engraved star in {}':
    'Nahaufnahme der Münze mit ihrem gravierten Stern in {}',
  'The round links of the {} chain up close': 'Die runden Glieder der Kette in {} aus der Nähe',
  'The {} chain on a dark ground in window light': 'Die Kette in {} auf dunklem Grund im Fensterlicht',

  // Bath, perfume and gifts
  'Tall glass bottle of green bath oil with a black cap and a paper label, front':
    'Hohe Glasflasche mit grünem Badeöl, schwarzer Kappe und Papieretikett, von vorn',
  'The bottle of bath oil turned a little, light passing through the green':
    'Die Flasche Badeöl, etwas gedreht, Licht fällt durch das Grün',
  'Close view of the paper label before the green: Cold Greenhouse, bath oil, 200 ml':
    'Nahaufnahme des Papieretiketts vor dem Grün: Cold Greenhouse, Badeöl, 200 ml',
  'Drops of the green bath oil on paper, light gathering in them':
    'Tropfen des grünen Badeöls auf Papier, Licht sammelt sich darin',
  'The bottle of bath oil on a straw-colored ground in window light':
    'Die Flasche Badeöl auf strohfarbenem Grund im Fensterlicht',
  'White glass jar of hand balm with a wooden lid and a paper label, front':
    'Weißer Glastiegel mit Handbalsam, Holzdeckel und Papieretikett, von vorn',
  'The jar of hand balm open, its wooden lid beside it':
    'Der Tiegel Handbalsam, offen, der Holzdeckel daneben',
  'Close view of the paper label on white glass: Long Letter, hand balm, 100 ml':
    'Nahaufnahme des Papieretiketts auf weißem Glas: Long Letter, Handbalsam, 100 ml',
  'The cream-colored balm up close, turned into a swirl with a finger':
    'Der cremefarbene Balsam aus der Nähe, mit dem Finger zum Wirbel gedreht',
  'The jar of hand balm on a blue-gray ground in window light':
    'Der Tiegel Handbalsam auf blaugrauem Grund im Fensterlicht',
  'Square glass bottle of amber perfume with a black cap and a paper label, front':
    'Eckiger Flakon mit bernsteinfarbenem Parfum, schwarzer Kappe und Papieretikett, von vorn',
  'The perfume bottle turned to three quarters, light passing through the amber':
    'Der Flakon im Dreiviertelprofil, Licht fällt durch den Bernstein',
  'Close view of the paper label before the amber: After the Guests, eau de parfum, 50 ml':
    'Nahaufnahme des Papieretiketts vor dem Bernstein: After the Guests, Eau de Parfum, 50 ml',
  'Drops of the amber perfume on paper, light gathering in them':
    'Tropfen des bernsteinfarbenen Parfums auf Papier, Licht sammelt sich darin',
  'The perfume bottle on a clay-colored ground in window light':
    'Der Flakon auf tonfarbenem Grund im Fensterlicht',
  'A white card that says Vitrine, lying on bordeaux silk':
    'Eine weiße Karte, auf der Vitrine steht, auf bordeauxroter Seide',
  'The card halfway out of its envelope, the flap lined with bordeaux silk':
    'Die Karte, halb aus ihrem Umschlag gezogen, dessen Klappe mit bordeauxroter Seide gefüttert ist',
  'Close view of the card: Vitrine in black serif letters, a line of small type under it':
    'Nahaufnahme der Karte: Vitrine in schwarzer Antiqua, darunter eine Zeile in kleiner Schrift',
  'Bordeaux silk in deep folds, lit from one side':
    'Bordeauxrote Seide in tiefen Falten, von einer Seite beleuchtet',
  'The card on a brown cloth in window light': 'Die Karte auf braunem Stoff im Fensterlicht',

  // The house, and what people posted
  'A champagne slip dress on a wall in late light':
    'Ein champagnerfarbenes Slipkleid an einer Wand im späten Licht',
  'A camel coat on a wall in late light': 'Ein kamelfarbener Mantel an einer Wand im späten Licht',
  'A bordeaux crescent bag on a clay wall in late light':
    'Eine sichelförmige Tasche in Bordeaux an einer tonfarbenen Wand im späten Licht',
  'The bordeaux slip dress on a wall, window light across it':
    'Das bordeauxrote Slipkleid an einer Wand, Fensterlicht fällt darüber',
  'The bordeaux slip dress from the side in cool morning light':
    'Das bordeauxrote Slipkleid von der Seite im kühlen Morgenlicht',
  'The back of the bordeaux slip dress, straps crossed, by a window':
    'Der Rücken des bordeauxroten Slipkleids, die Träger gekreuzt, an einem Fenster',
  'The bordeaux slip dress on a green landing, late sun across the hem':
    'Das bordeauxrote Slipkleid auf einem grünen Treppenabsatz, späte Sonne auf dem Saum',
  'The bordeaux slip dress against a brown wall in the evening':
    'Das bordeauxrote Slipkleid vor einer braunen Wand am Abend',
  'The back of the bordeaux slip dress on a brick-pink wall':
    'Der Rücken des bordeauxroten Slipkleids an einer ziegelrosa Wand',
  'The black slip dress hanging on a pale green door':
    'Das schwarze Slipkleid hängt an einer blassgrünen Tür',
  'The champagne slip dress on a pink wall, window bars across it':
    'Das champagnerfarbene Slipkleid an einer rosa Wand, Schatten von Fenstersprossen darüber',
  'The rose blouse hanging on a blue door': 'Die roséfarbene Bluse hängt an einer blauen Tür',
  'The white shirt drying by a window': 'Das weiße Hemd trocknet an einem Fenster',
  'Three sweaters folded in a pile on linen: oat, rust and charcoal':
    'Drei Pullover, zu einem Stapel gefaltet, auf Leinen: Hafer, Rost und Anthrazit',
  'The sage pleated skirt on a sunny wall': 'Der salbeigrüne Plisseerock an einer sonnigen Wand',
  'The camel coat hanging in a dim hallway': 'Der kamelfarbene Mantel hängt in einem dämmrigen Flur',
  'Two pairs of jeans folded in a pile in low sun': 'Zwei Jeans, zu einem Stapel gefaltet, in tiefer Sonne',
  'A black pump on the floor, sun from the left': 'Ein schwarzer Pumps auf dem Boden, Sonne von links',
  'The black crescent bag against a clay wall in low sun':
    'Die schwarze sichelförmige Tasche vor einer tonfarbenen Wand in tiefer Sonne',
  'The maple scarf unfolded on a table in window light':
    'Das ahornfarbene Tuch, ausgebreitet auf einem Tisch im Fensterlicht',
};
