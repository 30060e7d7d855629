// Stripe's published description of its API, as its SDK carries it: the types of the pinned SDK are made from the OpenAPI
// document that its OPENAPI_VERSION names, call by call and field by field. Read at test time, so that what the shop
// sends is held against the description itself, and not against what somebody remembers of it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The document that the shop was last held against. Another one is looked at by a person first. */
export const describedBy = { document: 'v2596', api: '2026-10-28.endive' } as const;

type Declared =
  | { readonly fields: ReadonlyMap<string, Field>; readonly parent: string | null; readonly isOpen: boolean }
  | { readonly alias: string };
interface Field {
  readonly type: string;
  readonly isOptional: boolean;
}
interface Described {
  readonly names: ReadonlyMap<string, Declared>;
  readonly imports: ReadonlyMap<string, string>;
}

/** The folder above the one that is imported. */
const sdk = dirname(dirname(createRequire(import.meta.url).resolve('stripe')));
const files = new Map<string, Described>();

export const pinnedDocument = () => readFileSync(join(sdk, 'OPENAPI_VERSION'), 'utf8').trim();

function descriptionIn(path: string): Described {
  const known = files.get(path);
  if (known) return known;
  const read = parse(readFileSync(path, 'utf8'), dirname(path));
  files.set(path, read);
  return read;
}

/** One declaration, field or brace a line: that is how the files are written. */
function parse(text: string, folder: string): Described {
  const names = new Map<string, Declared>();
  const imports = new Map<string, string>();
  const scope: string[] = [];
  let fields: Map<string, Field> | null = null;
  const words = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{\s*\[\w+: string\]: \w+;\s*\};/g, 'Metadata;');
  for (const line of words.split('\n')) {
    const [, imported = '', from = ''] = /^import \{ (.+) \} from '(.+)\.js';/.exec(line) ?? [];
    for (const name of imported.split(', ')) if (name) imports.set(name, join(folder, `${from}.d.ts`));
    const [, namespace] = /^\s*(?:export )?(?:declare )?namespace (\w+) \{/.exec(line) ?? [];
    const [, opened, parent = null] =
      /^\s*(?:export )?(?:interface|declare class) (\w+)(?: extends (\w+))?.* \{/.exec(line) ?? [];
    const [, alias, type = ''] = /^\s*(?:export )?type (\w+)(?:<\w+>)? = (.+);/.exec(line) ?? [];
    const [, field, optional, fieldType = ''] = /^\s*(\w+)(\??): (.+);/.exec(line) ?? [];
    if (namespace) scope.push(namespace);
    else if (opened) {
      fields = new Map();
      const isOpen = new RegExp(`interface ${opened}\\b[^{]*\\{\\s*\\[name: string\\]`).test(words);
      names.set([...scope, opened].join('.'), { fields, parent, isOpen });
    } else if (alias) names.set([...scope, alias].join('.'), { alias: type });
    else if (field) fields?.set(field, { type: fieldType, isOptional: optional === '?' });
    else if (/^\s*\}/.test(line)) {
      if (fields) fields = null;
      else scope.pop();
    }
  }
  return { names, imports };
}

interface Found {
  readonly declared: Declared;
  readonly path: string;
  readonly scope: readonly string[];
}

/** A name means the nearest that has it: beside it, around it, or in the file that it comes from. */
function find(name: string, path: string, scope: readonly string[]): Found {
  const { names, imports } = descriptionIn(path);
  for (let depth = scope.length; depth >= 0; depth--) {
    const full = [...scope.slice(0, depth), name].join('.');
    const declared = names.get(full);
    if (declared) return { declared, path, scope: full.split('.') };
  }
  const from = imports.get(name.split('.')[0] ?? '');
  if (!from) throw new Error(`Stripe's description has no ${name}.`);
  return find(name, from, []);
}

export interface Wrong {
  readonly code: 'parameter_unknown' | 'parameter_missing' | 'parameter_invalid';
  readonly message: string;
}

interface Checked {
  readonly path: string;
  readonly scope: readonly string[];
  readonly at: string;
  /** Forms say everything in strings, and lists by their places; answers are JSON and tell some of their fields. */
  readonly isForm: boolean;
}

/** What is wrong with the parameters of a call, or with an answer; empty when all of it is described. */
export function wrongWith(given: unknown, resource: string, name: string, isForm: boolean): readonly Wrong[] {
  const path = join(sdk, 'esm/resources', `${resource}.d.ts`);
  return wrongWithNamed(given, name, { path, scope: [], at: '', isForm });
}

const answers: Readonly<Record<string, readonly [resource: string, name: string]>> = {
  customer: ['Customers', 'Customer'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  refund: ['Refunds', 'Refund'],
  setup_intent: ['SetupIntents', 'SetupIntent'],
};

/** Of an object, or of each in a list. */
export function wrongAnswers(answer: unknown): readonly Wrong[] {
  const { object = '', data = [] } = answer as { object?: string; data?: readonly unknown[] };
  if (object === 'list' || object === 'search_result') return data.flatMap(wrongAnswers);
  const [resource, name] = answers[object] ?? [];
  if (!resource || !name) return [invalid(object, 'object of Stripe', 'object')];
  return wrongWith(answer, resource, name, false);
}

function wrongWithNamed(given: unknown, name: string, checked: Checked): readonly Wrong[] {
  const { declared, path, scope } = find(name, checked.path, checked.scope);
  if ('alias' in declared) return wrongWithType(given, declared.alias, { ...checked, path, scope });
  if (declared.isOpen) return wrongWithMap(given, checked);
  if (typeof given !== 'object' || given === null) return [invalid(given, name, checked.at)];
  const fields = allFields(declared, path);
  const wrong: Wrong[] = [];
  for (const [field, value] of Object.entries(given)) {
    const at = checked.at === '' ? field : `${checked.at}[${field}]`;
    const known = fields.get(field);
    if (!known) wrong.push({ code: 'parameter_unknown', message: `Received unknown parameter: ${at}` });
    else wrong.push(...wrongWithType(value, known.type, { ...checked, path, scope, at }));
  }
  if (!checked.isForm) return wrong;
  for (const [field, { isOptional }] of fields)
    if (!isOptional && !(field in given))
      wrong.push({ code: 'parameter_missing', message: `Missing required param: ${checked.at}${field}.` });
  return wrong;
}

function allFields(declared: Exclude<Declared, { alias: string }>, path: string): ReadonlyMap<string, Field> {
  if (declared.parent === null) return declared.fields;
  const parent = find(declared.parent, path, []);
  if ('alias' in parent.declared) return declared.fields;
  return new Map([...allFields(parent.declared, parent.path), ...declared.fields]);
}

/** Metadata: at most 50 names of 40 characters, with values of 500. */
function wrongWithMap(given: unknown, { at }: Checked): readonly Wrong[] {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : null;
  const isWithin =
    entries !== null &&
    entries.length <= 50 &&
    entries.every(([name, value]) => name.length <= 40 && typeof value === 'string' && value.length <= 500);
  return isWithin ? [] : [invalid(given, 'metadata', at)];
}

function wrongWithType(given: unknown, type: string, checked: Checked): readonly Wrong[] {
  const alternatives = splitUnion(type);
  if (alternatives.length > 1) {
    const answers = alternatives.map((each) => wrongWithType(given, each, checked));
    if (answers.some((wrong) => wrong.length === 0)) return [];
    // What is said of a nested field says more than that nothing fits.
    return (
      answers.findLast((wrong) => wrong.length > 0 && typeof given === 'object') ?? [
        invalid(given, type, checked.at),
      ]
    );
  }
  const [, list] = /^Array<(.+)>$/.exec(type) ?? [];
  if (list !== undefined) {
    if (typeof given !== 'object' || given === null) return [invalid(given, type, checked.at)];
    return Object.values(given).flatMap((each) => wrongWithType(each, list, checked));
  }
  const [, emptyable] = /^Emptyable<(.+)>$/.exec(type) ?? [];
  if (emptyable !== undefined) return given === '' ? [] : wrongWithType(given, emptyable, checked);
  const fits = plainTypes[type] ?? literal(type);
  if (fits) return fits(given, checked.isForm) ? [] : [invalid(given, type, checked.at)];
  return wrongWithNamed(given, type, checked);
}

/** Bars within brackets belong to what is in them. */
function splitUnion(type: string): readonly string[] {
  let depth = 0;
  const marked = [...type].map((letter) => {
    if (letter === '<') depth += 1;
    if (letter === '>') depth -= 1;
    return letter === '|' && depth === 0 ? '\n' : letter;
  });
  return marked
    .join('')
    .split('\n')
    .map((each) => each.trim());
}

type Fits = (given: unknown, isForm: boolean) => boolean;

const plainTypes: Readonly<Record<string, Fits>> = {
  string: (given) => typeof given === 'string' && given.length <= 5_000,
  number: (given, isForm) => (isForm ? /^-?\d+(\.\d+)?$/.test(String(given)) : typeof given === 'number'),
  boolean: (given, isForm) => (isForm ? given === 'true' || given === 'false' : typeof given === 'boolean'),
  null: (given, isForm) => (isForm ? given === '' : given === null),
  true: (given) => given === true,
  false: (given) => given === false,
  // What Stripe may add one day is nothing that may be sent today.
  OtherString: () => false,
};

function literal(type: string): Fits | null {
  const [, value] = /^'(.*)'$/.exec(type) ?? [];
  return value === undefined ? null : (given) => given === value;
}

function invalid(given: unknown, type: string, at: string): Wrong {
  return { code: 'parameter_invalid', message: `Invalid ${at}: ${JSON.stringify(given)} is no ${type}.` };
}
