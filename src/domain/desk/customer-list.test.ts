import { expect, test } from 'vitest';
import { formatCustomerCursor, parseCustomerCursor, parseCustomerSearch } from './customer-list.ts';

test('a search is parts of names and addresses, and a number is an order’s too', () => {
  expect(parseCustomerSearch('  ')).toBeNull();
  expect(parseCustomerSearch(' Margaux  TREM ')).toEqual({
    parts: ['margaux', 'trem'],
    starts: [],
    orderId: null,
    address: null,
  });
  expect(parseCustomerSearch('40212')).toEqual({
    parts: ['40212'],
    starts: [],
    orderId: 40212,
    address: null,
  });
  expect(parseCustomerSearch('#40212')).toEqual({
    parts: ['#40212'],
    starts: [],
    orderId: 40212,
    address: null,
  });
  expect(parseCustomerSearch('margaux@')).toEqual({
    parts: ['margaux@'],
    starts: [],
    orderId: null,
    address: null,
  });
  expect(parseCustomerSearch('a bcd e f g h i')).toEqual({
    parts: ['bcd'],
    starts: ['a', 'e', 'f', 'g', 'h'],
    orderId: null,
    address: null,
  });
});

test('a whole address is known as one, and what may become one is not', () => {
  expect(parseCustomerSearch(' Ada@Example.com ')).toMatchObject({ address: 'ada@example.com' });
  for (const text of ['ada@example', 'ada@', 'ada', 'Ada ada@example.com'])
    expect(parseCustomerSearch(text)?.address).toBeNull();
});

test('what is too short to be found inside a name begins one, and signs alone find nobody in particular', () => {
  expect(parseCustomerSearch('Ma Él')).toEqual({
    parts: [],
    starts: ['ma', 'él'],
    orderId: null,
    address: null,
  });
  expect(parseCustomerSearch('@e a@b')).toEqual({
    parts: [],
    starts: ['e', 'a', 'b'],
    orderId: null,
    address: null,
  });
  expect(parseCustomerSearch('@ % _')).toBeNull();
});

test('a page is named by whom it comes after, and nothing else names one', () => {
  const cursor = { since: '1794998800300123', customerId: 'c0ffee-Ab_1' };
  expect(parseCustomerCursor(formatCustomerCursor(cursor))).toEqual(cursor);
  for (const text of ['', 'x', '1', '1.', '.a', '1.a b', '1e3.a', `1.${'a'.repeat(41)}`])
    expect(parseCustomerCursor(text)).toBeNull();
});
