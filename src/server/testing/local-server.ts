// A server on this machine that stands for a service of somebody else's: it can be taken away and come back.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
  readonly pathname: string;
  readonly search: string;
}

/** What `answer` throws was sent wrongly, or is a mistake in the stand-in: it is noted, and nobody is answered. */
export async function createLocalServer(answer: (request: LocalRequest) => unknown, violations: string[]) {
  let isDown = false;
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (isDown) return response.destroy();
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    await answer({ request, response, body: Buffer.concat(chunks).toString(), pathname, search });
  };
  const server = createServer((request, response) => {
    hear(request, response).catch((error: unknown) => {
      violations.push(String(error));
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goDown: () => {
      isDown = true;
    },
    comeBack: () => {
      isDown = false;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
