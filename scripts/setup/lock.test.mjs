import { describe, expect, test } from 'vitest';
import { completeLock, platformOf } from './lock.mjs';

describe('the lock file', () => {
  test('gets optional packages of other platforms back, and nothing else', () => {
    /** @type {import('./lock.mjs').Lock} */
    const lock = {
      packages: {
        '': {},
        'node_modules/tool': {
          version: '1.0.0',
          dev: true,
          optionalDependencies: {
            '@tool/darwin-arm64': '1.0.0',
            '@tool/linux-x64-musl': '1.0.0',
            fsevents: '~2.3.0',
          },
        },
        'node_modules/other/node_modules/tool': { optionalDependencies: { '@tool/linux-x64': '1.0.0' } },
        'node_modules/other/node_modules/@tool/linux-x64': { version: '1.0.0' },
      },
    };
    expect(completeLock(lock)).toEqual([
      'node_modules/@tool/darwin-arm64',
      'node_modules/@tool/linux-x64-musl',
    ]);
    expect(lock.packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
    expect(completeLock(lock)).toEqual([]);
  });

  test.each([
    ['@biomejs/cli-win32-arm64', { os: ['win32'], cpu: ['arm64'] }],
    ['@rolldown/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
    ['@rolldown/binding-linux-s390x-gnu', { os: ['linux'], cpu: ['s390x'], libc: ['glibc'] }],
    ['fsevents', undefined],
  ])('reads the platform from the name %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
