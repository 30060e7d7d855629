// What travels with a request through the server.
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Visitor } from '../visitor/visitor.ts';

export interface Environment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** What every answer carries. */
    headers: Readonly<Record<string, string>>;
    /** Makes a logger that names this request; made only when there is something to say. */
    log: () => Logger;
    /** Whose request it is, as far as a rate can tell. */
    address: string;
    visitor: Visitor;
    /** The template of the route that answered, for logs and metrics; never the raw path. */
    route: string;
  };
}
