// What travels with a request through the server.
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Visitor } from '../visitor.ts';

export interface Environment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    log: Logger;
    visitor: Visitor;
    /** The template of the route that answered, for logs and metrics; never the raw path. */
    route: string;
  };
}
