import type { Observations } from '../observations.ts';

export const perfume: Observations = {
  praise: [
    'First fig leaf, then someone blows out a candle, then a warm sofa: it is all there.',
    'It lasts on a scarf until the next day.',
    'Two sprays, not three.',
    'Smoky without smelling of smoke.',
    '{Who} leaned in and asked what it was, then leaned in again.',
    'It smells like the end of a good party.',
    'Nothing sweet about it until an hour later, and then only a little.',
    'On me the cedar comes out, on {kin} the fig; we share it.',
    'I get compliments in elevators, where I usually get looks.',
    'It is close to the skin, not a cloud that enters before you.',
    'I bought it blind from the description and the description is accurate.',
    'The bottle is heavy and does not fall over.',
  ],
  complaints: [
    'Gone from my skin in two hours.',
    'The smoke note gave me a headache.',
    'It came by ground because it cannot fly, so it took a while to {city}.',
    'The sprayer leaked a little in my bag.',
    'Too much tonka at the end for me.',
    'On paper wonderful, on me like a wet ashtray.',
    'Not enough in the bottle for the price.',
  ],
};

export const bathOil: Observations = {
  praise: [
    'Smells like a greenhouse after someone has watered it.',
    'Two capfuls really are enough.',
    'My elbows have forgiven me.',
    'It does not leave a ring if you rinse the tub right after.',
    'The tomato leaf is the surprise, green and a bit bitter.',
    'I bathe on Sundays now, with the door locked.',
    'It disperses properly, no slick floating on top.',
    'The bottle is pretty enough to leave out.',
    'Used it on dry legs straight after the shower too, works beautifully.',
    'The whole hallway smelled of fern.',
  ],
  complaints: [
    'It made the tub very slippery, as they warn.',
    'The scent fades before the water cools.',
    'The cap drips down the label.',
    'Too herbal for {kin}.',
    'I expected the bottle to last longer than {weeks}.',
  ],
};

export const handBalm: Observations = {
  praise: [
    'It sinks in before you touch the keyboard.',
    'I garden without gloves and this is my penance.',
    'The smell is salt air and a little chamomile, not perfume.',
    'A pea-sized bit does both hands.',
    'My cuticles have stopped catching on wool.',
    'I am a nurse and wash my hands forty times a day; this is the one that works.',
    'The wooden lid is lovely and does not slip.',
    'It was on my desk for a day before {who} ordered a jar.',
    'Not greasy on a book.',
    'Winter in {city} cracked my knuckles and this closed them in a week.',
  ],
  complaints: [
    'You have to dig it out when it is cold.',
    'The jar is heavy for a bag.',
    'I would like it without the scent.',
    'A little waxy for the first minute.',
    'The lid does not screw on, so do not travel with it.',
  ],
};
