import { expect, test } from 'vitest';
import { withPatientScripts } from '../src/server/pages/page-scripts.ts';
import { withFloorScript } from './floor-page.ts';

const written = `<head><link rel="modulepreload" href="/assets/root-1.js"/></head><main>The dress</main><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-1.js");</script>`;

test.each([
  ['at once', written],
  ['once its picture is there', withPatientScripts(written)],
])('the floor page is the page without its scripts, started %s', (_, html) => {
  const floor = withFloorScript(html);
  expect(floor).toContain('<main>The dress</main>');
  expect(floor).toContain('import("/floor.js");');
  expect(floor).not.toContain('/assets/');
});

test('a page that starts in another way is not taken for a floor', () => {
  expect(() => withFloorScript('<main>The dress</main>')).toThrow('starts by another script');
});
