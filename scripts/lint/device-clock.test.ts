// Holds the linter's rule about the device's clock against sources that break it.
import { expect, test } from 'vitest';
import { pluginFaults } from './plugin-faults.ts';

const faultsIn = pluginFaults('device-clock.grit');
const findFault = (path: string, expression: string) => faultsIn(path, `export const now = ${expression};\n`);

test.each(['Date.now()', 'new Date()', 'Date()', '[1].map(Date.now)', 'performance.timeOrigin'])(
  'a page does not ask the device what time it is: %s',
  (expression) => {
    expect(findFault('src/web/features/bag/tiles.tsx', expression)).toContain('clock may be hours off');
  },
);

test.each([
  ['src/web/state/page/server-clock.ts', 'Date.now()'],
  ['src/web/features/bag/tiles.test.tsx', 'Date.now()'],
  ['src/server/jobs/worker.ts', 'Date.now()'],
  ['src/web/features/bag/tiles.tsx', 'new Date(0)'],
  ['src/web/features/bag/tiles.tsx', 'performance.now()'],
])('%s may say %s', (path, expression) => {
  expect(findFault(path, expression)).toBe('');
});
