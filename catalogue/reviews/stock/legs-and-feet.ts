import type { Observations } from '../observations.ts';

export const trousers: Observations = {
  praise: [
    'The leg falls straight from the hip and makes me look taller than I am.',
    'They sit at the real waist and stay there.',
    'Deep pockets. Real ones.',
    'I cycle to work in them with a clip and nobody knows.',
    'The crease survived a day on planes.',
    'No pulling across the front when I sit.',
    'I had them hemmed an inch and the tailor admired the cloth.',
    'They dress up a T-shirt and calm down a blouse.',
    'The waistband does not gape at the back, a miracle for me.',
    'Swooshy in the best sense.',
    'Light enough for summer, opaque enough for trust.',
    'They pass for formal and feel like pajamas.',
  ],
  complaints: [
    'They drag on the ground unless you wear a heel.',
    'The zip is a bit short for the hips it has to serve.',
    'The pale ones show a pocket bag through the front.',
    'They bag at the knee by three o’clock.',
    'The hook at the waist bent in the second week.',
    'Dry clean only gets old quickly.',
    'They picked up a shine on the seat after {weeks} of desk work.',
  ],
};

export const denim: Observations = {
  praise: [
    'Stiff for two days, then suddenly mine.',
    'Proper denim with no stretch, like the ones I wore at nineteen.',
    'The rise is high enough to bend over with dignity.',
    'They fade where I fade.',
    'I get a fit at the waist without air at the back.',
    'The pockets are placed by someone who has seen a person from behind.',
    'They hold everything in place without telling me about it.',
    'Straight, honest, not trying to be anything from the nineties.',
    'Washed them once in {weeks}, cold, inside out, and they were fine.',
  ],
  complaints: [
    'The dye came off on a pale chair, and on me.',
    'They stretched a full size by the end of the month.',
    'The rivet scratched my table.',
    'It takes patience to break them in and I had none.',
    'Too stiff to sit in for a long drive.',
    'The inseam is shorter than the page says, by my tape.',
  ],
};

export const heels: Observations = {
  praise: [
    'I stood in them for five hours and did not take them off under the table.',
    'The heel is set well back, so they are steadier than they look.',
    'The leather softened by the second evening.',
    'No clacking, they are strangely quiet on stairs.',
    'The padding under the ball of the foot is the real thing.',
    'Cobblestones in {town} did not defeat them.',
    'The pointed toe is long enough that my own toes are not involved.',
    'My cobbler picked one up and said well, well.',
    'They make a plain suit look like an entrance.',
    'The {color} is good with bare legs and with black tights.',
    'They slip on, and then they stay on.',
  ],
  complaints: [
    'A blister on the left, none on the right, so who knows.',
    'The heel tip wore down to the nail in {weeks}.',
    'The sole is slippery until you scuff it on concrete.',
    'They crease across the toe very quickly.',
    'My toes went numb by nine o’clock.',
    'One shoe squeaks.',
    'The insole came loose at the edge.',
  ],
};

/** The straight jean. */
export const buttonFly: Observations = {
  praise: [
    'The hem is chain-stitched and has started to rope already.',
    'The button fly is a nuisance for a week and then a pleasure.',
  ],
  complaints: ['The button fly is not for me after two coffees.'],
};
