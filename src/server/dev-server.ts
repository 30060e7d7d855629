// Development: Vite serves the sources and swaps them while the same server runs.
import type { RequestListener, Server } from 'node:http';
import type { ServerBuild } from 'react-router';

export interface DevServer {
  readonly build: () => Promise<ServerBuild>;
  /** Answers what is Vite's and passes the rest on. */
  readonly before: (next: RequestListener) => RequestListener;
  readonly close: () => Promise<void>;
}

/** What the desk's own Vite answers; the pages of the desk are the server's. */
const isDeskSource = /^\/desk\/(?:@|src\/|node_modules\/)/;

export async function createDevServer(server: Server): Promise<DevServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  // With a port of its own for its news: when both used the shop's, the shop's pages never came.
  const desk = await createServer({
    configFile: 'vite.desk.config.ts',
    server: { middlewareMode: true },
    appType: 'custom',
  });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    before: (next) => (request, response) =>
      isDeskSource.test(request.url ?? '')
        ? desk.middlewares(request, response)
        : vite.middlewares(request, response, () => next(request, response)),
    close: async () => {
      await Promise.all([vite.close(), desk.close()]);
    },
  };
}
