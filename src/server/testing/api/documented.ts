// Holds an answer of the shop against what its own document says of that call: status, kind, shape and code.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import { createApiDocument, documentedProblems } from '../../../contract/openapi.ts';
import type { Operation } from '../../../contract/operation.ts';
import { operations } from '../../../contract/operations.ts';

type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
type Documented = Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;

const published = createApiDocument(operations, 'http://localhost');
const paths = published.paths as Documented;
const ajv = formats.default(new Ajv2020({ strict: false })).addSchema({ $id: 'document', ...published });

const calls = (operations as readonly Operation[]).map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** A call that is named by its whole path goes before one with a parameter in its place. */
function findOperation(method: string, path: string): Operation | undefined {
  const fitting = calls
    .map(({ operation, pattern }) => ({ operation, fits: pattern.test(path) }))
    .filter(({ operation, fits }) => fits && operation.method === method);
  const named = fitting.find(({ operation }) => operation.path === path) ?? fitting[0];
  return named?.operation;
}

/** Fails unless the answer is one that the document promises. What is no call of the document passes. */
export async function expectDocumented(path: string, method: string, response: Response): Promise<void> {
  const operation = findOperation(method.toUpperCase(), new URL(path, 'http://localhost').pathname);
  if (!operation) return;
  const call = `${operation.method} ${operation.path}`;
  const answer = paths[operation.path]?.[operation.method.toLowerCase()]?.responses[response.status];
  expect(answer, `${call} may answer ${response.status}, says its document`).toBeDefined();
  const [media = ''] = (response.headers.get('content-type') ?? '').split(';');
  const kinds = Object.keys(answer?.content ?? {});
  if (kinds.length > 0) expect(kinds, `${call} answers ${response.status} as`).toContain(media);
  if (!media.endsWith('json') || kinds.length === 0) return;
  const body = await response.clone().json();
  const check = checkOf(operation, response.status, media);
  expect(check(body), `${call} ${response.status}: ${JSON.stringify(check.errors)}`).toBe(true);
  if (media === 'application/problem+json')
    expect(documentedProblems(operation), `${call} may say so`).toContain(body.code);
}

function checkOf({ path, method }: Operation, status: number, media: string): ValidateFunction {
  const at = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', media, 'schema'];
  const pointer = at
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const check = ajv.getSchema(`document#/${pointer}`);
  if (!check) throw new Error(`The document has no ${pointer}`);
  return check as ValidateFunction;
}
