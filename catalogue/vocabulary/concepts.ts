// What can be asked for in a fashion shop, free of any language: each with what it is a kind of, or goes with. Much of
// it this shop does not sell; it is here so that search can say so, and offer what is nearest.

/** Each line: a concept, and after the colon what it is besides. */
const lines = `
kind.clothing
kind.dress: kind.clothing tag.wedding tag.party tag.date
kind.slip-dress: kind.dress tag.evening tag.summer
kind.floral-dress: kind.dress tag.summer tag.spring tag.floral
kind.shirt-dress: kind.dress
kind.wedding-dress: kind.dress
kind.jumpsuit: kind.dress
kind.top: kind.clothing
kind.shirt: kind.top tag.office tag.casual
kind.blouse: kind.top tag.office
kind.tee: kind.top tag.casual tag.summer
kind.polo: kind.tee
kind.cami: kind.top tag.summer tag.evening tag.party
kind.corset: kind.cami
kind.bodysuit: kind.cami
kind.sweatshirt: kind.knitwear
kind.hoodie: kind.knitwear
kind.knitwear: kind.clothing tag.warm tag.winter tag.autumn tag.casual
kind.sweater: kind.knitwear
kind.cardigan: kind.knitwear
kind.turtleneck: kind.sweater
kind.poncho: kind.knitwear
kind.waistcoat: kind.blazer
kind.skirt: kind.clothing
kind.satin-skirt: kind.skirt tag.evening tag.party tag.wedding
kind.pleated-skirt: kind.skirt tag.pleated tag.office
kind.denim-skirt: kind.skirt
kind.trousers: kind.clothing tag.office
kind.culottes: kind.trousers
kind.leggings: kind.trousers
kind.joggers: kind.trousers
kind.chinos: kind.trousers
kind.shorts: kind.trousers
kind.jeans: kind.clothing kind.bottoms tag.casual
kind.bottoms: kind.clothing
kind.jacket: kind.clothing
kind.coat: kind.jacket kind.outerwear tag.warm tag.winter tag.autumn
kind.outerwear: kind.clothing
kind.trench: kind.coat
kind.raincoat: kind.coat
kind.puffer: kind.coat
kind.parka: kind.coat
kind.cape: kind.coat
kind.fur-coat: kind.coat
kind.blazer: kind.jacket tag.office tag.autumn
kind.suit: kind.blazer
kind.leather-jacket: kind.jacket
kind.denim-jacket: kind.jacket
kind.bomber: kind.jacket
kind.gilet: kind.jacket
kind.lingerie: kind.cami
kind.nightwear: kind.cami
kind.swimwear: kind.clothing
kind.sportswear: kind.clothing
kind.hosiery: kind.accessory
kind.shoe
kind.heel: kind.shoe tag.evening tag.party tag.wedding tag.office
kind.pump: kind.heel
kind.mule: kind.shoe tag.summer tag.party
kind.sandal: kind.mule
kind.flat: kind.shoe
kind.loafer: kind.flat
kind.ballerina: kind.flat
kind.sneaker: kind.flat
kind.boot: kind.shoe
kind.slipper: kind.mule
kind.espadrille: kind.mule
kind.wedge: kind.heel
kind.bag: tag.gift tag.office
kind.handbag: kind.bag
kind.shoulder-bag: kind.bag
kind.tote: kind.handbag
kind.crossbody: kind.shoulder-bag
kind.clutch: kind.handbag
kind.backpack: kind.bag
kind.luggage: kind.bag
kind.wallet: kind.bag
kind.phone-case: kind.bag
kind.accessory
kind.scarf: kind.accessory tag.gift tag.spring tag.autumn
kind.hat: kind.accessory tag.autumn tag.winter tag.rain
kind.beanie: kind.hat
kind.cap: kind.hat
kind.sun-hat: kind.hat
kind.belt: kind.accessory tag.gift
kind.sunglasses: kind.accessory tag.summer tag.gift
kind.glasses: kind.sunglasses
kind.gloves: kind.accessory
kind.umbrella: kind.accessory
kind.hair-accessory: kind.accessory
kind.tie: kind.scarf
kind.watch: kind.jewelry
kind.jewelry: tag.gift tag.wedding tag.party
kind.earrings: kind.jewelry
kind.hoops: kind.earrings
kind.studs: kind.earrings
kind.ring: kind.jewelry
kind.wedding-ring: kind.ring
kind.necklace: kind.jewelry
kind.choker: kind.necklace
kind.bracelet: kind.jewelry
kind.anklet: kind.bracelet
kind.brooch: kind.jewelry
kind.beauty: tag.gift
kind.perfume: kind.beauty tag.date
kind.body: kind.beauty
kind.bath: kind.body
kind.hand-cream: kind.body
kind.soap: kind.body
kind.skincare: kind.body
kind.makeup: kind.beauty
kind.haircare: kind.beauty
kind.candle: kind.perfume
kind.gift-card: tag.gift
kind.menswear
kind.childrenswear
tag.warm
tag.winter
tag.summer
tag.spring
tag.autumn
tag.rain
tag.wedding
tag.party
tag.evening
tag.date
tag.office
tag.casual
tag.gift
tag.sustainable
tag.floral
tag.pleated
tag.striped
tag.checked
tag.animal
tag.sequin
tag.mini
tag.midi
tag.maxi
tag.cropped
tag.wide
tag.straight
tag.tapered
tag.flared
tag.skinny
tag.high-rise
tag.mid-rise
tag.low-rise
tag.crew-neck
tag.v-neck
tag.cowl-neck
tag.collar
tag.long-sleeve
tag.short-sleeve
tag.sleeveless
tag.strapless
tag.backless
tag.double-breasted
tag.cable
tag.bias
tag.oversized
tag.fitted
tag.pockets
tag.pointed
tag.waterproof
tag.handmade
material.silk
material.satin
material.wool: tag.warm
material.merino: material.wool
material.lambswool: material.wool
material.cashmere: material.wool
material.alpaca: material.wool
material.mohair: material.wool
material.melton: material.wool
material.tweed: material.wool
material.felt
material.cotton
material.organic-cotton: material.cotton tag.sustainable
material.poplin: material.cotton
material.denim: material.cotton
material.corduroy: material.cotton
material.linen: tag.summer
material.leather
material.suede: material.leather
material.nappa: material.leather
material.faux-leather
material.viscose
material.polyester
material.recycled: tag.sustainable
material.acetate
material.elastane
material.nylon
material.cupro
material.crepe
material.velvet
material.lace
material.chiffon
material.tulle
material.twill
material.jersey
material.fleece
material.fur
material.sterling-silver
material.gold
material.rose-gold
material.brass
material.pearl
material.diamond
material.gemstone
material.straw
color.black
color.grey
color.white
color.beige
color.brown
color.red
color.pink
color.orange
color.yellow
color.green
color.blue
color.purple
color.gold
color.silver
color.print
shade.navy: color.blue
shade.indigo: color.blue
shade.sky: color.blue
shade.cobalt: color.blue
shade.teal: color.blue
shade.turquoise: color.blue
shade.lapis: color.blue
shade.burgundy: color.red
shade.brick: color.red
shade.cherry: color.red
shade.rust: color.orange
shade.clay: color.orange
shade.coral: color.pink
shade.amber: color.orange
shade.peach: color.orange
shade.camel: color.beige
shade.bone: color.beige
shade.cream: color.white
shade.oat: color.beige
shade.sand: color.beige
shade.nude: color.beige
shade.taupe: color.beige
shade.champagne: color.beige
shade.charcoal: color.grey
shade.slate: color.grey
shade.gunmetal: color.grey
shade.pearl: color.white
shade.ivory: color.white shade.cream
shade.sage: color.green
shade.olive: color.green
shade.moss: color.green
shade.forest: color.green
shade.emerald: color.green
shade.mint: color.green
shade.lilac: color.purple
shade.plum: color.purple
shade.fig: color.purple
shade.rose: color.pink
shade.fuchsia: color.pink
shade.butter: color.yellow
shade.mustard: color.yellow
shade.saffron: color.yellow
shade.cognac: color.brown
shade.tobacco: color.brown
shade.chocolate: color.brown
shade.chestnut: color.brown
shade.tortoise: color.brown
shade.rose-gold: color.gold
`;

export const concepts = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', broader = ''] = line.split(':');
    return { code, broader: broader.split(' ').filter((word) => word !== '') };
  });
