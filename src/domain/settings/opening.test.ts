import { expect, test } from 'vitest';
import { type OpeningCheck, type OpeningFacts, openingChecks, openingList } from './opening.ts';

const ready: OpeningFacts = {
  hasOwnName: true,
  hasOwnContact: true,
  hasPostalAddress: true,
  liveProducts: 12,
  notShippedHome: 0,
  hasOwnDelivery: true,
  drafts: 0,
  hasOrders: true,
  paymentModes: ['built_in', 'live'],
  mail: 'answers',
  sender: 'Ada <post@ada.example>',
  origin: 'https://ada.example',
  isOwnMachineOnly: false,
  hasKnownAccounts: false,
  staffWithoutFactor: 0,
  hasOwnDatabase: true,
  lastArchivedAt: '2026-11-19T12:00:00.000Z',
};

test('a shop that is ready has nothing in its way', () => {
  expect(openingList(ready).map(({ check, state }) => [check, state])).toEqual(
    openingChecks.map((check) => [check, 'done']),
  );
});

test.each<[OpeningCheck, Partial<OpeningFacts>, string, string, string]>([
  ['name', { hasOwnName: false }, 'trouble', 'unnamed', ''],
  ['contact', { hasOwnContact: false }, 'trouble', 'unreached', ''],
  ['seller', { hasPostalAddress: false }, 'trouble', 'unsaid', ''],
  ['goods', { liveProducts: 0 }, 'trouble', 'none', ''],
  ['goods', { liveProducts: 0, drafts: 2 }, 'trouble', 'drafts', '2'],
  ['ships_home', { liveProducts: 0 }, 'wait', 'nothing', ''],
  ['ships_home', { notShippedHome: 5 }, 'wait', 'some', '5'],
  ['ships_home', { notShippedHome: 12 }, 'trouble', 'none', ''],
  ['delivery', { hasOwnDelivery: false }, 'wait', 'standard', ''],
  ['payment', { paymentModes: ['built_in'] }, 'trouble', 'built_in', ''],
  ['payment', { paymentModes: ['built_in', 'test'] }, 'trouble', 'test', ''],
  ['trial', { hasOrders: false }, 'wait', 'none', ''],
  ['post_office', { mail: 'none' }, 'trouble', 'none', ''],
  ['post_office', { mail: 'silent' }, 'trouble', 'silent', ''],
  ['sender', { sender: null }, 'trouble', 'unsaid', ''],
  ['address', { isOwnMachineOnly: true }, 'trouble', 'own_machine', ''],
  ['address', { hasKnownAccounts: true }, 'trouble', 'demo', ''],
  ['address', { origin: 'http://ada.example' }, 'trouble', 'plain', 'http://ada.example'],
  ['second_factor', { staffWithoutFactor: 2 }, 'trouble', 'some', '2'],
  ['backup', { hasOwnDatabase: false }, 'trouble', 'embedded', ''],
  ['backup', { lastArchivedAt: null }, 'wait', 'unknown', ''],
])('%s with %j: %s, %s', (check, facts, state, code, value) => {
  const list = openingList({ ...ready, ...facts });
  expect(list.find((item) => item.check === check)).toEqual({ check, state, code, value });
});
