// Colours, cloths, occasions and looks in French, written as the kinds are.

export const frenchLooks = `
tag.warm: chaud, chaude, chauds, chaudes, bien chaud, froid, épais, épaisse, douillet, douillette, cocooning, cosy, grand froid, tenir chaud, temps froid, neige, gros
tag.winter: hiver, hivernal, hivernale, d hiver, décembre, janvier, ski, montagne
tag.summer: été, d été, estival, estivale, plage, vacances, léger, légère, légers, légères, soleil, mer, tropical, canicule, croisière, juillet, août
tag.spring: printemps, printanier, printanière, pâques
tag.autumn: automne, automnal, mi saison, rentrée, septembre, octobre, novembre
tag.rain: pluie, temps de pluie, pluvieux
tag.wedding: mariage, mariages, cérémonie, invitée mariage, invitée, baptême, fiançailles, communion, noces, invitée à un mariage
tag.party: fête, fêtes, cocktail, boîte de nuit, sortir, nouvel an, réveillon, anniversaire, danser, enterrement de vie de jeune fille, remise de diplôme, sortie
tag.evening: soirée, soirées, gala, opéra, théâtre, dîner, habillé, habillée, habillés, habillées, nuit, soir, bal, tapis rouge, glamour
tag.date: rendez vous, saint valentin, romantique, premier rendez vous
tag.office: bureau, travail, professionnel, professionnelle, entretien, entretien d embauche, réunion, boulot, pro, working girl, taf
tag.casual: décontracté, décontractée, quotidien, tous les jours, détente, week end, casual, brunch, voyage, voyager
tag.gift: cadeau, cadeaux, offrir, à offrir, idée cadeau, idées cadeaux, noël, fête des mères, présent, maman, mère, mamie, cadeau d anniversaire, cadeau de noël, cadeau noël
tag.sustainable: durable, éthique, bio, biologique, écologique, éco responsable, écoresponsable, recyclé, recyclée, responsable
tag.floral: fleuri, fleurie, fleuris, fleuries, fleur, fleurs, floral, florale, à fleurs, liberty, motif floral
tag.pleated: plissé, plissée, plissés, plissées, plis
tag.striped: rayé, rayée, rayures, rayure, à rayures
tag.checked: carreaux, à carreaux, écossais, tartan, vichy, pied de poule, prince de galles
tag.animal: léopard, panthère, zèbre, python, imprimé animal
tag.sequin: sequins, paillettes, pailleté, pailletée, strass, brillants, perlé
tag.mini: mini, court, courte, courts, courtes
tag.midi: midi, mi long, mi longue, mi mollet
tag.maxi: maxi, long, longue, longs, longues
tag.cropped: cropped, raccourci
tag.wide: large, larges, ample, amples, jambe large, jambes larges
tag.straight: droit, droite, coupe droite
tag.tapered: fuselé, fuselée, cigarette, carotte, slim, ajusté jambe
tag.flared: évasé, évasée, flare, patte d eph, pattes d éléphant, bootcut, patte d éléphant
tag.skinny: skinny, moulant
tag.high-rise: taille haute, tailles hautes
tag.mid-rise: taille moyenne
tag.low-rise: taille basse
tag.crew-neck: col rond, ras de cou pull, encolure ronde
tag.v-neck: col v, col en v, décolleté, encolure v
tag.cowl-neck: col bénitier, bénitier, col drapé
tag.collar: col pointu, col chemise
tag.long-sleeve: manches longues, manche longue
tag.short-sleeve: manches courtes, manche courte
tag.sleeveless: sans manches, sans manche
tag.strapless: bustier robe, épaules nues, sans bretelles
tag.backless: dos nu robe, dos ouvert, dos décolleté
tag.double-breasted: croisé, croisée, double boutonnage
tag.cable: torsade, torsadée, torsadés
tag.bias: biais, coupée dans le biais
tag.oversized: oversize, oversized, loose, grande coupe
tag.fitted: ajusté, ajustée, cintré, cintrée, près du corps
tag.pockets: poche, poches, avec poches
tag.pointed: bout pointu, bouts pointus, pointu, pointus, pointues
tag.waterproof: waterproof, étanche, déperlant
tag.handmade: fait main, faite main, artisanal, artisanale
material.silk: soie, en soie, soyeux, soyeuse, pure soie
material.satin: satin, satiné, satinée, satinés, satinées
material.wool: laine, laines, en laine, pure laine, laine vierge
material.merino: mérinos
material.lambswool: laine d agneau
material.cashmere: cachemire, cachemires
material.alpaca: alpaga
material.mohair: mohair, angora
material.melton: drap de laine
material.tweed: tweed
material.felt: feutre
material.cotton: coton, cotons
material.organic-cotton: coton bio, coton biologique
material.poplin: popeline
material.denim: toile denim
material.corduroy: velours côtelé
material.linen: lin
material.leather: cuir, cuirs, en cuir, cuir véritable
material.suede: daim, suédé, nubuck
material.nappa: nappa
material.faux-leather: simili cuir, similicuir, simili, faux cuir, cuir vegan, skaï
material.viscose: viscose
material.polyester: polyester
material.recycled: polyester recyclé
material.acetate: acétate
material.elastane: élasthanne, stretch, extensible
material.nylon: nylon
material.cupro: cupro
material.crepe: crêpe
material.velvet: velours
material.lace: dentelle, dentelles, broderie anglaise
material.chiffon: mousseline, organza, voile, transparent
material.tulle: tulle
material.twill: twill, sergé
material.jersey: jersey
material.fleece: polaire
material.fur: fourrure, fausse fourrure, moumoute
material.sterling-silver: argent massif, argent 925, argent sterling
material.gold: plaqué or, vermeil, or massif, or jaune
material.rose-gold: plaqué or rose
material.brass: laiton
material.pearl: perles, perle de culture
material.diamond: diamant, diamants
material.gemstone: pierre, pierres, pierre fine, cristal, pierre précieuse
material.straw: paille, raphia, osier
color.black: noir, noire, noirs, noires
color.grey: gris, grise, grises
color.white: blanc, blanche, blancs, blanches
color.beige: beige, beiges, neutre, neutres
color.brown: marron, marrons, brun, brune, bruns, brunes
color.red: rouge, rouges, écarlate
color.pink: rose, roses, rosé
color.orange: orange
color.yellow: jaune, jaunes, citron
color.green: vert, verte, verts, vertes
color.blue: bleu, bleue, bleus, bleues
color.purple: violet, violette, violets, violettes, pourpre
color.gold: or, doré, dorée, dorés, dorées, en or
color.silver: argent, argenté, argentée, argentés, argentées, en argent
color.print: imprimé, imprimée, imprimés, imprimées, motif, motifs, multicolore, coloré, colorée
shade.navy: marine, bleu marine, bleu nuit, bleu foncé, encre
shade.indigo: indigo
shade.sky: bleu ciel, bleu clair, ciel, bleu pâle, bleu pastel, bleu glacier
shade.cobalt: bleu roi, bleu électrique, cobalt, bleu klein
shade.teal: bleu canard, bleu pétrole, pétrole, canard
shade.turquoise: turquoise
shade.lapis: lapis lazuli
shade.burgundy: bordeaux, lie de vin, grenat, sang de boeuf, rouge foncé, prune rouge
shade.brick: brique, rouge brique
shade.cherry: cerise
shade.rust: rouille, roux, terracotta, cuivre
shade.clay: argile, terre cuite
shade.coral: corail, saumon
shade.amber: ambre, érable
shade.peach: pêche, abricot
shade.camel: camel, chameau
shade.bone: os
shade.cream: crème
shade.oat: avoine
shade.sand: sable
shade.nude: nude, couleur chair, chair
shade.taupe: taupe, grège
shade.champagne: champagne
shade.charcoal: anthracite, gris foncé, charbon
shade.slate: ardoise
shade.gunmetal: canon de fusil
shade.pearl: nacre, pierre de lune, perle
shade.ivory: ivoire, blanc cassé, écru, craie
shade.sage: sauge, vert sauge, vert clair, vert pâle, vert d eau, amande
shade.olive: olive, vert olive, kaki, vert kaki
shade.moss: mousse, vert mousse
shade.forest: forêt, vert forêt, vert sapin, sapin, vert foncé, vert bouteille, vert anglais, fougère
shade.emerald: émeraude, vert émeraude
shade.mint: menthe, vert menthe
shade.lilac: lilas, lavande, mauve, parme
shade.plum: prune, aubergine
shade.fig: figue
shade.rose: vieux rose, rose poudré, rose pâle, rose clair, rose pastel
shade.fuchsia: fuchsia, rose vif, magenta, rose fluo
shade.butter: jaune beurre, beurre, jaune pâle, jaune clair
shade.mustard: moutarde, ocre
shade.saffron: safran
shade.cognac: cognac, fauve, caramel, tan, marron clair
shade.tobacco: tabac
shade.chocolate: chocolat, marron foncé, café, moka
shade.chestnut: châtaigne, châtain
shade.tortoise: écaille, écailles, écaille de tortue
shade.rose-gold: or rose
`;
