// React, its DOM and the router alone, bundled as the shop is: they take over a page's data and an empty body.
import { build } from 'vite';

const source = `
  import { createElement } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  import { HydratedRouter } from 'react-router/dom';
  const page = { id: 'page', path: '*', hasLoader: false, module: '', imports: [] };
  window.__reactRouterManifest = { routes: { page }, entry: { module: '', imports: [] }, url: '', version: '' };
  window.__reactRouterRouteModules = { page: { default: () => null } };
  const body = document.body.appendChild(document.createElement('div'));
  hydrateRoot(body, createElement(HydratedRouter));
`;

/** Each file's code. */
export async function floorScript(): Promise<readonly string[]> {
  const name = 'virtual:floor';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === name ? name : null),
        load: (id) => (id === name ? source : null),
      },
    ],
    // As the shop is built, wherever this runs: under tests the router would come in its longer form for developers.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: { write: false, target: 'es2022', rolldownOptions: { input: name } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
}
