// Colours, cloths, occasions and looks in English, written as the kinds are.

export const englishLooks = `
tag.warm: warm, cozy, cosy, snug, toasty, thick, cold weather, cold, chilly, freezing, insulated, heavy, chunky, snow, warmth, keep warm, warmer
tag.winter: winter, wintry, winters, december, january, christmas party outfit, apres ski, ski
tag.summer: summer, summery, hot weather, beach, holiday, holidays, vacation, vacay, resort, tropical, lightweight, light, airy, breezy, cool weather wear, sunny, heatwave, cruise, july, august, festival
tag.spring: spring, springtime, easter
tag.autumn: autumn, fall, autumnal, transitional, september, october, november
tag.rain: rain, rainy, rainy day, wet weather
tag.wedding: wedding, weddings, wedding guest, bridal shower, ceremony, engagement party, rehearsal dinner, christening, baptism, bride, bridesmaids, races, ascot
tag.party: party, parties, cocktail, cocktails, clubbing, night out, going out, new years eve, nye, birthday, celebration, dancing, dance, disco, festive, bachelorette, hen party, hen do, graduation, homecoming
tag.evening: evening, formal, black tie, gala, opera, theatre, theater, dinner, night, prom, ball, eveningwear, evening wear, dressy, red carpet, glamorous, glam, occasionwear, occasion wear, smart
tag.date: date, date night, valentine, valentines, romantic, first date, anniversary
tag.office: office, work, workwear, work wear, business, professional, interview, job interview, meeting, corporate, desk, office wear, business casual, smart casual, formal office, conference, officewear, boardroom
tag.casual: casual, everyday, every day, weekend wear, relaxed, daily, laid back, off duty, lounge, errands, school, college, university, brunch, travel, flight, airplane, walking
tag.gift: gift, gifts, present, presents, gift idea, gift ideas, for mom, for mum, mothers day, christmas, xmas, birthday present, birthday gift, christmas gift, stocking filler, stocking fillers, secret santa, mom, mum, mother, wife, girlfriend, grandma, giftable, hostess gift, gifting, teacher gift, her birthday
tag.sustainable: sustainable, organic, eco, eco friendly, recycled, ethical, green fashion, responsible, vegan friendly
tag.floral: floral, flowers, flower, flowery, flower print, botanical, blossom, floral print, meadow
tag.pleated: pleated, pleats, pleat, plisse
tag.striped: striped, stripes, stripe, stripy, breton, pinstripe
tag.checked: checked, check, plaid, tartan, gingham, houndstooth, checkered, checks
tag.animal: leopard, leopard print, animal print, zebra, snakeskin, snake print, tiger
tag.sequin: sequin, sequins, sequined, sequinned, glitter, sparkly, sparkle, rhinestone, beaded, metallic, shiny metallic
tag.mini: mini, short length, thigh length
tag.midi: midi, midi length, mid length, knee length, calf length, tea length, below the knee, long midi length, under the knee
tag.maxi: floor length, full length, ankle length, maxi length, floor sweeping
tag.cropped: cropped, crop
tag.wide: wide, loose leg, baggy
tag.straight: straight leg, straight, straight cut
tag.tapered: tapered, tapered leg, carrot, cigarette, slim, slim fit, slim leg
tag.flared: flared, flare, flares, bootcut, boot cut, bell bottoms, bell bottom
tag.skinny: skinny, skinny fit
tag.high-rise: high rise, high waist, high waisted, highwaisted, high rised
tag.mid-rise: mid rise
tag.low-rise: low rise, low waist, hipster
tag.crew-neck: crew neck, round neck, ribbed crew neck, crew
tag.v-neck: v neck, vneck, plunging
tag.cowl-neck: cowl neck, cowl, cowlneck, draped neck
tag.collar: pointed collar, collar, collared
tag.long-sleeve: long sleeve, long sleeved, long sleeves
tag.short-sleeve: short sleeve, short sleeved, short sleeves
tag.sleeveless: sleeveless
tag.strapless: strapless, bandeau, off shoulder, off the shoulder
tag.backless: backless, open back, low back
tag.double-breasted: double breasted
tag.cable: cable, cabled, cables
tag.bias: bias, bias cut
tag.oversized: oversized, oversize, boxy, loose, baggy fit, slouchy, roomy
tag.fitted: fitted, tight fitting, figure hugging
tag.pockets: pockets, pocket
tag.pointed: pointed toe, pointed, pointy, pointy toe
tag.waterproof: waterproof, water resistant, showerproof, water repellent
tag.handmade: handmade, hand made, handcrafted, artisan
material.silk: silk, silky, silken, pure silk, mulberry silk
material.satin: satin, satiny, sateen, shiny
material.wool: wool, wooly, woollen fabric, pure wool, virgin wool
material.merino: merino
material.lambswool: lambswool, lamb wool
material.cashmere: cashmere, cashmeres
material.alpaca: alpaca
material.mohair: mohair, angora
material.melton: melton
material.tweed: tweed
material.felt: felt
material.cotton: cotton, cottons
material.organic-cotton: organic cotton
material.poplin: poplin
material.denim: selvedge, selvedge denim, denim fabric, raw denim
material.corduroy: corduroy, cord, cords
material.linen: linen, linens, flax
material.leather: leather, leathers, calfskin, calf leather, real leather, genuine leather
material.suede: suede
material.nappa: nappa
material.faux-leather: faux leather, vegan leather, pleather, fake leather, pu leather
material.viscose: viscose, rayon
material.polyester: polyester
material.recycled: recycled polyester
material.acetate: acetate
material.elastane: elastane, stretch, stretchy, spandex, lycra
material.nylon: nylon
material.cupro: cupro
material.crepe: crepe
material.velvet: velvet, velour, velvety
material.lace: lace, lacy, broderie
material.chiffon: chiffon, organza, sheer
material.tulle: tulle, mesh
material.twill: twill
material.jersey: jersey
material.fleece: fleece, sherpa
material.fur: fur, faux fur, fluffy
material.sterling-silver: sterling silver, sterling, 925
material.gold: gold plated, gold plate, 18 karat gold, 18k gold, vermeil, solid gold, gold filled
material.rose-gold: 18 karat rose gold
material.brass: brass
material.pearl: pearls, freshwater pearl
material.diamond: diamond, diamonds
material.gemstone: gemstone, gemstones, stone ring, stones, crystal, ruby, sapphire, opal
material.straw: straw, raffia, wicker
color.black: black, noir, jet, jet black, ebony, all black, onyx, washed black
color.grey: grey, gray, greys, greyish, ash, pewter, graphite, smoke
color.white: white, whites, pure white, snow white
color.beige: beige, neutral, neutrals, tan beige, stone, ecru, flax colour, khaki beige
color.brown: brown, browns, brownish, walnut
color.red: red, reds, scarlet, crimson, reddish, garnet, ruby red, bright red
color.pink: pink, pinks, pinkish, pastel pink
color.orange: orange
color.yellow: yellow, lemon, canary
color.green: green, greens, greenish, jade, malachite
color.blue: blue, blues, bluish
color.purple: purple, violet, purples
color.gold: gold, golden, gold tone
color.silver: silver, silvery, silver tone, chrome
color.print: print, prints, printed, pattern, patterned, multicolor, multicolour, multi, colorful, colourful
shade.navy: navy, ink, navy blue, midnight blue, dark blue, marine blue, deep blue
shade.indigo: indigo
shade.sky: sky, sky blue, light blue, pale blue, baby blue, powder blue, ice blue, glacier, pastel blue
shade.cobalt: cobalt, royal blue, electric blue, cobalt blue
shade.teal: teal, petrol, lagoon
shade.turquoise: turquoise, aqua
shade.lapis: lapis
shade.burgundy: burgundy, bordeaux, wine, oxblood, maroon, claret, wine red, dark red, merlot, deep red, cranberry, burgandy
shade.brick: brick, brick red
shade.cherry: cherry, cherry red
shade.rust: rust, rusty, burnt orange, terracotta, copper, rust orange
shade.clay: clay
shade.coral: coral, salmon
shade.amber: amber, maple
shade.peach: peach, apricot
shade.camel: camel, camel colored, camel colour
shade.bone: bone
shade.cream: cream, creamy, eggshell
shade.oat: oat, oatmeal, porridge
shade.sand: sand, sandy
shade.nude: nude, skin tone, flesh, blush nude
shade.taupe: taupe, greige, mushroom
shade.champagne: champagne
shade.charcoal: charcoal, dark grey, dark gray, anthracite
shade.slate: slate, slate grey, slate gray
shade.gunmetal: gunmetal, gun metal
shade.pearl: pearl, moonstone, pearly
shade.ivory: ivory, off white, offwhite, chalk, salt, winter white, broken white
shade.sage: sage, sage green, light green, pale green, pistachio, celadon
shade.olive: olive, olive green, khaki, army green, military green
shade.moss: moss, moss green
shade.forest: forest, forest green, dark green, hunter green, bottle green, racing green, pine, fern
shade.emerald: emerald, emerald green, jewel green
shade.mint: mint, mint green, seafoam
shade.lilac: lilac, lavender, mauve, light purple, periwinkle
shade.plum: plum, aubergine, eggplant, dark purple
shade.fig: fig
shade.rose: rose, dusty pink, dusty rose, blush, blush pink, light pink, pale pink, baby pink, rose pink
shade.fuchsia: fuchsia, hot pink, magenta, bright pink, neon pink, fuschia
shade.butter: butter, butter yellow, pale yellow, light yellow, pastel yellow
shade.mustard: mustard, ochre, mustard yellow
shade.saffron: saffron
shade.cognac: cognac, tan, tan brown, caramel, light brown
shade.tobacco: tobacco
shade.chocolate: chocolate, chocolate brown, dark brown, espresso, mocha, coffee
shade.chestnut: chestnut
shade.tortoise: tortoise, tortoiseshell, tortoise shell, havana
shade.rose-gold: rose gold, rosegold, pink gold
`;
