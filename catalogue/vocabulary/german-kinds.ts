// What people call things in German, and the words they put around them: before the colon what they mean, after it how
// it is said. Singular, plural and every ending, umlauts and capitals are the same word to search.

export const germanKinds = `
say.under: unter, höchstens, maximal, max, weniger als, nicht mehr als, günstiger als, billiger als, bis zu, bis maximal, nicht über, kleiner als
say.over: über, ab, mindestens, mehr als, minimum, min, teurer als, größer als
say.between: zwischen, von
say.under say.to: bis
say.or-less: oder weniger, maximal, höchstens
say.or-more: oder mehr, und mehr, mindestens
say.usd: dollar, usd, us dollar
say.other: euro, eur, pfund, franken
say.size: größe, grösse, gr, schuhgröße, konfektionsgröße
say.number: artikelnummer, artikel nr, art nr, artnr, nummer, modellnummer, bestellnummer, produktnummer
say.new: neu, neue, neuer, neues, neuheit, neuheiten, neuigkeiten, neu eingetroffen, neue kollektion, neueste, neuzugang, neuzugänge, frisch
say.sale: sale, reduziert, reduzierte, rabatt, rabatte, rabattiert, angebot, angebote, aktion, aktionen, schnäppchen, sonderangebot, sonderangebote, ausverkauf, schlussverkauf, herabgesetzt, outlet, preisnachlass, restposten, im angebot, im sale, sonderpreis
say.cheap: günstig, billig, preiswert, preisgünstig, kleiner preis, bezahlbar, erschwinglich, nicht teuer, nicht zu teuer
skip: ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, und, oder, für, von, vom, mit, ohne, in, im, ins, zu, zum, zur, auf, bei, beim, aus, an, am, als, um, nach, ich, du, sie, er, es, wir, ihr, mich, mir, dich, dir, uns, mein, meine, dein, sein, unser, euer, ihre, dieser, diese, dieses, was, wer, wo, welche, welcher, welches, ist, sind, bin, war, haben, hat, habe, sein, werden, kann, können, möchte, will, würde, soll, brauche, suche, suchen, finde, finden, gesucht, zeig, zeigen, sehen, kaufen, bestellen, shop, laden, geschäft, online, artikel, stück, stücke, teil, teile, produkt, produkte, ding, dinge, sache, sachen, etwas, irgendwas, was, damen, dame, frau, frauen, mädchen, weiblich, feminin, schön, schöne, hübsch, gut, beste, süß, toll, perfekt, elegant, elegante, edel, chic, schick, sexy, trend, trendig, modisch, mode, stilvoll, bequem, angenehm, qualität, hochwertig, luxus, luxuriös, schlicht, einfach, basic, klassisch, klassiker, zeitlos, modern, farbe, farben, farbig, art, sorte, stil, modell, modelle, sehr, mehr, zu, auch, nicht, nur, tragen, trägt, anziehen, gehen, geht, heute, morgen, abends, tag, tage, woche, monat, jahr, saison, anlass, anlässe, gelegenheit, freundin, schwester, idee, ideen, paar, set, bitte, hallo, danke, marke, marken, designer, kollektion, auswahl, klein, kleine, groß, große, wie, wenn, so, aber, man, passend, passt, dazu, echt, echte, richtig
kind.clothing: kleidung, bekleidung, klamotte, klamotten, mode damen, outfit, outfits, garderobe, kleidungsstück, damenmode, damenbekleidung, anziehsachen
kind.dress: kleid, damenkleid, etuikleid, wickelkleid, a linien kleid, kaftan, tageskleid, jerseykleid, schlauchkleid, robe, tunikakleid
kind.dress tag.evening: abendkleid, ballkleid, galakleid, festkleid, abendrobe, opernkleid, langes abendkleid, elegantes abendkleid
kind.dress tag.party: cocktailkleid, partykleid, ausgehkleid
kind.dress tag.wedding: brautjungfernkleid, brautjungfer, hochzeitsgast kleid, kleid für hochzeit, trauzeugin kleid, hochzeitsgastkleid
kind.dress color.black: kleines schwarzes, das kleine schwarze
kind.dress tag.summer: sommerkleid, strandkleid, urlaubskleid, leichtes kleid
kind.dress kind.knitwear: strickkleid, pulloverkleid, wollkleid
kind.dress tag.maxi: maxikleid, langes kleid, bodenlanges kleid, knöchellanges kleid
kind.dress tag.mini: minikleid, kurzes kleid
kind.dress tag.midi: midikleid, knielanges kleid, wadenlanges kleid
kind.slip-dress: slipkleid, slip dress, slipdress, trägerkleid, satinkleid, seidenkleid, spaghettiträgerkleid, negligékleid, kleid mit spaghettiträgern
kind.floral-dress: blumenkleid, geblümtes kleid, kleid mit blumen, blümchenkleid, kleid mit blumenmuster
kind.shirt-dress: hemdblusenkleid, blusenkleid, hemdkleid
kind.wedding-dress: brautkleid, hochzeitskleid, braut
kind.jumpsuit: overall, jumpsuit, einteiler, latzhose, playsuit, hosenanzug einteilig
kind.top: oberteil, top
kind.shirt: hemd, damenhemd, popelinehemd, hemdbluse, oberhemd
kind.blouse: bluse, tunika, schluppenbluse, seidenbluse, satinbluse, damenbluse, hemdblüschen
kind.tee: t shirt, shirt, tee, unterhemd, kurzarmshirt, ringelshirt, baumwollshirt
kind.polo: polo, poloshirt, polohemd
kind.cami: trägertop, camisole, spaghettitop, tanktop, trägershirt, seidentop, satintop, neckholder, crop top, bandeau top, trägerhemd, hemdchen, ärmelloses top, top mit trägern
kind.corset: korsett, corsage, korsage, bustier
kind.bodysuit: body, bodysuit, gymnastikanzug
kind.sweatshirt: sweatshirt, sweater sweatshirt
kind.hoodie: hoodie, kapuzenpullover, kapuzenpulli, kapuzensweatshirt
kind.knitwear: strick, strickware, strickwaren, strickmode, gestrickt, wollsachen, strickteil
kind.sweater: pullover, pulli, strickpullover, wollpullover, rundhalspullover, strickpulli, winterpullover, grobstrickpullover, grobstrick, sweater, norwegerpullover, wollpulli
kind.sweater tag.cable: zopfpullover, zopfstrick, zopfmuster, zopfstrickpullover, pullover mit zopfmuster, zopfmusterpullover
kind.cardigan: cardigan, strickjacke, wolljacke, strickjäckchen
kind.turtleneck: rollkragenpullover, rollkragen, rolli, rollkragenpulli, stehkragenpullover
kind.poncho: poncho, umhang aus strick
kind.waistcoat: anzugweste
kind.skirt: rock, wickelrock, bleistiftrock, glockenrock, tellerrock, damenrock
kind.satin-skirt: satinrock, seidenrock, sliprock, slip rock, rock aus satin
kind.pleated-skirt: plisseerock, faltenrock, plissierter rock, plissee rock, plisseerock
kind.denim-skirt: jeansrock
kind.skirt tag.mini: minirock, kurzer rock
kind.skirt tag.midi: midirock, knielanger rock, wadenlanger rock
kind.skirt tag.maxi: maxirock, langer rock
kind.trousers: hose, stoffhose, anzughose, bundfaltenhose, damenhose, zigarettenhose, businesshose, caprihose, beinkleid
kind.trousers tag.wide: weite hose, marlenehose, palazzohose, schlaghose weit, hose mit weitem bein, weites bein
kind.culottes: culotte, hosenrock, dreiviertelhose
kind.leggings: leggings, legging, strumpfhose hose, jeggings
kind.joggers: jogginghose, trainingshose, sweathose, trainingsanzug
kind.chinos: chino, chinohose, cargohose, chinos
kind.shorts: shorts, short, kurze hose, bermuda, hotpants
kind.jeans: jeans, jeanshose, denim, blue jeans, röhrenjeans, boyfriend jeans, mom jeans, denimhose
kind.bottoms: unterteil
kind.jacket: jacke, damenjacke, jackett jacke, übergangsjacke
kind.coat: mantel, wintermantel, wollmantel, damenmantel, kurzmantel, überzieher, cabanjacke, caban, dufflecoat, langer mantel, herbstmantel, wollmäntel, übergangsmantel, winterjacke
kind.outerwear: oberbekleidung, outdoorjacke
kind.trench: trenchcoat, trench
kind.raincoat: regenmantel, regenjacke, windjacke, friesennerz, anorak
kind.puffer: daunenjacke, daunenmantel, steppjacke, steppmantel, pufferjacke, skijacke
kind.parka: parka
kind.cape: cape, umhang
kind.fur-coat: pelzmantel, kunstpelzmantel, lammfellmantel, teddymantel, pelz, teddyjacke
kind.blazer: blazer, jackett, sakko, anzugjacke, kostümjacke
kind.suit: anzug, hosenanzug, kostüm, damenanzug, smoking, zweiteiler
kind.leather-jacket: lederjacke, bikerjacke, motorradjacke, wildlederjacke
kind.denim-jacket: jeansjacke
kind.bomber: bomberjacke, blouson, collegejacke
kind.gilet: weste, steppweste, daunenweste
kind.lingerie: unterwäsche, dessous, wäsche, bh, slip, slips, höschen, unterhose, string, tanga, negligé, negligee
kind.nightwear: pyjama, schlafanzug, nachthemd, bademantel, morgenmantel, nachtwäsche, hauskleidung, kimono
kind.swimwear: bademode, badeanzug, bikini, schwimmanzug, pareo, strandmode
kind.sportswear: sportkleidung, sportmode, sport, sport bh, yoga, laufkleidung, funktionskleidung
kind.hosiery: socke, socken, strumpf, strümpfe, strumpfhose, kniestrümpfe, strumpfwaren
kind.shoe: schuh, damenschuh, fußbekleidung, schuhwerk, abendschuhe
kind.pump: pumps, pump, stöckelschuh, stilettos, stiletto, slingpumps, slingbacks, spitze pumps
kind.heel: absatzschuhe, high heels, high heel, hohe absätze, absatz, hohe schuhe, schuhe mit absatz, heels, stöckelschuhe, plateauschuhe
kind.mule: pantolette, mule, mules, clogs, clog, slides
kind.mule kind.heel: pantoletten mit absatz, absatzpantoletten
kind.sandal: sandale, sandalette, sandaletten, flipflop, flip flops, zehentrenner, riemchensandalen
kind.flat: flache schuhe, flacher schuh
kind.loafer: loafer, mokassin, slipper schuh, halbschuhe, halbschuh, schnürschuhe, budapester
kind.ballerina: ballerina, ballerinas, mary janes
kind.sneaker: sneaker, turnschuh, turnschuhe, sportschuhe, laufschuhe, tennisschuhe
kind.boot: stiefel, stiefelette, stiefeletten, boots, boot, gummistiefel, overknees, chelsea boots, ankle boots
kind.slipper: hausschuh, hausschuhe, pantoffel, puschen
kind.espadrille: espadrille, espadrilles
kind.wedge: keilabsatz, wedges, keilschuhe
kind.bag: tasche, handtasche, damentasche, lederwaren, ledertasche, abendtasche, alltagstasche, bürotasche
kind.handbag: henkeltasche, bügeltasche, beuteltasche, aktentasche, arzttasche, tasche mit henkel
kind.shoulder-bag: schultertasche, hobo bag, halbmondtasche, baguette tasche, mondtasche
kind.tote: shopper, tote bag, tote, einkaufstasche, strandtasche, korb, korbtasche
kind.crossbody: umhängetasche, crossbody, bauchtasche, gürteltasche, satteltasche
kind.clutch: clutch, unterarmtasche, abendtäschchen
kind.backpack: rucksack, schulranzen
kind.luggage: koffer, gepäck, reisetasche, trolley, weekender
kind.wallet: geldbeutel, portemonnaie, geldbörse, brieftasche, kartenetui, schlüsselanhänger, börse
kind.phone-case: handyhülle, laptoptasche, laptophülle, hülle
kind.accessory: accessoire, accessoires, zubehör
kind.scarf: tuch, halstuch, schal, seidentuch, seidenschal, kopftuch, nickituch, stola, bandana, pashmina, carré, foulard, dreieckstuch
kind.hat: hut, filzhut, fedora, kopfbedeckung, damenhut, wollhut
kind.beanie: mütze, wollmütze, strickmütze, baskenmütze, beanie, pudelmütze
kind.cap: kappe, cap, schirmmütze, baseballkappe
kind.sun-hat: sonnenhut, strohhut, panamahut, fischerhut
kind.belt: gürtel, ledergürtel, taillengürtel, koppel
kind.sunglasses: sonnenbrille, sonnenbrillen, dunkle brille
kind.glasses: brille, lesebrille, brillengestell
kind.gloves: handschuh, handschuhe, fäustlinge
kind.umbrella: regenschirm, schirm, sonnenschirm
kind.hair-accessory: haarspange, haargummi, haarreif, haarband, haarschmuck, scrunchie, stirnband
kind.tie: krawatte, fliege, schlips
kind.watch: uhr, armbanduhr, uhren
kind.jewelry: schmuck, schmuckstück, modeschmuck, juwelen, geschmeide
kind.earrings: ohrring, ohrringe, ohrschmuck, ohrhänger, goldohrringe
kind.hoops: creole, creolen, kreolen, kreole
kind.studs: ohrstecker, stecker
kind.ring: ring, fingerring, siegelring, goldring, silberring, solitär
kind.wedding-ring: ehering, verlobungsring, trauring
kind.necklace: kette, halskette, collier, anhänger, goldkette, silberkette, halsschmuck, münzkette, medaillon
kind.choker: choker, kropfband
kind.bracelet: armband, armreif, armkette
kind.anklet: fußkette, fußkettchen
kind.brooch: brosche, anstecknadel, manschettenknöpfe
kind.beauty: schönheit, kosmetik, pflege, beauty, körperpflegeprodukte, schönheitspflege
kind.perfume: parfum, parfüm, duft, düfte, eau de parfum, eau de toilette, parfums, kölnisch wasser, damenduft, damenparfum
kind.body: körperpflege, bodylotion, körperlotion, körpercreme, lotion, feuchtigkeitscreme, körperöl, bad und körper
kind.bath: bad, badeöl, schaumbad, badesalz, badezusatz, spa, baden
kind.hand-cream: handcreme, handbalsam, handpflege, balsam, creme für die hände, hände
kind.soap: seife, duschgel, handseife, dusche
kind.skincare: gesichtscreme, gesichtspflege, serum, sonnencreme, hautpflege, lippenbalsam
kind.makeup: make up, lippenstift, nagellack, mascara, wimperntusche, schminke, rouge, puder
kind.haircare: shampoo, haarpflege, spülung, haarbürste, haarspray
kind.candle: kerze, duftkerze, raumduft, räucherstäbchen, diffusor
kind.gift-card: geschenkkarte, gutschein, geschenkgutschein, gutscheinkarte, warengutschein
kind.menswear: herren, mann, männer, herrenmode, für ihn
kind.childrenswear: kinder, kind, baby, babys, jungen, junge, kindermode, teenager
`;
