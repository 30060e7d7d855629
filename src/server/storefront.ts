// The storefront to serve: as built, or from its sources while it is being worked on.
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { openDevServer } from './dev-server.ts';
import { loadStaticFiles, type StaticFile } from './http/files/static-files.ts';
import { loadWebBuild } from './pages/web-build.ts';
import { root } from './root.ts';

export interface Storefront {
  readonly build: () => Promise<ServerBuild>;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Puts before the shop's own answers whatever must answer first. */
  readonly before: (next: RequestListener) => RequestListener;
}

export async function openStorefront(
  isDevelopment: boolean,
  server: Server,
  closing: AsyncDisposableStack,
): Promise<Storefront> {
  const films = await loadStaticFiles(join(root, 'catalogue/film'), '/media/film/');
  if (isDevelopment) {
    const dev = await openDevServer(server);
    closing.defer(dev.close);
    return { build: dev.build, before: dev.before, files: films };
  }
  const build = await loadWebBuild(join(root, 'build/server/index.js'));
  return {
    build: async () => build,
    before: (next) => next,
    files: new Map([...(await loadStaticFiles(join(root, 'build/client'), '/')), ...films]),
  };
}
