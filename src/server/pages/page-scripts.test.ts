import { expect, test } from 'vitest';
import { withPatientScripts } from './page-scripts.ts';

const script = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
const route1 = {...{}};
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`;
const html = `<html><head><link rel="modulepreload" href="/assets/root.js"/></head><body><script>a</script><script type="module" async="">${script}</script><link rel="modulepreload" href="/assets/entry.js"/></body></html>`;

test('a page starts as it would, only later and by imports that can wait', () => {
  const [, late = ''] = /async="">([\s\S]*?)<\/script>/.exec(withPatientScripts(html)) ?? [];
  const [before, after] = late.split(
    'await import("/assets/manifest.js");\nconst route0 = await import("/assets/root.js");',
  );
  expect(before).toContain('new Promise');
  expect(before).toContain('["/assets/root.js","/assets/entry.js"]');
  expect(after).toBe(script.slice(script.indexOf('\nconst route1')));
});

test('nothing is fetched before, and nothing else is touched', () => {
  const patient = withPatientScripts(html);
  expect(patient).not.toContain('rel="modulepreload"');
  expect(patient.startsWith('<html><head></head><body><script>a</script>')).toBe(true);
  expect(withPatientScripts('<html></html>')).toBe('<html></html>');
});
