// Holds the linter's rule about outcomes of the shop against routes that drop them.
import { expect, test } from 'vitest';
import { pluginFaults } from './plugin-faults.ts';

const route = 'src/server/http/desk/return-routes.ts';
const faultsIn = pluginFaults('outcome-used.grit');

const findFault = (path: string, statement: string) =>
  faultsIn(path, `export async function receive(shop, deps) {\n  ${statement}\n}\n`);

test.each([
  'await shop.order.receiveReturn(1, 2);',
  'await deps.shop.order.receiveReturn(1, 2);',
  'await shop.order.receiveReturn({\n    orderId: 1,\n  });',
])('a route does not drop what a verb of the shop answers: %s', (statement) => {
  expect(findFault(route, statement)).toContain('a refusal would become a success');
});

test.each([
  [route, 'return await shop.order.receiveReturn(1, 2);'],
  [route, 'const received = await shop.order.receiveReturn(1, 2);\n  return received;'],
  [route.replace('.ts', '.test.ts'), 'await shop.order.receiveReturn(1, 2);'],
  ['src/server/jobs/handlers.ts', 'await shop.order.receiveReturn(1, 2);'],
])('%s may say %s', (path, statement) => {
  expect(findFault(path, statement)).toBe('');
});
