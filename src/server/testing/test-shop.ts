// A whole shop for one test file: its own database, its own port, and a client that checks every answer.
import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { z } from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { problemSchema, problems } from '../../contract/problem.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { createLog } from '../logging/log.ts';
import { createSecurityLog } from '../logging/security-log.ts';
import { type RunningServer, startServer } from '../server.ts';
import { expectDocumented } from './api/documented.ts';
import { databaseUrl, dropDatabase, onServer } from './databases.ts';
import { templateName } from './template-database.ts';

export interface TestShop {
  readonly origin: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** What the server noted as an error of its own. */
  readonly errorsLogged: readonly string[];
  /** The lines of the security log. */
  readonly securityLogged: readonly Record<string, unknown>[];
  readonly query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Sends a request as a page of the shop would; the answer is held against the document of the API. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Clones the template; call the result to drop it. */
export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = inject('postgresUrl');
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${templateName}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  };
}

/** Opens a shop before the tests of this file and closes it after them. */
export function createTestShop(settings: Record<string, string> = {}): TestShop {
  let server: RunningServer;
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let client: pg.Client;
  const errorsLogged: string[] = [];
  const noted = new Writable({
    write: (line, _, done) => {
      errorsLogged.push(String(line));
      done();
    },
  });

  const securityLogged: Record<string, unknown>[] = [];
  const refused = { write: (line: string) => void securityLogged.push(JSON.parse(line)) };

  beforeAll(async () => {
    database = await cloneDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const poolerUrl = inject('poolerUrl');
    const config = readConfiguration({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: database.url,
      ...(poolerUrl !== null && {
        DATABASE_POOL_URL: databaseUrl(poolerUrl, new URL(database.url).pathname.slice(1)),
      }),
      RATE_LIMIT_BURST: '100000',
      // Made anew in every shop that is opened, they would be a good part of every test.
      FEEDS: 'no',
      ...settings,
    });
    server = await startServer(
      config,
      (_, work) => work(),
      createLog(settings.LOG_LEVEL ?? 'error', noted),
      createSecurityLog(undefined, refused),
    );
  });

  afterAll(async () => {
    await server?.stop();
    await client?.end();
    await database?.drop();
  });

  return {
    get origin() {
      return server.origin;
    },
    get port() {
      return server.port;
    },
    get databaseUrl() {
      return database.url;
    },
    errorsLogged,
    securityLogged,
    query: async (text, values) => (await client.query(text, values)).rows,
    send: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('origin')) headers.set('origin', server.origin);
      const url = `http://127.0.0.1:${server.port}${path}`;
      const response = await fetch(url, { redirect: 'manual', ...init, headers });
      await expectDocumented(path, init.method ?? 'GET', response);
      return response;
    },
  };
}

/** The body of an answer, after checking it against what the contract says of this call. */
export async function answerOf<A extends z.ZodType>(
  response: Response,
  operation: Pick<Operation, 'status' | 'problems'> & { readonly answer?: A | undefined },
): Promise<z.infer<A>> {
  expect(response.status).toBe(operation.status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body = await response.json();
  operation.answer?.parse(body);
  return body as z.infer<A>;
}

/** The problem an answer carries, after checking its shape, its type and that its status is its code's. */
export async function problemOf(response: Response): Promise<z.infer<typeof problemSchema>> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = problemSchema.parse(await response.json());
  expect(problem.status).toBe(response.status);
  expect(problems[problem.code].status).toBe(response.status);
  expect(problem.message).toBe(problem.detail);
  expect(JSON.stringify(problem)).not.toMatch(/node_modules|\.ts\b|select .* from |at \w+ \(/);
  return problem;
}
