import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundView, closest, fitInto, panView, viewForKey, wholePicture, zoomedAt } from './zoom-rules.ts';

const frame = { width: 400, height: 800 };
const picture = { width: 400, height: 600 };

describe('[GA-08] the closer look', () => {
  test('begins with the whole picture, however the screen is cut', () => {
    expect(fitInto({ width: 800, height: 1200 }, frame)).toEqual(picture);
    expect(fitInto({ width: 800, height: 1200 }, { width: 1440, height: 900 })).toEqual({
      width: 600,
      height: 900,
    });
  });

  test('never goes past the picture’s edges, nearer than the limit or farther than the whole', () => {
    expect(boundView({ scale: 2, x: 999, y: -999 }, picture, frame)).toEqual({ scale: 2, x: 200, y: -200 });
    expect(boundView({ scale: 9, x: 0, y: 0 }, picture, frame).scale).toBe(closest);
    expect(boundView({ scale: 0.2, x: 50, y: 50 }, picture, frame)).toEqual(wholePicture);
  });

  test('keeps what is under the finger under the finger', () => {
    const coordinate = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(coordinate, coordinate, fc.double({ min: 0.3, max: 5, noNaN: true }), (x, y, factor) => {
        const before = { scale: 1.7, x: 30, y: -20 };
        const after = zoomedAt(before, factor, { x, y });
        const under = (view: typeof before) => [(x - view.x) / view.scale, (y - view.y) / view.scale];
        expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? 0, 6);
        expect(under(after)[1]).toBeCloseTo(under(before)[1] ?? 0, 6);
      }),
    );
  });

  test('moves with the hand', () => {
    expect(panView({ scale: 2, x: 10, y: 0 }, { x: -30, y: 5 })).toEqual({ scale: 2, x: -20, y: 5 });
  });

  test('obeys plus, minus, nought and the arrows, which turn pages while the picture is whole', () => {
    expect(viewForKey(wholePicture, '+')?.scale).toBe(1.5);
    expect(viewForKey({ scale: 3, x: 0, y: 0 }, '-')?.scale).toBe(2);
    expect(viewForKey(wholePicture, '-')?.scale).toBe(1);
    expect(viewForKey({ scale: 3, x: 40, y: 2 }, '0')).toEqual(wholePicture);
    expect(viewForKey({ scale: 2, x: 0, y: 0 }, 'ArrowRight')).toEqual({ scale: 2, x: -80, y: 0 });
    expect(viewForKey(wholePicture, 'ArrowRight')).toBeNull();
    expect(viewForKey({ scale: 2, x: 0, y: 0 }, 'q')).toBeNull();
  });
});
