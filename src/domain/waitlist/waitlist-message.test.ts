import { describe, expect, test } from 'vitest';
import {
  batchSize,
  type MessageFacts,
  messageStep,
  mostMessageAttempts,
  secondsUntilRetry,
} from './waitlist-message.ts';

const due: MessageFacts = {
  state: 'queued',
  attempts: 0,
  dueIn: -1,
  isStopped: false,
  isOnSale: true,
  quietFor: 0,
  mayRepeat: true,
};

describe('what becomes of a message', () => {
  test.each<[string, Partial<MessageFacts>, unknown]>([
    ['it is due', {}, { step: 'send' }],
    ['it is not due yet', { dueIn: 9 }, { step: 'wait', seconds: 9 }],
    ['they sleep', { quietFor: 60 }, { step: 'wait', seconds: 60 }],
    ['both', { dueIn: 90, quietFor: 60 }, { step: 'wait', seconds: 90 }],
    ['they said stop', { isStopped: true }, { step: 'stop' }],
    ['they said stop and it is gone', { isStopped: true, isOnSale: false }, { step: 'stop' }],
    ['it is gone', { isOnSale: false }, { step: 'back-in-line' }],
    ['it is gone and they sleep', { isOnSale: false, quietFor: 60 }, { step: 'back-in-line' }],
    ['it was tried too often', { attempts: mostMessageAttempts }, { step: 'give-up' }],
    ['it was handed over, by a way that can tell', { state: 'sending', attempts: 1 }, { step: 'send' }],
    [
      'it was handed over, by a way that cannot',
      { state: 'sending', attempts: 1, mayRepeat: false },
      { step: 'leave-unknown' },
    ],
    [
      'so, and they said stop',
      { state: 'sending', mayRepeat: false, isStopped: true },
      { step: 'leave-unknown' },
    ],
    ['handed over and gone', { state: 'sending', attempts: 1, isOnSale: false }, { step: 'send' }],
  ])('[WL-13, WL-14] %s', (_, facts, step) => {
    expect(messageStep({ ...due, ...facts })).toEqual(step);
  });
});

test('[WL-13] a wave is a multiple of what there is, less those who were called lately', () => {
  expect(batchSize({ available: 5, perUnit: 3, notifiedLately: 0 })).toBe(15);
  expect(batchSize({ available: 5, perUnit: 3, notifiedLately: 10 })).toBe(5);
  expect(batchSize({ available: 1, perUnit: 3, notifiedLately: 15 })).toBe(0);
  expect(batchSize({ available: 0, perUnit: 3, notifiedLately: 0 })).toBe(0);
});

test('[WL-13] each wait is longer than the last until it is half an hour, and none is quite like another', () => {
  const waits = [1, 2, 3, 4, 5, 6, 20].map((failures) => secondsUntilRetry(failures, 0.5));
  expect(waits).toEqual([4, 16, 64, 256, 1024, 1800, 1800]);
  expect(secondsUntilRetry(1, 0)).toBe(3);
  expect(secondsUntilRetry(1, 1)).toBe(5);
});
