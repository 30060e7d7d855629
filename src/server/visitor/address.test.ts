import { expect, test } from 'vitest';
import { clientAddress, isAddressOrRange, networkOf, proxiesAmong } from './address.ts';

const isProxy = proxiesAmong(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);
const from = (forwarded: string | undefined, peer: string) => clientAddress(peer, () => forwarded, isProxy);

test('the address to count by is the last that no proxy of ours has', () => {
  expect(from('203.0.113.9', '10.0.0.1')).toBe('203.0.113.9');
  expect(from('6.6.6.6, 203.0.113.9, 10.9.0.2', '10.0.0.1')).toBe('203.0.113.9');
  expect(from('203.0.113.9', '::ffff:192.0.2.7')).toBe('203.0.113.9');
  expect(from('203.0.113.9', 'fd12::5')).toBe('203.0.113.9');
  expect(from('6.6.6.6', '203.0.113.9')).toBe('203.0.113.9');
  expect(from('6.6.6.6', '192.0.2.8')).toBe('192.0.2.8');
  expect(from(undefined, '10.0.0.1')).toBe('10.0.0.1');
  expect(from('10.1.1.1', '10.0.0.1')).toBe('10.1.1.1');
});

test('a port beside it is not part of it, and what is no address is nobody’s', () => {
  expect(from('203.0.113.9:51234', '10.0.0.1')).toBe('203.0.113.9');
  expect(from('[2001:db8:1:2:3::4]:443', '10.0.0.1')).toBe('2001:db8:1:2::/64');
  expect(from('[2001:db8:1:2:3::4]', '10.0.0.1')).toBe('2001:db8:1:2::/64');
  expect(from('6.6.6.6, unknown', '10.0.0.1')).toBe('10.0.0.1');
  expect(from('6.6.6.6, unknown, 10.9.0.2', '10.0.0.1')).toBe('10.9.0.2');
  expect(from('203.0.113.9:x', '10.0.0.1')).toBe('10.0.0.1');
  expect(from('203.0.113.9, ::ffff:a09:2', '10.0.0.1')).toBe('203.0.113.9');
});

test.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::ffff:1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:9:8:7:6', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('five hundred spellings of one network are one', () => {
  const spelt = Array.from({ length: 500 }, (_, index) => networkOf(`2001:db8::${(index + 1).toString(16)}`));
  expect(new Set(spelt).size).toBe(1);
});

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0', false],
  ['proxy.example', false],
  ['10.0.0.0/', false],
])('%s may stand among the proxies: %s', (text, isOne) => {
  expect(isAddressOrRange(text)).toBe(isOne);
});

test('without proxies nobody is one', () => {
  expect(proxiesAmong([])('127.0.0.1')).toBe(false);
  expect(clientAddress('127.0.0.1', () => '6.6.6.6', proxiesAmong([]))).toBe('127.0.0.1');
});
