import type { Observations } from '../observations.ts';

export const silk: Observations = {
  praise: [
    'The silk is heavy and cool and makes a small sound when you walk.',
    'It is real silk, the kind that warms up to you after a minute.',
    'I hand-washed it in the sink with baby shampoo and it dried by morning.',
    'The cloth moves half a second after you do.',
    'It creases if you sit on it wrong and drops out again after ten minutes in a steamy bathroom.',
    'You can feel that the cloth was not stretched to save an inch.',
    'Sand-washed is the right word: soft, a little dusty, no plastic shine.',
    'Against the skin it is like nothing, in the best way.',
    'I was afraid of water spots and so far there are none.',
    'In candlelight the {color} looks like something in a painting.',
    'Static used to be my enemy; not with this.',
    'It weighs about as much as a letter.',
    'Steamed it once from the inside, as they say, and it came up like new.',
    'The silk has a dry hand, so it does not cling when it is hot.',
  ],
  complaints: [
    'It shows every drop of water, so mind the sink.',
    'The silk snagged on my watch the first night.',
    'It creases the moment you sit down.',
    'Thinner than I thought; in sun you can see a pale bra through it.',
    'The color came off a little in the first wash.',
    'A seam puckered after one gentle wash.',
    'You need the right underwear or none, and I did not have either.',
    'It picked up a pull on the back after two wearings.',
  ],
};

export const slipDress: Observations = {
  praise: [
    'The cowl stays where it is put, which I had stopped believing in.',
    'Straps adjust by enough to matter.',
    'I wore it with sneakers at noon and heels at eight and it belonged both times.',
    'Under a big sweater it becomes a skirt, so I count it as two things.',
    'The bias cut forgives dinner.',
    'It skims the stomach instead of reporting on it.',
    'I have a big bust and was nervous about the neckline; it holds.',
    'Small bust here, and for once a cowl does not gape.',
    'It falls in a straight clean line and then swings at the hem.',
    'With a blazer it went to work, without one it went to {occasion}.',
    'Danced for three hours and never had to pull up a strap.',
    'The hem hangs even all the way round, which on a bias cut is not a given.',
    'Slips on over the head: no zip to fight, no one to ask for help.',
  ],
  complaints: [
    'The straps slid off my shoulders all night.',
    'The neckline falls open when you bend to pick anything up.',
    'The cowl is lower than it looks on the model.',
    'It clings to tights, so you will need a slip under the slip.',
    'The hem was an inch longer on one side.',
    'Too long for me without a heel and too delicate to hem at home.',
    'Shows the line of everything you wear beneath it.',
  ],
};

export const floral: Observations = {
  praise: [
    'The print is painted, not stamped, and up close you can see the brush.',
    'The flowers line up at the seams better than they need to.',
    'So many colors in it that it goes with every cardigan I have.',
    'It looks vintage without smelling of it.',
    'I spotted a bee in the print on the third wearing and have told everyone.',
    'The ground color is richer than on my screen.',
    'People think I bought it in Europe.',
    'The skirt is full enough for a bicycle.',
    'It photographs beautifully in a garden, and also in a parking lot.',
    'The lining stops at the knee so it never sticks when you walk.',
    'Not sugary: the flowers have a bit of weather in them.',
  ],
  complaints: [
    'The print is busier than it looks in the photo.',
    'A flower is cut in half right where I would not want one.',
    'It faded a little after the second wash.',
    'Long enough to sweep the sidewalk for me.',
    'The lining rides up when you walk fast.',
    'The colors are colder than shown.',
  ],
};

export const satinSkirt: Observations = {
  praise: [
    'The satin is thick enough that nothing shows through.',
    'It hangs off the hip like it was poured.',
    'Works with a T-shirt, a sweater, a shirt of my husband’s.',
    'No cling, no static, no slip needed.',
    'The waist sits flat even after lunch.',
    'I hung it in the bathroom overnight and every crease fell out.',
    'It makes flat shoes look like a decision.',
    'It swishes, quietly, and I walk more because of it.',
    'The light on it changes all day.',
    'I wore it with boots through the slush and it did not mind.',
    'The length is the good one: long enough to sit, short enough for stairs.',
  ],
  complaints: [
    'Every crease from the box stayed in until I steamed it twice.',
    'The waist has no give at all, so choose with lunch in mind.',
    'It catches on rough hands and rougher chairs.',
    'Shows a seam line at the hip.',
    'A splash of rain left marks.',
    'It twists round when I walk, so the seam ends up in front.',
  ],
};

export const skirt: Observations = {
  praise: [
    'It twirls, I tested it in the kitchen.',
    'The waistband is flat and stays put.',
    'I can climb stairs two at a time in it.',
    'It sits properly at the waist and does not travel round.',
    'Tucks, half-tucks and untucked all look fine with it.',
    'It makes an ordinary black sweater look considered.',
  ],
  complaints: [
    'The waistband rolls when I sit.',
    'It needs ironing every single time.',
    'The zip ends in a small lump at the hip.',
  ],
};

export const pleats: Observations = {
  praise: [
    'The pleats came out of a suitcase as sharp as they went in.',
    'It opens and closes like an accordion when you walk and I cannot stop looking down.',
    'Machine washed it in a bag, hung it up, done; the pleats did not move.',
    'Knife-sharp pleats that do not add an ounce at the hip.',
    'I sat on a train for six hours and stood up uncreased.',
    'Pleats usually make me look like a lampshade, and these do not.',
    'The pressing is so even that {who} asked if it was paper.',
    'You can feel that the pleats are set for good.',
    'It moves like water being combed.',
    'The {color} changes between the folds, lighter outside, deeper within.',
    'I packed it rolled in a stocking, an old trick, and it was perfect.',
  ],
  complaints: [
    'The pleats fan out over the hip on me and do not close again.',
    'One pleat was pressed the wrong way round.',
    'The fabric is clearly polyester when it is warm.',
    'After the second wash a few pleats at the back have gone soft.',
    'It makes a faint rustling noise, which may be just me.',
    'The waistband is stiff and leaves a mark.',
  ],
};

/** Only the Nocturne has it. */
export const crossedBack: Observations = {
  praise: [
    'The back is the whole point: low, crossed, and somehow still bra-friendly.',
    'The crossed straps made {who} turn me around to look again.',
  ],
  complaints: ['The crossed straps took me three tries, and a mirror.'],
};

/** Skirts that do not pull on. */
export const hiddenZip: Observations = {
  praise: ['The zip is so well hidden that I looked for it for a minute.'],
  complaints: ['The zip stuck the second time I wore it.'],
};
