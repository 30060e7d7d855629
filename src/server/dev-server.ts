// Development: Vite serves the sources and swaps them while the same server runs.
import type { RequestListener, Server } from 'node:http';
import type { ServerBuild } from 'react-router';

export interface DevServer {
  readonly build: () => Promise<ServerBuild>;
  /** Answers what is Vite's and passes the rest on. */
  readonly before: (next: RequestListener) => RequestListener;
  readonly close: () => Promise<void>;
}

export async function createDevServer(server: Server): Promise<DevServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  };
}
