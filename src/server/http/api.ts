// Mounts the calls of the contract: a request is checked by the same schema that documents it.
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { type Operation, routeOf } from '../../contract/operation.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { DeskVerb } from '../../domain/desk/verbs.ts';
import { words } from '../../words/failure/words.ts';
import { requestLanguage } from '../visitor/speaking.ts';
import { isForm, readForm, readJson } from './body.ts';
import type { Environment } from './environment.ts';
import { ProblemError } from './problem.ts';
import { reply } from './reply.ts';
import { issueWords } from './visitor/issue-words.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Answer<S> = S extends z.ZodType ? z.input<S> : undefined;

export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly c: Context<Environment>;
}

/** A call of the desk also knows who makes it. */
type Caller<V> = V extends DeskVerb ? { readonly actor: Actor } : unknown;

export function mount<
  P extends z.ZodObject | undefined,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  A extends z.ZodType | undefined,
  V extends DeskVerb | undefined = undefined,
>(
  app: Hono<Environment>,
  operation: Operation<P, Q, B, A> & { readonly verb?: V },
  handle: (
    call: Call<Parsed<P>, Parsed<Q>, Parsed<B>> & Caller<V>,
  ) => Promise<Answer<A> | Response> | Answer<A> | Response,
): void {
  app.on(operation.method, routeOf(operation), async (c) => {
    c.set('route', operation.path);
    const actor = operation.verb === undefined ? undefined : c.get('permit')(operation.verb);
    if (operation.cost !== undefined) c.get('spend')(operation.cost - 1);
    const call = {
      params: parseInput(operation.params, c.req.param(), 'address'),
      query: parseInput(operation.query, singleValues(c), 'query'),
      body: parseInput(operation.body, operation.body && (await readBody(c, operation)), 'body'),
      c,
      actor,
    };
    // Only now: a body that never comes must not take up room.
    const leave = c.get('load').enter(operation.importance ?? 'browse');
    const answer = await runThenLeave(() => handle(call as Parameters<typeof handle>[0]), leave);
    if (answer instanceof Response) return answer;
    if (answer === undefined) return reply(c, null, operation.status, { 'cache-control': 'no-store' });
    return reply(c, JSON.stringify(answer), operation.status, jsonHeaders);
  });
}

async function runThenLeave<T>(work: () => Promise<T> | T, leave: () => void): Promise<T> {
  try {
    return await work();
  } finally {
    leave();
  }
}

function readBody(c: Context<Environment>, { takesForm }: Pick<Operation, 'takesForm'>): Promise<unknown> {
  return takesForm && isForm(c) ? readForm(c) : readJson(c);
}

export const jsonHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' };

function parseInput<S extends z.ZodType | undefined>(
  schema: S | undefined,
  value: unknown,
  place: keyof typeof words.notValidIn,
): Parsed<S> {
  if (schema === undefined) return undefined as Parsed<S>;
  const result = schema.safeParse(value, { error: issueWords[requestLanguage()] });
  if (result.success) return result.data as Parsed<S>;
  const errors = result.error.issues
    .slice(0, 5)
    .map(({ path, message }) => ({ at: path.join('.').slice(0, 100), message: message.slice(0, 200) }));
  throw new ProblemError('invalid_request', words.notValidIn[place](errors[0]?.message ?? ''), errors);
}

function singleValues(c: Context<Environment>): Record<string, string> {
  const all = Object.entries(c.req.queries());
  const repeated = all.find(([, values]) => values.length > 1);
  if (repeated) throw new ProblemError('invalid_request', words.parameterTwice);
  return Object.fromEntries(all.map(([name, values]) => [name, values[0] ?? '']));
}
