// What people call things in English, and the words they put around them: before the colon what they mean, after it how
// it is said. Singular and plural, apart and together, accents and capitals are the same word to search.

export const englishKinds = `
say.under: under, below, less than, cheaper than, up to, max, maximum, at most, no more than, not more than, within, upto, beneath, lower than
say.over: over, above, more than, at least, min, minimum, starting at, upwards of, higher than
say.between: between, from
say.to: to, and, till, until
say.or-less: or less, max, maximum, or under, or below, and under, tops
say.or-more: or more, or over, or above, and up, and above
say.usd: dollar, dollars, usd, bucks, buck
say.other: euro, euros, eur, pound, pounds, gbp, quid
say.size: size, sizes, sz
size.xs: size extra small, extra small
size.s: size small, small size
size.m: size medium, medium size, medium sized
size.l: size large, large size
size.xl: size extra large, extra large, size x large
say.number: style number, style no, product number, item number, article number, article, style code, sku, reference, ref, product code, model number, number, no
say.new: new, new in, newest, latest, new arrivals, new arrival, just in, recent, newly arrived, whats new, fresh
say.sale: sale, on sale, discount, discounted, discounts, reduced, markdown, marked down, clearance, outlet, promo, promotion, promotions, deal, deals, bargain, bargains, special offer, offers, off price, half price, final sale
say.cheap: cheap, cheapest, affordable, inexpensive, budget, low price, lowest price, low cost, reasonably priced
skip: a, an, the, and, or, of, for, to, in, with, from, by, at, on, as, some, any, something, anything, thing, things, stuff, item, items, piece, pieces, product, products, clothes for, i, im, i am, me, my, we, our, you, your, she, her, hers, us, it, its, that, this, these, those, which, what, whats, who, where, is, are, be, was, do, does, did, can, could, would, should, will, have, has, had, need, needs, want, wants, wanting, like, love, looking, look, looks, find, finding, search, searching, show, see, get, getting, buy, buying, shop, shopping, shops, store, online, order, please, pls, hi, hello, thanks, women, woman, womens, womans, ladies, lady, girl, girls, female, feminine, nice, good, great, best, cute, pretty, beautiful, lovely, cool, stylish, trendy, fashionable, fashion, chic, elegant, classy, sexy, comfortable, comfy, perfect, favorite, favourite, quality, designer, designers, brand, brands, luxury, luxurious, fancy, simple, basic, classic, timeless, modern, must have, go, going, goes, wear, wearing, wears, worn, put, made, make, style, styles, styled, colour, color, colored, coloured, colors, colours, kind, type, sort, very, really, so, too, more, most, not, just, also, there, here, today, tomorrow, tonight, now, next, week, weekend, month, year, day, days, time, when, while, during, season, event, occasion, occasions, special, friend, friends, sister, pair, set, one, ones, two, set of, idea, ideas, recommendation, recommendations, options, selection, collection, range, long lasting, high quality, well made, plus, if, but, up, out, about, into, over my, big, little
kind.clothing: clothes, clothing, apparel, garment, garments, outfit, outfits, ready to wear, rtw, wardrobe, look, attire, threads
kind.dress: dress, dresses, frock, frocks, gown, gowns, sundress, sun dress, day dress, tea dress, lbd dress, wrap dress, shift dress, sheath, sheath dress, a line dress, dressy dress, bodycon, bodycon dress, kaftan, caftan
kind.dress tag.evening: evening gown, evening dress, ball gown, ballgown, formal dress, formal gown, black tie dress, prom dress, night gown dress, gala dress, opera dress
kind.dress tag.party: cocktail dress, party dress, going out dress, club dress, nye dress
kind.dress tag.wedding: bridesmaid dress, bridesmaids dress, bridesmaid, wedding guest dress, guest dress
kind.dress color.black: lbd, little black dress
kind.dress tag.summer: summer dress, beach dress, holiday dress
kind.dress kind.knitwear: sweater dress, jumper dress, knit dress, knitted dress
kind.dress tag.maxi: maxi dress, maxi, maxidress, floor length dress, full length dress, ankle length dress, long dress
kind.dress tag.mini: mini dress, minidress, short dress
kind.dress tag.midi: midi dress, knee length dress, mid length dress
kind.slip-dress: slip dress, slip, slips, slipdress, satin slip, silk slip, bias dress, nightie dress, spaghetti strap dress, strappy dress
kind.floral-dress: floral dress, flower dress, flowery dress, flowered dress
kind.shirt-dress: shirt dress, shirtdress
kind.wedding-dress: wedding dress, wedding gown, bridal gown, bridal dress, bridal
kind.jumpsuit: jumpsuit, playsuit, romper, overalls, dungarees, boiler suit, onesie, catsuit, unitard
kind.top: top, tops, upper
kind.shirt: shirt, shirts, button down, button up, buttondown, dress shirt, oxford shirt, poplin shirt, work shirt, collared shirt, shirting, oxford
kind.blouse: blouse, blouses, bow blouse, tunic, smock, silk shirt, pussybow
kind.tee: t shirt, tee, tees, tee shirt, jersey top, crew tee, t, undershirt, graphic tee, boxy tee
kind.polo: polo, polo shirt
kind.cami: camisole, cami, camisoles, cami top, tank top, tank, tanks, singlet, strappy top, spaghetti top, spaghetti strap top, vest top, halter, halter top, halterneck, tube top, crop top, bustier top, sleeveless top, silk top, satin top, going out top
kind.corset: corset, bustier
kind.bodysuit: bodysuit, body suit, leotard
kind.sweatshirt: sweatshirt, sweat shirt
kind.hoodie: hoodie, hoody, hooded sweatshirt, hooded top
kind.knitwear: knitwear, knit, knits, knitted, woolly, woollies, woolen, woollen, knitted top, knit top
kind.sweater: sweater, sweaters, jumper, jumpers, pullover, pullovers, pull over, crewneck, crewnecks, crew neck sweater, jersey sweater, chunky knit, winter sweater, aran, fisherman, guernsey
kind.sweater tag.cable: cable knit, cable sweater, cable jumper, cable knit sweater, cableknit
kind.cardigan: cardigan, cardigans, cardi, cardie, cardy
kind.turtleneck: turtleneck, turtle neck, polo neck, roll neck, rollneck, mock neck, funnel neck, high neck sweater
kind.poncho: poncho, wrap, shawl cardigan
kind.waistcoat: waistcoat
kind.skirt: skirt, skirts, wrap skirt, pencil skirt, a line skirt, circle skirt, full skirt, skater skirt
kind.satin-skirt: satin skirt, slip skirt, silk skirt, satin midi skirt, bias skirt
kind.pleated-skirt: pleated skirt, pleat skirt, pleated midi skirt, plisse skirt, accordion skirt
kind.denim-skirt: denim skirt, jean skirt
kind.skirt tag.mini: mini skirt, miniskirt, short skirt
kind.skirt tag.midi: midi skirt, knee length skirt
kind.skirt tag.maxi: maxi skirt, long skirt
kind.trousers: trousers, trouser, pants, pant, slacks, dress pants, tailored pants, suit pants, suit trousers, work pants, dress trousers, cigarette pants, cigarette trousers, strides, kecks, capri, capris, palazzo, palazzos
kind.trousers tag.wide: wide leg pants, wide leg trousers, wide pants, wide trousers, palazzo pants, wide leg
kind.culottes: culotte, culottes, gauchos, cropped pants, cropped trousers
kind.leggings: leggings, legging, jeggings, tights pants, yoga pants, stirrup pants
kind.joggers: joggers, sweatpants, track pants, tracksuit bottoms, sweats, lounge pants, tracksuit, jogging bottoms
kind.chinos: chinos, khaki pants, cargo pants, cargos, cargo trousers
kind.shorts: shorts, short pants, bermuda, bermudas, hot pants, hotpants
kind.jeans: jeans, jean, denim, denims, denim pants, dungaree, mom jeans, boyfriend jeans, 501, levis, blue jeans
kind.bottoms: bottoms
kind.jacket: jacket, jackets
kind.coat: coat, coats, overcoat, overcoats, topcoat, top coat, winter coat, car coat, greatcoat, peacoat, pea coat, reefer, duffle coat, duffel coat, duffle, maxi coat, long coat, winter jacket, carcoat, cocoon coat, wrap coat, robe coat
kind.outerwear: outerwear, outer wear, outer layer
kind.trench: trench, trench coat, trenchcoat, mac, mackintosh
kind.raincoat: raincoat, rain coat, rain jacket, anorak, windbreaker, waterproof jacket, cagoule
kind.puffer: puffer, puffer jacket, down jacket, down coat, quilted jacket, quilted coat, padded coat, padded jacket, ski jacket
kind.parka: parka
kind.cape: cape, cloak, capelet
kind.fur-coat: fur coat, faux fur coat, shearling, teddy coat, teddy jacket, shearling coat, sheepskin
kind.blazer: blazer, blazers, suit jacket, sports jacket, sport coat, tailored jacket, tuxedo jacket, dinner jacket, tailoring
kind.suit: suit, suits, pantsuit, pant suit, trouser suit, trousersuit, tuxedo, power suit, co ord, coord, two piece
kind.leather-jacket: leather jacket, biker jacket, biker, moto jacket, motorcycle jacket, suede jacket
kind.denim-jacket: denim jacket, jean jacket, trucker jacket
kind.bomber: bomber, bomber jacket, varsity jacket, flight jacket
kind.gilet: gilet, vest, body warmer, bodywarmer, puffer vest
kind.lingerie: lingerie, bra, bras, underwear, panties, knickers, thong, thongs, briefs, undies, bralette, shapewear, spanx, garter, negligee, intimates, teddy
kind.nightwear: pyjamas, pajamas, pjs, nightwear, nightdress, nightgown, nightie, robe, dressing gown, bathrobe, loungewear, sleepwear, lounge wear, kimono, sleep shirt
kind.swimwear: swimwear, swimsuit, swim suit, bikini, bikinis, bathing suit, swimming costume, one piece swimsuit, tankini, beachwear, cover up, sarong
kind.sportswear: sportswear, activewear, gym wear, workout clothes, sports bra, athleisure, yoga, running, gym clothes, athletic wear, ski wear
kind.hosiery: socks, sock, tights, stockings, stocking, pantyhose, hosiery, hold ups, nylons
kind.shoe: shoe, shoes, footwear, foot wear, kicks shoe, pointed shoes, pointy shoes, evening shoes
kind.heel: heels, heel, high heels, high heel, high heeled shoes, heeled shoes, block heel, block heels, platform heels, platforms, party shoes, louboutins, dress shoes, dress shoe
kind.pump: pump, pumps, stilettos, stiletto, stilletos, stilletto, kitten heels, kitten heel, slingback, slingbacks, court shoes, court shoe, closed toe heels
kind.mule: mule, mules, clogs, clog, slides, slide, backless shoes, slip on shoes, slip ons, slip on, open back shoes
kind.mule kind.heel: heeled mule, heeled mules, mule heels, high heel mules
kind.sandal: sandal, sandals, flip flops, flipflop, thongs shoes, gladiators, birkenstocks, strappy sandals, strappy heels, heeled sandals
kind.flat: flats, flat shoes, flat shoe
kind.loafer: loafer, loafers, brogue, brogues, moccasin, moccasins, oxfords, derby, derbies, penny loafers, monk strap
kind.ballerina: ballerina, ballerinas, ballet flats, ballet shoes, ballet pumps, mary janes, mary jane
kind.sneaker: sneaker, sneakers, trainer, trainers, running shoes, tennis shoes, gym shoes, kicks, runners, plimsolls, plimsoll, canvas shoes, sports shoes, athletic shoes, converse, nikes
kind.boot: boot, boots, bootie, booties, ankle boots, knee boots, knee high boots, chelsea boots, chelsea boot, cowboy boots, wellies, wellington boots, wellingtons, rain boots, thigh high boots, uggs, combat boots, doc martens, snow boots
kind.slipper: slipper, slippers, house shoes
kind.espadrille: espadrille, espadrilles
kind.wedge: wedge, wedges
kind.bag: bag, bags, purse, purses, handbag, handbags, hand bag, pocketbook, pocket book, leather goods, it bag, designer bag, everyday bag, work bag, evening bag
kind.handbag: top handle bag, top handle, satchel, doctor bag, bowling bag, lady bag, structured bag, bucket bag, frame bag, flap bag, briefcase
kind.shoulder-bag: shoulder bag, hobo, hobo bag, baguette bag, half moon bag, moon bag, crescent bag, sling bag, underarm bag
kind.tote: tote, totes, tote bag, shopper, shopper bag, shopping bag, beach bag, basket bag
kind.crossbody: crossbody, crossbody bag, cross body, messenger bag, camera bag, saddle bag, belt bag, bum bag, fanny pack
kind.clutch: clutch, clutches, clutch bag, pouch, minaudiere, evening clutch, wristlet
kind.backpack: backpack, backpacks, rucksack, knapsack, back pack, school bag
kind.luggage: luggage, suitcase, suitcases, travel bag, weekender, weekend bag, duffel bag, holdall, overnight bag, trolley, carry on, cabin bag
kind.wallet: wallet, wallets, billfold, card holder, cardholder, coin purse, card case, purse wallet, key ring, keyring, key chain, keychain
kind.phone-case: phone case, laptop case, laptop bag, laptop sleeve, ipad case
kind.accessory: accessory, accessories, accessorise, accessorize, finishing touch
kind.scarf: scarf, scarfs, scarves, headscarf, head scarf, neckerchief, foulard, bandana, bandanna, shawl, stole, pashmina, silk square, neck scarf, kerchief, hair scarf, hijab, snood, muffler
kind.hat: hat, hats, fedora, trilby, headwear, head wear, wide brim hat, felt hat, headgear, bowler, cloche
kind.beanie: beanie, beanies, bobble hat, woolly hat, beret, berets, winter hat, knit hat, earmuffs
kind.cap: cap, caps, baseball cap, trucker cap, visor
kind.sun-hat: sun hat, sunhat, straw hat, panama, panama hat, bucket hat, beach hat, boater
kind.belt: belt, belts, waist belt, buckle, waistband, cinch, sash, suspenders, braces
kind.sunglasses: sunglasses, sun glasses, sunglass, shades, sunnies, eyewear, eye wear, specs shades, ray bans, raybans, aviators, wayfarers, sunnys, cat eye sunglasses, cateye
kind.glasses: glasses, eyeglasses, spectacles, reading glasses, specs, optical frames, frames
kind.gloves: glove, gloves, mittens, mitten, mitts
kind.umbrella: umbrella, umbrellas, brolly, parasol
kind.hair-accessory: hair clip, hair clips, hair tie, scrunchie, scrunchies, headband, hairband, head band, barrette, claw clip, hair accessories, hair accessory, hair pin, tiara, fascinator
kind.tie: tie, ties, necktie, bow tie, bowtie, pocket square
kind.watch: watch, watches, wristwatch, wrist watch, timepiece
kind.jewelry: jewelry, jewellery, jewelery, jewlery, jewels, jewel, bling, trinket, trinkets, costume jewelry, fine jewelry
kind.earrings: earring, earrings, ear ring, ear rings, ear cuff, drop earrings, danglers, huggies
kind.hoops: hoop, hoops, hoop earrings, hoop earring, creole, creoles
kind.studs: stud, studs, stud earrings
kind.ring: ring, rings, signet, signet ring, cocktail ring, statement ring, stacking ring, finger ring, band ring, solitaire
kind.wedding-ring: engagement ring, wedding ring, wedding band
kind.necklace: necklace, necklaces, pendant, pendants, locket, neck lace, chain, chains, chain necklace, neck chain, gold chain, medallion, coin necklace, lariat
kind.choker: choker, chokers, collar necklace
kind.bracelet: bracelet, bracelets, bangle, bangles, cuff, cuffs, charm bracelet
kind.anklet: anklet, anklets, ankle bracelet, toe ring
kind.brooch: brooch, brooches, pin, pins, lapel pin, badge, cufflinks
kind.beauty: beauty, cosmetics, toiletries, self care, selfcare, pamper, pampering, beauty products
kind.perfume: perfume, perfumes, fragrance, fragrances, scent, scents, eau de parfum, edp, eau de toilette, edt, cologne, parfum, body spray, eau de cologne, smell, aftershave
kind.body: bath and body, body care, bodycare, body lotion, lotion, moisturiser, moisturizer, body cream, body butter, cream lotion, body oil
kind.bath: bath oil, bath, bubble bath, bath salts, bath bomb, spa, bath products
kind.hand-cream: hand cream, handcream, hand balm, hand lotion, balm, hand care, hands, salve, hand salve
kind.soap: soap, soaps, shower gel, body wash, hand wash, hand soap, shower
kind.skincare: skincare, skin care, face cream, serum, cleanser, toner, face mask, sunscreen, spf, sun cream, lip balm, eye cream
kind.makeup: makeup, make up, lipstick, lip gloss, mascara, foundation, nail polish, nail varnish, blusher, eyeshadow, eyeliner, bronzer, concealer
kind.haircare: shampoo, conditioner, hair oil, hairspray, hair care, haircare, hair brush, hairbrush
kind.candle: candle, candles, scented candle, home fragrance, diffuser, incense, room spray
kind.gift-card: gift card, gift cards, giftcard, gift certificate, voucher, vouchers, gift voucher, e gift card, egift, store credit, gift token
kind.menswear: men, mens, man, male, guys, boyfriend clothes, menswear, husband clothes, unisex mens
kind.childrenswear: kids, kid, children, child, childrens, baby, babies, toddler, boys, boy, newborn, kidswear, teen
`;
