import { expect, test } from 'vitest';
import { sayReward } from './say-reward.ts';

test('a reward has the merchant’s name in their language, and the name of its way in another', () => {
  const reward = { displayName: 'By tomorrow, on us', type: 'overnight' } as const;
  expect(sayReward('en', reward)).toBe('By tomorrow, on us');
  expect(sayReward('fr', reward)).toBe('Livraison offerte le lendemain');
});
