// One call of the HTTP API, described once: the server checks by it, the browser calls by it, the document lists it.
import type { z } from 'zod';
import type { DeskVerb } from '../domain/desk/verbs.ts';
import type { ProblemCode } from './problem.ts';

/**
 * By what a caller is known: a guest by their cookie, which the first add or sign-up sets, a customer by their session,
 * the merchant by a token or the session of one of the staff, the carrier of texts and processors of payments by their signatures.
 */
export type Access = 'guest' | 'customer' | 'merchant' | 'carrier' | 'processor';

type Fields = z.ZodObject | undefined;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** In the order in which they are given up when the shop has more to do than it can. */
export const importances = ['recommendation', 'review', 'love', 'browse', 'bag', 'order'] as const;

export type Importance = (typeof importances)[number];

export interface Operation<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType | undefined = z.ZodType | undefined,
  M extends Method = Method,
  Path extends string = string,
> {
  /** What generated clients call it; never renamed. */
  readonly id: string;
  readonly method: M;
  /** Parameters in braces, as OpenAPI writes them. */
  readonly path: Path;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** A form of a page may post it as well. */
  readonly takesForm?: true;
  /** Its caller may ask to be led to a page instead, by its query. */
  readonly leadsBack?: true;
  /** The field of the one file it takes instead, as multipart/form-data. */
  readonly takesFile?: string;
  /** Programs and other sites may call it: what it carries, a token or a signature, is proof enough. */
  readonly provesItself?: true;
  /** How much it is missed; `browse` unless it says otherwise. */
  readonly importance?: Importance;
  /** What it takes of the rate of whoever calls; 1 unless it says otherwise. */
  readonly cost?: number;
  /** Whom it asks to say who they are; without it, nobody. */
  readonly access?: Access;
  /** Of a call of the desk: the roles and tokens that have it may make the call. */
  readonly verb?: DeskVerb;
  readonly status: 200 | 201 | 202 | 204;
  /** Of a call that may answer before what it began is known to be done. */
  readonly pendingStatus?: 202;
  readonly answer?: Answer;
  /** Of an answer that is no JSON. */
  readonly answerType?: 'text/event-stream' | 'text/html' | 'text/csv';
  /** The ways it may fail beyond those every call shares. */
  readonly problems: readonly ProblemCode[];
}

/** Keeps the precise types of what is described. */
export function operation<
  const Params extends Fields = undefined,
  const Query extends Fields = undefined,
  const Body extends z.ZodType | undefined = undefined,
  const Answer extends z.ZodType | undefined = undefined,
  const M extends Method = Method,
  const Path extends string = string,
>(
  described: Operation<Params, Query, Body, Answer, M, Path>,
): Operation<Params, Query, Body, Answer, M, Path> {
  return described;
}

/** Hono's spelling of the path. */
export function routeOf({ path }: Pick<Operation, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
