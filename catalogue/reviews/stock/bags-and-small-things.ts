import type { Observations } from '../observations.ts';

export const bag: Observations = {
  praise: [
    'It fits a book, a water bottle and the things I pretend not to carry.',
    'The leather smells like a saddler’s.',
    'It is taking on a shine at the corners, the good kind.',
    'Light for leather.',
    'I scratched it with a key on day two and rubbed it out with a thumb.',
    'The inside pocket is where your hand looks for it.',
    'The stitching is so even that I counted a bit of it.',
    'It has made me throw out receipts.',
    'I take it to work, and to dinner, and it has never looked wrong.',
    'The lining is pale enough that you can find things.',
  ],
  complaints: [
    'It does not fit a laptop, and I had hoped.',
    'It scuffed on the first day.',
    'The lining shows ink, ask me how I know.',
  ],
};

export const ring: Observations = {
  praise: [
    'The stone has a little fault deep inside, like weather, and I love it for that.',
    'It sits low enough to wear under gloves.',
    'I wash my hands all day at work and the plating is holding.',
    'The bezel is smooth all round and catches on nothing.',
    'People take my hand to look at it.',
    'It looks like something inherited.',
    'The oval is bigger than I thought and I am glad.',
    'I wear it on the first finger and gesture more.',
    'The band is not so thin that it bends.',
  ],
  complaints: [
    'The plating wore at the back of the band after {weeks}.',
    'The stone is a shade duller than the photo.',
    'It left a faint green line in August.',
    'The stone was set a touch crooked.',
  ],
};

export const necklace: Observations = {
  praise: [
    'The coin turns to the front by itself.',
    'I had a date engraved on the back and it could not be nicer.',
    'The chain has not tangled once, and I am careless.',
    'The extra ring at sixteen inches is clever.',
    'It layers well with the thin one I never take off.',
    'The star is cut deep enough to feel with a thumb.',
    'I sleep and shower in it, sorry, and it has stayed bright.',
    'The clasp is big enough to manage alone.',
  ],
  complaints: [
    'The chain caught in my hair at the clasp.',
    'The coin is smaller than I pictured.',
    'It went dull after {weeks} and needs polishing.',
    'One link opened and had to be closed with pliers.',
  ],
};

export const earrings: Observations = {
  praise: [
    'So light that I forgot to take them off at night.',
    'The hinge clicks shut and stays shut.',
    'They go with a ponytail and with effort.',
    'Thick in front, thin behind the ear, as promised.',
    'No itching, and my ears complain about everything.',
    'The bigger size is the braver one; I wear the small to work.',
    'They catch the light without throwing it at people.',
    'They look solid and weigh nothing.',
    'I have slept in them more than once.',
  ],
  complaints: [
    'One of them will not click unless you coax it.',
    'The gold is a bit yellow for me.',
    'They dented when I dropped one in the bath.',
    'The warning about metals put {kin} off.',
  ],
};

export const scarf: Observations = {
  praise: [
    'The hem is rolled by hand, you can see the tiny irregular stitches.',
    'I have worn it as a belt, a headband and a bandage for a handle.',
    'The colors come through on the back almost as strong.',
    'It holds a knot without slipping.',
    'Found the signature in the hem on the second day.',
    'It is big enough to go round twice.',
    'The silk has enough body that it does not collapse.',
    'I framed it for a month, then I missed it and took it out again.',
    'It makes a gray coat forgivable.',
    'Ironed it damp from the back, as told, and it glows.',
  ],
  complaints: [
    'The hem came undone at one corner.',
    'It picked up a pull from an earring.',
    'Smaller than I imagined when tied.',
    'The border is darker than in the photo.',
    'It slides off smooth hair.',
  ],
};

export const hat: Observations = {
  praise: [
    'The brim has a view of its own and I agree with it.',
    'It got rained on, I brushed it, it was fine.',
    'The sweatband is leather and does not itch.',
    'It stays on in wind, up to a point.',
    'A kettle and two minutes put a dent right.',
    'It turns a bad hair day into a look.',
    'Felt is thick and even, no thin spots held up to the light.',
  ],
  complaints: [
    'It waited on back order far longer than I was told.',
    'It marks my forehead by evening.',
    'The band came loose at the bow.',
    'The crown is taller than it looks.',
    'It arrived with a dent that I had to steam out myself.',
  ],
};

export const belt: Observations = {
  praise: [
    'Thick leather that bends without cracking.',
    'The buckle has a proper weight.',
    'The edges are painted so neatly that they look dipped.',
    'It fits the loops of every pair I own.',
    'The holes are in the right places for a change.',
    'After {weeks} there is a faint curve in it, like it knows me.',
    'It pulls a sack of a dress together.',
  ],
  complaints: [
    'The edge paint chipped near the buckle.',
    'Needed one more hole, so I made it myself.',
    'It squeaked for a week.',
    'The keeper is loose and slides.',
  ],
};

export const sunglasses: Observations = {
  praise: [
    'Dark enough to hide a night, light enough to read a menu.',
    'The hinges close like a car door on a good car.',
    'They do not slide down my nose, and everything does.',
    'The acetate is thick and warm in the hand.',
    'I sat on them. They are fine.',
    'The {color} has depth to it when the sun comes through.',
    'They work with a round face and with a hangover.',
    'The case is sturdy and closes flat.',
    'No rainbow in the lenses, no headache after a long drive.',
  ],
  complaints: [
    'They pinch behind the ears after an hour.',
    'They fog up with a mask or a hot coffee.',
    'Heavier on the nose than I like.',
    'The left hinge needed tightening out of the box.',
    'They are wide on a narrow face.',
  ],
};

/** Bags with a handle and a clasp. */
export const claspBag: Observations = {
  praise: [
    'The clasp closes with a click that I open it just to hear.',
    'It stands up by itself on the floor of a restaurant.',
  ],
  complaints: ['The clasp is stiff and needs two hands.', 'The handle digs in when it is full.'],
};

/** The crescent on its strap. */
export const strapBag: Observations = {
  praise: [
    'The strap is the right length over a coat, which never happens.',
    'It tucks under the arm as if it had been measured for it.',
  ],
  complaints: ['The strap ring left a mark on the leather.', 'The zip catches at the curve.'],
};
