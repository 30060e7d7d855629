// What travels with a request through the server.
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Visitor } from '../visitor/visitor.ts';
import type { Load } from './load.ts';

export interface Environment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** What every answer carries. */
    headers: Readonly<Record<string, string>>;
    /** Makes a logger that names this request; made only when there is something to say. */
    log: () => Logger;
    /** Written to by `securityEvent` alone. */
    securityLog: Logger;
    /** Whose request it is, as far as a rate can tell. */
    address: string;
    /** Takes so much more of their rate; throws the refusal when there is not so much left. */
    spend: (cost: number) => void;
    /** What is under way in the whole process. */
    load: Load;
    visitor: Visitor;
    /** The template of the route that answered, for logs and metrics; never the raw path. */
    route: string;
  };
}
