import { expect, test } from 'vitest';
import { isOwnMachineOnly } from './own-machine.ts';

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
