import { expect, test } from 'vitest';
import { inField, stepTo } from './suggestion-steps.ts';

const three = { words: 2, pieces: 3 };
const walk = (keys: readonly string[], count = three, isCaretAtEnd = true) =>
  keys.reduce((at, key) => stepTo(at, key, count, isCaretAtEnd) ?? at, inField);

test('down and up go through all of it and by the field', () => {
  expect(walk(['ArrowDown', 'ArrowDown', 'ArrowDown'])).toBe(2);
  expect(walk(Array(5).fill('ArrowDown'))).toBe(4);
  expect(walk(Array(6).fill('ArrowDown'))).toBe(inField);
  expect(walk(['ArrowUp'])).toBe(4);
  expect(walk(['ArrowDown', 'ArrowUp'])).toBe(inField);
});

test('right goes to the pieces and along them, left comes back to the words', () => {
  expect(walk(['ArrowRight'])).toBe(2);
  expect(walk(['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])).toBe(3);
  expect(walk(Array(9).fill('ArrowRight'))).toBe(4);
  expect(walk(['ArrowRight', 'ArrowRight', 'ArrowLeft'])).toBe(2);
  expect(walk(['ArrowRight', 'ArrowLeft'])).toBe(0);
  expect(walk(['ArrowRight', 'ArrowLeft'], { words: 0, pieces: 3 })).toBe(inField);
});

test('inside of what is typed the arrows move the caret, and other keys are the field’s own', () => {
  expect(stepTo(inField, 'ArrowRight', three, false)).toBeNull();
  expect(stepTo(inField, 'ArrowLeft', three, true)).toBeNull();
  expect(stepTo(1, 'ArrowLeft', three, true)).toBeNull();
  expect(stepTo(inField, 'ArrowRight', { words: 2, pieces: 0 }, true)).toBeNull();
  expect(stepTo(0, 'Home', three, true)).toBeNull();
  expect(stepTo(inField, 'ArrowDown', { words: 0, pieces: 0 }, true)).toBeNull();
});
