// What somebody sends who looks for a way to break the shop: in place of every value that a call takes, and in place of
// its whole body.
import { z } from 'zod';
import type { Operation } from '../../../contract/operation.ts';
import type { RequestParts } from './who-may.ts';

const long = 'ä'.repeat(5_000);
const nested = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);

/** As one value of JSON. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '0',
  '-0',
  '1e3',
  '٣',
  '9223372036854775808',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  "' or 1=1; --",
  '%',
  '\\',
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  'a\r\nSet-Cookie: b=c',
  '../../../../etc/passwd',
  '//evil.example/',
  'javascript:alert(1)',
  '2026-02-30T25:61:61Z',
  '+999999-01-01T00:00:00Z',
  'NULL@[127.0.0.1]',
  '😀'.repeat(300),
  long,
  [],
  {},
  [null],
  [[], {}],
  { length: 1e9, toString: 1, toJSON: true },
  nested,
];

/** As one value of a path or a query, as it is written there. */
const written: readonly string[] = [
  ...values
    .filter((value) => typeof value === 'string')
    .map((value) => encodeURIComponent(value.toWellFormed())),
  '-1',
  '0',
  '1.5',
  '1e400',
  '99999999999999999999',
  '%00',
  '%ff',
  '%c0%af',
  '%',
  '%2e%2e%2f',
  '1%20',
  '[]',
  '1,2,,3',
];

/** As the whole body. */
const bodies: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '{}',
  '{',
  '{"a":1}{"a":1}',
  '{"__proto__":{"isStaff":true},"constructor":{"prototype":{"isStaff":true}}}',
  '\ufeff{}',
  '{"a":\u0000}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
];

export interface Attack {
  /** Which value was put where. */
  readonly named: string;
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
}

/** Every attack on one call, made of how the call would be made in good faith. */
export function* attacksOn(
  operation: Operation,
  { params = {}, query, body }: RequestParts,
): Generator<Attack> {
  const given = new URLSearchParams(query);
  const good = body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
  const at = (replaced: Readonly<Record<string, string>> = {}, search = given.toString()) => {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => replaced[name] ?? String(params[name]));
    return search === '' ? path : `${path}?${search}`;
  };
  for (const name of Object.keys(operation.params?.shape ?? {}))
    for (const value of written)
      yield { named: `${name} in the path: ${value}`, path: at({ [name]: value }), ...good };
  for (const name of Object.keys(operation.query?.shape ?? {})) {
    const others = new URLSearchParams(given);
    others.delete(name);
    const rest = others.size > 0 ? `${others}&` : '';
    for (const value of [...written, `1&${name}=2`])
      yield { named: `${name} in the query: ${value}`, path: at({}, `${rest}${name}=${value}`), ...good };
    yield { named: `${name}[] in the query`, path: at({}, `${rest}${name}[]=1&${name}[a]=2`), ...good };
  }
  if (operation.body === undefined) return;
  for (const type of [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '',
  ])
    for (const whole of bodies)
      yield { named: `a body of ${type}: ${whole.slice(0, 60)}`, path: at(), body: whole, type };
  for (const leaf of leavesOf(operation.body, body)) {
    for (const value of values)
      yield {
        named: `${leaf.join('.')}: ${JSON.stringify(value).slice(0, 60)}`,
        path: at(),
        body: JSON.stringify(withValue(body, leaf, value)),
        type: 'application/json',
      };
    if (!operation.takesForm || leaf.length > 1) continue;
    for (const value of written)
      yield {
        named: `${leaf[0]} in a form: ${value}`,
        path: at(),
        body: `${new URLSearchParams(without(body, leaf[0] ?? ''))}&${leaf[0]}=${value}&${leaf[0]}=again`,
        type: 'application/x-www-form-urlencoded',
      };
  }
}

/** The ways to every value in it: those the contract names, and those that were given. */
function leavesOf(schema: z.ZodType, body: unknown): string[][] {
  const found = new Map<string, string[]>();
  const note = (path: string[]) => path.length > 0 && found.set(path.join('.'), path);
  const walk = (node: Node, path: string[]): void => {
    note(path);
    for (const [name, below] of Object.entries(node.properties ?? {})) walk(below, [...path, name]);
    for (const option of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])])
      walk(option, path);
    if (node.items) walk(node.items, [...path, '0']);
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, []);
  const given = (value: unknown, path: string[]): void => {
    note(path);
    if (typeof value === 'object' && value !== null)
      for (const [name, below] of Object.entries(value)) given(below, [...path, name]);
  };
  given(body, []);
  return [...found.values()];
}

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly items?: Node;
}

function withValue(of: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const inside = typeof of === 'object' && of !== null ? of : name === '0' ? [] : {};
  const below = withValue((inside as Record<string, unknown>)[name], rest, value);
  return Array.isArray(inside) ? [below, ...inside.slice(1)] : { ...inside, [name]: below };
}

function without(body: unknown, name: string): Record<string, string> {
  const entries = Object.entries(body ?? {}).filter(([key]) => key !== name);
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
