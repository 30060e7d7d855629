// A product is one color in all its pictures. Measured are the studio's views and the cloth up close, each against the
// set's first picture. Not measured are pictures in window light, half of which is shade on purpose; and what has more
// than one color, of which each view shows another share: prints, tortoise, glass with its label, the gift card.
import { describe, expect, test } from 'vitest';
import { colorLike, deltaE, firstMeasure, type Lab } from './cloth-color.ts';
import { type PictureSet, pictureSets, picturesOf } from './index.ts';

const mostApart = 5;
const ofSeveralColors = /^((scarf|floral|perfume|bath-oil|hand-balm|silk)-|sunglasses-tortoise)/;
const at = (path: string) => new URL(`../${path}`, import.meta.url);

const ofOneColor = pictureSets.filter((name) => !ofSeveralColors.test(name));

async function farthest(name: PictureSet): Promise<{ view: string; apart: number }> {
  const studio = picturesOf(name).images.filter(({ path }) => !path.endsWith('-styled.webp'));
  const [front, ...others] = studio.map(({ path }) => at(path));
  if (front === undefined) throw new Error(`${name} has no picture from the studio.`);
  const first = await firstMeasure(front);
  const views = await Promise.all(
    others.map(async (view) => ({
      view: view.pathname,
      apart: deltaE(first.color, await colorLike(first, view)),
    })),
  );
  return views.reduce((worst, view) => (view.apart > worst.apart ? view : worst), { view: '', apart: 0 });
}

describe('every picture of a product has the same color', () => {
  test.each(ofOneColor)('%s', async (name) => {
    const { view, apart } = await farthest(name);
    expect(apart, view).toBeLessThan(mostApart);
  });
});

describe('the distance of two colors', () => {
  // From the pairs published with the formula (Sharma, Wu and Dalal, 2005).
  test.each<[Lab, Lab, number]>([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.0, 2], [50, 0, 0], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ])('%j and %j are %d apart', (one, other, apart) => {
    expect(deltaE(one, other)).toBeCloseTo(apart, 3);
  });
});
