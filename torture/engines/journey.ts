// From the window to the receipt, as one shopper with a mouse and a keyboard.
import { createHand, type Engine, type Hand } from './engine.ts';

export interface Shot {
  readonly name: string;
  readonly picture: Buffer;
}

const product = '/product/1001/nocturne-bias-slip-dress-bordeaux';
const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  streetAddress: '1 Main Street',
  city: 'Columbus',
  postCode: '43215',
} as const;

const hasText = (css: string, text: string) =>
  `return [...document.querySelectorAll(${JSON.stringify(css)})].some((each) => each.checkVisibility() && each.textContent.includes(${JSON.stringify(text)}))`;

/** Chooses, loves, looks quickly, puts into the bag, pays; five pictures on the way, for somebody to look at. */
export async function buyEverywhere(engine: Engine, origin: string): Promise<readonly Shot[]> {
  const hand = createHand(engine);
  const shots: Shot[] = [];
  const shoot = async (name: string) => {
    // Pictures of a page come after it; one that is shot before has holes.
    await hand.sees(
      'whole page',
      `return document.fonts.status === 'loaded' && [...document.images].every((each) => {
         const { top, bottom, left, right } = each.getBoundingClientRect();
         const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
         return !isSeen || each.complete;
       })`,
    );
    shots.push({ name, picture: await hand.picture() });
  };
  await hand.open(origin);
  await shoot('window');
  await hand.open(`${origin}${product}`);
  await shoot('product');
  await pressHeart(hand);
  await lookQuickly(hand);
  await fillBag(hand);
  await shoot('bag');
  await goThroughCheckout(hand, origin, () => shoot('payment'));
  await shoot('receipt');
  return shots;
}

async function pressHeart(hand: Hand): Promise<void> {
  const heart = 'main love-heart[data-product="1001"] button[aria-pressed]';
  await hand.press(heart);
  await hand.sees(
    'heart that is pressed',
    `return document.querySelector('${heart}').ariaPressed === 'true'`,
  );
}

async function lookQuickly(hand: Hand): Promise<void> {
  await hand.run(`document.getElementById('look').scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await hand.sees('shelf', `return !document.getElementById('look').hasAttribute('data-drawn')`);
  await hand.press('#look button', 'Quick view');
  await hand.sees('quick view', hasText('[role="dialog"]', 'See Full Details'));
  await hand.pressEscape();
  await hand.sees('end of quick view', `return document.querySelector('[role="dialog"]') === null`);
}

async function fillBag(hand: Hand): Promise<void> {
  await hand.run('scrollTo(0, 0)');
  await hand.press('main form [role="radiogroup"] label, main form fieldset label', 'M');
  await hand.press('main form button', 'Add to bag');
  await hand.sees('bag with the dress', hasText('[role="dialog"]', 'Nocturne Bias Slip Dress'));
}

async function goThroughCheckout(hand: Hand, origin: string, shoot: () => Promise<void>): Promise<void> {
  const isAt = (step: string) => hand.sees(`step of ${step}`, `return location.search === '?step=${step}'`);
  const goesOn = () => hand.press('main button', 'Continue');
  await hand.open(`${origin}/checkout`);
  await hand.type('[name="emailAddress"]', 'ada@example.com');
  await goesOn();
  await isAt('shipping');
  for (const [name, text] of Object.entries(address)) await hand.type(`[name="${name}"]`, text);
  await hand.type('[name="regionCode"]', 'Ohio');
  await goesOn();
  await isAt('delivery');
  await goesOn();
  await isAt('payment');
  await hand.inFrame('iframe[title="Card details"]', async () => {
    await hand.type('#number', '4242424242424242');
    await hand.type('#expiry', '1230');
    await hand.type('#code', '123');
    // A frame without an origin of its own may read the shop's font only if the shop says so.
    await hand.sees(
      'font in the card’s frame',
      `return [...document.fonts].every(({ status }) => status === 'loaded')`,
    );
  });
  await shoot();
  await hand.press('main button', 'Place order');
  await hand.sees('receipt', hasText('h1', 'Thank you, Ada'));
}
