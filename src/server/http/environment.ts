// What travels with a request through the server.
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Importance } from '../../contract/operation.ts';
import type { SignedInCustomer } from '../../domain/account/customer.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { DeskVerb } from '../../domain/desk/verbs.ts';
import type { Asker, Visitor } from '../visitor/visitor.ts';

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
    /** Whose request it is, as far as the network can tell. */
    address: string;
    /** Whom the rate counts it for. */
    asker: Asker;
    /** Takes so much more of their rate; throws the refusal when there is not so much left. */
    spend: (cost: number) => void;
    /** What is under way in the whole process. */
    load: { readonly enter: (importance: Importance) => () => void };
    visitor: Visitor;
    /** Who is signed in; looked up when first asked for. */
    signedIn: () => Promise<SignedInCustomer | null>;
    /** Of a call of the desk: who makes it, once they may use this verb; throws the refusal otherwise. */
    permit: (verb: DeskVerb) => Actor;
    /** Set-Cookie lines that the answer carries, whichever it is. */
    cookies: readonly string[];
    /** The template of the route that answered, for logs and metrics; never the raw path. */
    route: string;
  };
}
