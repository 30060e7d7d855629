import { expect, test } from 'vitest';
import { isOwnMachineOnly, showsOutbox } from './own-machine.ts';

test.each([
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.168.1.7' }, false],
  [{ HOST: '0.0.0.0', ORIGIN: 'http://localhost:8080' }, true],
  [{ HOST: '127.0.0.1', ORIGIN: 'https://shop.example' }, false],
  [{ HOST: '127.0.0.1', ORIGIN: 'http://localhost.shop.example' }, false],
  [{ HOST: '127.0.0.1', ORIGIN: 'http://[::1]:3000' }, true],
])('%j is for this machine only: %s', (reach, isOnly) => {
  expect(isOwnMachineOnly(reach)).toBe(isOnly);
});

const home = { NODE_ENV: 'production', HOST: '127.0.0.1' };

test.each([
  ['a demo shop at home', home, true, true],
  ['a shop at home that is no demo', home, false, false],
  ['a shop that is being built', { ...home, NODE_ENV: 'development' }, false, true],
  ['a demo shop whose emails a server carries', { ...home, SMTP_URL: 'smtp://mail.example' }, true, false],
  ['a demo shop at a public address', { ...home, ORIGIN: 'https://shop.example' }, true, false],
  ['one that is built there', { ...home, NODE_ENV: 'development', ORIGIN: 'https://a.example' }, true, false],
])('%s shows what it would have sent: %j, %s', (_, config, isDemo, isShown) => {
  expect(showsOutbox(config, isDemo)).toBe(isShown);
});
