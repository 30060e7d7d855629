// Colours, cloths, occasions and looks in German, written as the kinds are.

export const germanLooks = `
tag.warm: warm, wärmend, kuschelig, dick, kalt, kälte, gegen kälte, frost, schnee, warmhalten, gemütlich
tag.winter: winter, winterlich, dezember, januar, februar, ski, berge
tag.summer: sommer, sommerlich, strand, urlaub, ferien, leicht, luftig, sonne, meer, hitze, juli, august, kreuzfahrt
tag.spring: frühling, frühjahr, frühlingshaft, ostern
tag.autumn: herbst, herbstlich, übergang, übergangszeit, september, oktober, november
tag.rain: regen, regnerisch, regenwetter
tag.wedding: hochzeit, hochzeitsgast, trauung, standesamt, taufe, verlobung, kommunion, konfirmation, hochzeitsfeier
tag.party: party, feier, fest, cocktail, ausgehen, silvester, geburtstag, tanzen, club, abschlussball, junggesellinnenabschied
tag.evening: abend, gala, oper, theater, abendessen, festlich, ball, glamourös, nacht, feierlich
tag.date: verabredung, date, valentinstag, romantisch, rendezvous
tag.office: büro, arbeit, business, beruf, vorstellungsgespräch, besprechung, konferenz, bewerbungsgespräch
tag.casual: lässig, alltag, freizeit, wochenende, casual, leger, jeden tag, reise, brunch
tag.gift: geschenk, schenken, verschenken, geschenkidee, weihnachten, muttertag, mama, mutter, oma, geburtstagsgeschenk, weihnachtsgeschenk, mitbringsel, präsent
tag.sustainable: nachhaltig, bio, ökologisch, fair, umweltfreundlich, recycelt, recycling, verantwortungsvoll
tag.floral: geblümt, blume, blumen, blumenmuster, blumig, floral, blümchen, blüten
tag.pleated: plissiert, plissee, falten, gefaltet
tag.striped: gestreift, streifen, ringel, geringelt
tag.checked: kariert, karo, karos, schottenmuster, hahnentritt
tag.animal: leopard, leo, zebra, schlange, tigermuster
tag.sequin: pailletten, glitzer, glitzernd, strass, perlenbesetzt
tag.mini: mini, kurz
tag.midi: midi, knielang, wadenlang
tag.maxi: maxi, lang, bodenlang, knöchellang
tag.cropped: cropped, verkürzt
tag.wide: weit, weites bein
tag.straight: gerade, gerader schnitt
tag.tapered: schmal zulaufend, karottenform
tag.flared: ausgestellt, schlag, bootcut
tag.skinny: skinny, hauteng, eng
tag.high-rise: hoher bund, high waist, hohe taille
tag.mid-rise: mittlerer bund
tag.low-rise: niedriger bund, hüftig
tag.crew-neck: rundhals, runder ausschnitt, rundhalsausschnitt
tag.v-neck: v ausschnitt, dekolleté
tag.cowl-neck: wasserfallausschnitt, wasserfall
tag.collar: kragen, spitzer kragen
tag.long-sleeve: langarm, lange ärmel, langärmlig
tag.short-sleeve: kurzarm, kurze ärmel, kurzärmlig
tag.sleeveless: ärmellos
tag.strapless: trägerlos, schulterfrei
tag.backless: rückenfrei, rückenausschnitt
tag.double-breasted: zweireihig, zweireiher, doppelreihig
tag.cable: zopf, zöpfe
tag.bias: schräg geschnitten, schräger fadenlauf
tag.oversized: oversize, oversized, weit geschnitten
tag.fitted: tailliert, figurbetont, körpernah
tag.pockets: mit taschen
tag.pointed: spitz, spitz zulaufend
tag.waterproof: wasserdicht, wasserabweisend, regenfest
tag.handmade: handgemacht, handarbeit, von hand
material.silk: seide, seiden, seidene, reine seide, seidig
material.satin: satin
material.wool: wolle, woll, wollene, schurwolle, reine wolle, wollen
material.merino: merino, merinowolle
material.lambswool: lammwolle
material.cashmere: kaschmir, cashmere
material.alpaca: alpaka
material.mohair: mohair, angora
material.melton: wolltuch, tuchstoff
material.tweed: tweed
material.felt: filz, wollfilz
material.cotton: baumwolle, baumwoll
material.organic-cotton: biobaumwolle, bio baumwolle
material.poplin: popeline
material.denim: jeansstoff, denimstoff
material.corduroy: cord, kord, cordsamt
material.linen: leinen
material.leather: leder, echtleder, echtes leder, ledern, lederne
material.suede: wildleder, veloursleder, nubuk
material.nappa: nappa, nappaleder
material.faux-leather: kunstleder, lederimitat, veganes leder
material.viscose: viskose
material.polyester: polyester
material.recycled: recyceltes polyester
material.acetate: acetat
material.elastane: elastan, stretch, dehnbar
material.nylon: nylon
material.cupro: cupro
material.crepe: krepp, crêpe
material.velvet: samt
material.lace: spitze aus garn, lochstickerei, spitzenstoff
material.chiffon: chiffon, organza, durchsichtig, transparent
material.tulle: tüll
material.twill: köper, twill
material.jersey: jersey
material.fleece: fleece
material.fur: fell, kunstpelz, kunstfell
material.sterling-silver: sterlingsilber, 925er silber, echtsilber, 925 silber
material.gold: vergoldet, echtgold, massivgold, gelbgold
material.rose-gold: rosévergoldet
material.brass: messing
material.pearl: perle, perlen, zuchtperle
material.diamond: diamant, brillant
material.gemstone: edelstein, stein, halbedelstein, kristall
material.straw: stroh, bast
color.black: schwarz
color.grey: grau
color.white: weiß, weiss
color.beige: beige, neutral
color.brown: braun
color.red: rot
color.pink: rosa, pink
color.orange: orange
color.yellow: gelb, zitronengelb
color.green: grün
color.blue: blau
color.purple: lila, violett
color.gold: gold, golden, goldene, goldfarben
color.silver: silber, silbern, silberne, silberfarben
color.print: gemustert, muster, bedruckt, bunt, mehrfarbig
shade.navy: marine, marineblau, dunkelblau, nachtblau, tintenblau, tinte
shade.indigo: indigo
shade.sky: himmelblau, hellblau, blassblau, gletscherblau, pastellblau
shade.cobalt: königsblau, kobaltblau, royalblau
shade.teal: petrol, blaugrün
shade.turquoise: türkis
shade.lapis: lapislazuli
shade.burgundy: bordeaux, bordeauxrot, weinrot, dunkelrot, burgunder, ochsenblut
shade.brick: ziegelrot, ziegel
shade.cherry: kirschrot, kirsche
shade.rust: rost, rostrot, terrakotta, kupfer
shade.clay: ton, tonfarben
shade.coral: koralle, lachs
shade.amber: bernstein, ahorn
shade.peach: pfirsich, aprikose, apricot
shade.camel: kamel, camel, kamelfarben
shade.bone: knochen, knochenweiß
shade.cream: creme, cremefarben, cremeweiß
shade.oat: hafer
shade.sand: sand, sandfarben
shade.nude: nude, hautfarben
shade.taupe: taupe, greige
shade.champagne: champagner, champagnerfarben
shade.charcoal: anthrazit, dunkelgrau
shade.slate: schiefer, schiefergrau
shade.gunmetal: stahlgrau
shade.pearl: perlmutt, mondstein, perlweiß
shade.ivory: elfenbein, wollweiß, ecru, gebrochenes weiß, kreide
shade.sage: salbei, salbeigrün, hellgrün, blassgrün
shade.olive: oliv, olivgrün, khaki
shade.moss: moos, moosgrün
shade.forest: waldgrün, dunkelgrün, tannengrün, flaschengrün, farn
shade.emerald: smaragd, smaragdgrün
shade.mint: minze, mint, minzgrün
shade.lilac: flieder, lavendel, mauve, fliederfarben
shade.plum: pflaume, aubergine
shade.fig: feige
shade.rose: rosé, altrosa, zartrosa, hellrosa, puder
shade.fuchsia: fuchsia, magenta, knallpink
shade.butter: buttergelb, butter, hellgelb, pastellgelb
shade.mustard: senf, senfgelb, ocker
shade.saffron: safran
shade.cognac: cognac, karamell, hellbraun
shade.tobacco: tabak
shade.chocolate: schokolade, schokobraun, dunkelbraun, mokka, kaffee
shade.chestnut: kastanie, kastanienbraun
shade.tortoise: schildpatt
shade.rose-gold: roségold, rosegold
`;
