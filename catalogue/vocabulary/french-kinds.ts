// What people call things in French, and the words they put around them: before the colon what they mean, after it how
// it is said. Singular and plural, apart and together, accents and capitals are the same word to search.

export const frenchKinds = `
say.under: moins de, sous, en dessous de, jusqu à, jusque, maximum, max, au plus, inférieur à, à moins de, pas plus de, moins cher que, dessous
say.over: plus de, au dessus de, à partir de, au moins, minimum, min, supérieur à, dès, dessus
say.between: entre, de
say.to: à, et, a
say.or-less: maximum, max, ou moins, au plus, maxi
say.or-more: ou plus, minimum, et plus
say.usd: dollar, dollars, usd
say.other: euro, euros, eur, livres sterling
say.size: taille, tailles, t, pointure, pointures
say.number: référence, réf, numéro, numéro de style, numéro d article, code article, code produit, numéro de produit
say.new: nouveau, nouveaux, nouvelle, nouvelles, nouveauté, nouveautés, nouvel, nouvelle collection, derniers arrivages, dernière collection, neuf, récent
say.sale: solde, soldes, soldé, soldée, soldés, soldées, en solde, promo, promos, promotion, promotions, en promotion, réduction, réductions, remise, remises, rabais, bonnes affaires, bonne affaire, démarque, démarqué, outlet, prix réduit, prix barré, déstockage, bon plan, bons plans
say.cheap: pas cher, pas chère, pas chers, pas chères, bon marché, abordable, abordables, économique, petit prix, petits prix, moins cher, moins chère, moins chers, discount, pas trop cher
skip: un, une, des, du, de, d, le, la, les, l, et, ou, au, aux, à, a, en, dans, pour, par, avec, sur, chez, ce, cet, cette, ces, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, votre, vos, je, j, tu, il, elle, on, nous, vous, me, moi, toi, lui, qui, que, quoi, quel, quelle, quels, quelles, est, sont, suis, ai, avez, avoir, être, faire, fait, faut, cherche, chercher, recherche, trouver, trouve, veux, voudrais, veut, voir, besoin, aime, aimerais, acheter, achat, commander, boutique, magasin, ligne, en ligne, article, articles, pièce, pièces, produit, produits, chose, quelque chose, truc, trucs, femme, femmes, fille, filles, dame, dames, féminin, féminine, joli, jolie, jolis, jolies, beau, belle, beaux, belles, bien, bon, bonne, mignon, mignonne, super, parfait, parfaite, élégant, élégante, chic, sexy, tendance, mode, stylé, confortable, qualité, luxe, simple, basique, classique, intemporel, moderne, couleur, couleurs, genre, style, type, sorte, modèle, modèles, très, plus, trop, aussi, pas trop, même, mettre, porter, porte, aller, va, aujourd hui, demain, ce soir, jour, jours, semaine, mois, saison, occasion, occasions, événement, amie, amies, soeur, copine, idée, idées, paire, svp, s il vous plaît, s il te plaît, bonjour, merci, marque, marques, créateur, créateurs, collection, sélection, choix, petit, petite, petits, petites, grand, grande, grands, qu, comme, sans, mais, si, y, ne, n, se, s, forme, ville
kind.clothing: vêtement, vêtements, habit, habits, tenue, tenues, prêt à porter, fringue, fringues, sape, sapes, look, ensemble, garde robe, dressing, habillement
kind.dress: robe, robes, robe chemisier droite, robette, robe trapèze, robe droite, robe moulante, robe portefeuille, caftan, robe patineuse
kind.dress tag.evening: robe de soirée, robe de bal, robe de gala, robe longue de soirée, robe habillée, robe chic
kind.dress tag.party: robe de cocktail, robe cocktail, robe de fête, robe de fete
kind.dress tag.wedding: robe de cérémonie, robe invitée mariage, robe de demoiselle d honneur, robe demoiselle d honneur, robe invitée, demoiselle d honneur, robe pour mariage, robe cérémonie
kind.dress color.black: petite robe noire
kind.dress tag.summer: robe d été, robe de plage, robe légère, robe été
kind.dress kind.knitwear: robe pull, robe en maille
kind.dress tag.maxi: robe longue, maxi robe, robe maxi, robe aux chevilles, longue robe
kind.dress tag.mini: robe courte, mini robe, minirobe, robe mini
kind.dress tag.midi: robe midi, robe mi longue, robe milongue
kind.slip-dress: robe nuisette, robe nuisettes, robe à bretelles, robe bretelles, robe fluide, robe lingerie, robe satin, robe satinée, robe en satin, robe bretelle, robe à fines bretelles
kind.floral-dress: robe à fleurs, robe fleurie, robe fleurs, robe imprimée fleurs
kind.shirt-dress: robe chemise, robe chemisier
kind.wedding-dress: robe de mariée, robe mariée, mariée
kind.jumpsuit: combinaison, combinaison pantalon, combi, salopette, combishort, combi short, combipantalon
kind.top: haut, hauts, top, tops
kind.shirt: chemise, chemises, chemisette, liquette, chemise en popeline
kind.blouse: blouse, blouses, chemisier, chemisiers, tunique, tuniques, corsage, lavallière
kind.tee: t shirt, tee shirt, tee, teeshirt, maillot de corps, marinière, t shirts
kind.polo: polo, polos
kind.cami: caraco, caracos, débardeur, débardeurs, top à bretelles, top satin, top en satin, top en soie, haut en soie, haut en satin, top bretelles, crop top, brassière top, camisole, haut à bretelles, haut sans manches, haut de soirée, bandeau top, dos nu
kind.corset: corset, bustier, guêpière
kind.bodysuit: body, bodys, justaucorps
kind.sweatshirt: sweat, sweats, sweatshirt, sweat shirt, molleton
kind.hoodie: sweat à capuche, hoodie, sweat capuche
kind.knitwear: maille, mailles, tricot, tricots, lainage, lainages, en maille, tricoté, tricotée
kind.sweater: pull, pulls, pullover, pull over, chandail, chandails, pull col rond, tricot col rond, gros pull, pull irlandais, pull en grosse maille, pull d hiver, sweater
kind.sweater tag.cable: pull torsadé, pull torsade, pull à torsades, maille torsadée, torsadé, torsades
kind.cardigan: cardigan, cardigans, gilet, gilets, paletot
kind.turtleneck: col roulé, pull col roulé, sous pull, cols roulés, col montant
kind.poncho: poncho, étole en maille
kind.waistcoat: gilet de costume, gilet tailleur
kind.skirt: jupe, jupes, jupe portefeuille, jupe crayon, jupe droite, jupe patineuse, jupe trapèze, jupette, jupon
kind.satin-skirt: jupe en satin, jupe satin, jupe satinée, jupe nuisette, jupe en soie, jupe fluide, jupes en satin
kind.pleated-skirt: jupe plissée, jupe plissé, jupe à plis, jupes plissées, jupe accordéon
kind.denim-skirt: jupe en jean, jupe en denim, jupe jean
kind.skirt tag.mini: mini jupe, minijupe, jupe courte
kind.skirt tag.midi: jupe midi, jupe mi longue
kind.skirt tag.maxi: jupe longue, maxi jupe
kind.trousers: pantalon, pantalons, pantalon de tailleur, pantalon à pinces, pantalon tailleur, fute, futal, froc, pantalon habillé, pantalon de costume, pantalon cigarette, pantacourt, falzar
kind.trousers tag.wide: pantalon large, pantalon ample, pantalon fluide, pantalons larges, pantalon palazzo, pantalon jambe large
kind.culottes: jupe culotte, pantalon court, pantalon cropped, jupe culottes
kind.leggings: legging, leggings, caleçon long, collant de sport, jegging
kind.joggers: jogging, joggings, pantalon de jogging, survêtement, bas de survêtement, pantalon de survêtement
kind.chinos: chino, chinos, pantalon cargo, cargo
kind.shorts: short, shorts, bermuda, bermudas
kind.jeans: jean, jeans, denim, pantalon en jean, jean droit brut, jean brut, blue jean, jeans bleu, toile de jean, jean boyfriend, jean mom
kind.bottoms: bas vêtement
kind.jacket: veste, vestes, blouson, blousons
kind.coat: manteau, manteaux, pardessus, manteau d hiver, manteau long, caban, cabans, duffle coat, gros manteau, paletot long, redingote, manteau hiver, manteau croisé long, trois quarts
kind.outerwear: vêtement d extérieur
kind.trench: trench, trench coat, gabardine, imper
kind.raincoat: imperméable, imperméables, coupe vent, ciré, k way, kway, veste de pluie
kind.puffer: doudoune, doudounes, manteau matelassé, veste matelassée, anorak
kind.parka: parka, parkas
kind.cape: cape, capes, pèlerine
kind.fur-coat: manteau en fourrure, manteau fausse fourrure, peau lainée, manteau mouton, fourrure manteau
kind.blazer: blazer, blazers, veste de tailleur, veste tailleur, veste de costume, veste habillée, veston, smoking veste
kind.suit: tailleur, tailleurs, costume, costumes, tailleur pantalon, smoking
kind.leather-jacket: perfecto, blouson en cuir, veste en cuir, cuir veste, blouson cuir, veste en daim
kind.denim-jacket: veste en jean, veste en denim, veste jean, blouson en jean
kind.bomber: bomber, bombers, teddy
kind.gilet: doudoune sans manches, bodywarmer, gilet sans manches
kind.lingerie: lingerie, soutien gorge, soutif, culotte, culottes, string, strings, sous vêtement, sous vêtements, porte jarretelles, brassière, boxer, slip
kind.nightwear: pyjama, pyjamas, chemise de nuit, nuisette, nuisettes, peignoir, robe de chambre, kimono, vêtement de nuit, tenue d intérieur, déshabillé
kind.swimwear: maillot de bain, maillots de bain, bikini, maillot, une pièce maillot, paréo, trikini
kind.sportswear: vêtement de sport, vêtements de sport, tenue de sport, sport, brassière de sport, yoga, running, fitness
kind.hosiery: chaussette, chaussettes, collant, collants, bas, bas nylon, mi bas, socquettes
kind.shoe: chaussure, chaussures, soulier, souliers, godasse, godasses, pompes, grolles
kind.pump: escarpin, escarpins, stiletto, stilettos, salomé, salomés, slingback, slingbacks, talons aiguilles, talon aiguille
kind.heel: talon, talons, talons hauts, talon haut, hauts talons, chaussures à talons, chaussure à talon, chaussures à talon, chaussures talons, petits talons, chaussures de soirée
kind.mule: mule, mules, sabot, sabots, claquettes, claquette
kind.mule kind.heel: mules à talons, mules à talon, mule à talon
kind.sandal: sandale, sandales, tong, tongs, nu pieds, nu pied, spartiates, sandales à talons
kind.flat: chaussures plates, chaussure plate, plates
kind.loafer: mocassin, mocassins, derby, derbies, richelieu, richelieus, loafers
kind.ballerina: ballerine, ballerines, babies, mary jane
kind.sneaker: basket, baskets, tennis, sneaker, sneakers, chaussures de sport, chaussures de course, converse, espadrilles de sport, runnings
kind.boot: botte, bottes, bottine, bottines, boots, cuissardes, santiags, rangers, bottes de pluie, chelsea
kind.slipper: chausson, chaussons, pantoufle, pantoufles, charentaises
kind.espadrille: espadrille, espadrilles
kind.wedge: compensées, chaussures compensées, compensés, semelles compensées
kind.bag: sac, sacs, sac à main, sacs à main, sac main, maroquinerie, sac de créateur, sac femme, sac de soirée, sac de tous les jours
kind.handbag: sac porté main, sac à poignée, cabas rigide, sac seau, sac à rabat, cartable, sacoche, porte documents
kind.shoulder-bag: sac porté épaule, sac épaule, sac à l épaule, besace demi lune, sac demi lune, sac baguette, sac lune
kind.tote: cabas, tote, tote bag, sac shopping, sac de plage, panier, fourre tout, sac cabas
kind.crossbody: bandoulière, sac bandoulière, sac à bandoulière, besace, banane, sac banane, sac ceinture
kind.clutch: pochette, pochettes, pochette de soirée, minaudière
kind.backpack: sac à dos, sacs à dos, sac dos
kind.luggage: valise, valises, bagage, bagages, sac de voyage, sac week end, trolley
kind.wallet: portefeuille, portefeuilles, porte monnaie, porte cartes, porte carte, porte clés, portemonnaie
kind.phone-case: coque, étui téléphone, housse ordinateur, étui
kind.accessory: accessoire, accessoires
kind.scarf: foulard, foulards, écharpe, écharpes, carré de soie, carré en soie, carré, châle, châles, étole, étoles, bandana, fichu, pashmina, cheich, cache col, snood
kind.hat: chapeau, chapeaux, feutre chapeau, fédora, borsalino, chapeau en feutre, chapeau de feutre, capeline feutre, couvre chef, galurin
kind.beanie: bonnet, bonnets, béret, bérets, cache oreilles
kind.cap: casquette, casquettes, visière
kind.sun-hat: chapeau de paille, chapeau de soleil, panama, bob, capeline, canotier
kind.belt: ceinture, ceintures, ceinturon, boucle de ceinture, bretelles de pantalon
kind.sunglasses: lunettes de soleil, lunette de soleil, solaires, lunettes soleil, lunettes solaires, lunettes noires
kind.glasses: lunettes, lunette, lunettes de vue, monture
kind.gloves: gant, gants, moufle, moufles, mitaines
kind.umbrella: parapluie, parapluies, ombrelle
kind.hair-accessory: barrette, barrettes, chouchou, chouchous, serre tête, bandeau cheveux, pince à cheveux, élastique, accessoire cheveux, bandeau, diadème
kind.tie: cravate, cravates, noeud papillon
kind.watch: montre, montres
kind.jewelry: bijou, bijoux, joaillerie, bijouterie, bijoux fantaisie, parure
kind.earrings: boucle d oreille, boucles d oreilles, boucles d oreille, boucle d oreilles, boucle oreille, boucles oreille, boucles oreilles, pendants d oreilles, pendantes, BO
kind.hoops: créole, créoles, anneaux, anneaux d oreilles
kind.studs: puces, puces d oreilles, clous d oreilles
kind.ring: bague, bagues, chevalière, chevalières, anneau, solitaire
kind.wedding-ring: alliance, alliances, bague de fiançailles
kind.necklace: collier, colliers, pendentif, pendentifs, chaîne, chaînes, sautoir, médaille, médaillon, chaînette, collier chaîne, collier pièce
kind.choker: ras de cou, ras du cou, choker
kind.bracelet: bracelet, bracelets, jonc, joncs, gourmette, manchette
kind.anklet: bracelet de cheville, chevillère
kind.brooch: broche, broches, épingle, pin s, boutons de manchette
kind.beauty: beauté, cosmétique, cosmétiques, soin, soins, produit de beauté, produits de beauté, bien être
kind.perfume: parfum, parfums, eau de parfum, eau de toilette, fragrance, fragrances, senteur, senteurs, eau de cologne, eau fraîche, odeur
kind.body: soin du corps, soins du corps, lait corps, lait pour le corps, crème corps, hydratant, lotion, bain et corps, huile corps, huile pour le corps, crème hydratante
kind.bath: bain, huile de bain, huile bain, bain moussant, sels de bain, spa
kind.hand-cream: crème pour les mains, crème mains, crème main, baume mains, baume pour les mains, baume, soin des mains, crème à mains, mains
kind.soap: savon, savons, gel douche, douche
kind.skincare: crème visage, soin visage, sérum, démaquillant, crème solaire, masque visage, crème de jour, baume à lèvres
kind.makeup: maquillage, rouge à lèvres, vernis, vernis à ongles, mascara, fond de teint, blush, fard
kind.haircare: shampoing, après shampoing, soin cheveux, brosse à cheveux, laque
kind.candle: bougie, bougies, bougie parfumée, parfum d intérieur, diffuseur, encens
kind.gift-card: carte cadeau, cartes cadeaux, carte cadeaux, bon d achat, bon cadeau, chèque cadeau, e carte cadeau, avoir
kind.menswear: homme, hommes, masculin, mec, pour homme
kind.childrenswear: enfant, enfants, bébé, bébés, garçon, garçons, fillette, ado
`;
