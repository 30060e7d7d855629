import type { Observations } from '../observations.ts';

export const knit: Observations = {
  praise: [
    'Warm without being a duvet.',
    'It does not itch, and I am a person whom everything itches.',
    'I wore it {times} before the first pill, and one stroke of a comb dealt with it.',
    'It smelled faintly of sheep for a day, which I mean as praise.',
    'The ribbing snaps back, even after I push the sleeves up all day.',
    'You can tell it was knitted to shape and not cut out of a bolt.',
    'Washed it cool, dried it flat, it came back the same size.',
    'The weight is just right for a house with old windows.',
    'It goes over a collar without a fight.',
    'My label says the sheep are called Dagny and Rolf; I am invested now.',
    'I have knitted for thirty years and the finishing here is better than mine.',
    'Wore it under a coat in {city} in January and was fine.',
    'The neck is the right distance from the neck.',
    'The yarn has little flecks in it that the photos do not show.',
    'It has that dry, springy feel that cheap wool never has.',
    'I sat by a bonfire in it and it aired out by morning.',
  ],
  complaints: [
    'It pilled under the arms within {weeks}.',
    'Itchy at the neck, so I need a shirt beneath it.',
    'It shed on my black trousers for the first week.',
    'The sleeves grew during the day.',
    'A moth found it, which is not their fault, but it was fast.',
    'There was a dropped stitch near the hem.',
    'It lost its shape after one wash, and I followed the label.',
    'Heavier than I wanted for indoors.',
    'The cuffs have gone slack.',
  ],
};

export const tee: Observations = {
  praise: [
    'The cotton is thick enough to be worn without thinking about bras.',
    'Neckband has not gone wavy after eight washes.',
    'It went in the dryer by accident and came out fine.',
    'A T-shirt that looks ironed when it is not.',
    'The side seams stay at the sides.',
    'It holds its shape under a jacket.',
    'The sleeve length is the one I have been looking for since college.',
    'Good with everything, and I have tested everything.',
    'The {color} has not faded, and I wash warm.',
    'Boxy in the good way, like it came from a better decade.',
    'I have thrown out four others because of this.',
  ],
  complaints: [
    'It shrank more than they say.',
    'There is a twist in the side seam after washing.',
    'Shorter than I like when I lift my arms.',
    'A lot of money for a T-shirt, whichever way you fold it.',
    'The collar is a bit tight on the way over my head.',
    'I got a pinhole near the hem in week two.',
  ],
};

export const shirt: Observations = {
  praise: [
    'The collar stands up on its own, even without a tie or an opinion.',
    'Crisp, but it does not crackle.',
    'The buttons are real shell and sewn on as if they mattered.',
    'No gaping between the buttons, and I usually have to pin.',
    'It irons in three minutes while damp.',
    'I wear it open over a swimsuit and closed to the bank.',
    'The cuffs roll and stay rolled.',
    'It is long enough to stay tucked through a day of lifting boxes.',
    'The cloth has a weight to it that cheap ones never have.',
    'Cool in the heat and proper in a meeting.',
  ],
  complaints: [
    'It creases as soon as you look at it.',
    'A button came off in the first week.',
    'The sleeves are short on my arms.',
    'You can see through it in bright light.',
    'The collar will not lie flat under a sweater.',
    'Cut straight, so it pulls at the hip.',
  ],
};

export const camisole: Observations = {
  praise: [
    'Under a blazer it is just a line of light, as they say.',
    'The straps are thin but they hold.',
    'It stays tucked in.',
    'I sleep in it too, do not tell anyone.',
    'Long enough not to ride up, soft enough to forget.',
    'The neckline drapes and does not drop.',
    'It makes jeans look like a plan.',
  ],
  complaints: [
    'The straps need shortening on almost everyone, I think.',
    'Not bra-friendly at the back.',
    'The hem flips up after washing.',
    'It slides around under a cardigan.',
  ],
};

export const tailoring: Observations = {
  praise: [
    'The shoulders sit as if a tailor had been at them.',
    'The lining slides over a sweater without a fight.',
    'It has an inside pocket that fits a phone and a passport.',
    'The lapels lie flat, even in wind.',
    'Heavy enough for February, and it does not wear you.',
    'The buttons are sewn on with a shank, somebody knows what they are doing.',
    'I have had it brushed once and it looked new.',
    'It closes over a thick scarf with room to breathe.',
    'The wool beads in drizzle and dries without a smell.',
    'It makes pajamas look deliberate on the school run.',
    'Buttoned or open, it keeps its line.',
    'The back vent lets me sit down like a civilized person.',
  ],
  complaints: [
    'The sleeves are too long and have working buttons, so shortening them costs a lot.',
    'Lint. All of the lint.',
    'A button was hanging by a thread when it arrived.',
    'The lining tore at the pocket after {weeks}.',
    'It is heavier than my back would like.',
    'The shoulder is dropped further than on the model.',
    'It wrinkles at the elbow and stays that way.',
  ],
};
