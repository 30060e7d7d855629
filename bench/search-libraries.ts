// Two search libraries of npm, each set up as its own documentation has it. npm brings them into a folder of the bench:
// nothing else of the shop needs them.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Language } from '../src/domain/visitor/language.ts';
import { root } from './processes.ts';

const versions = {
  minisearch: '7.2.0',
  '@orama/orama': '3.1.18',
  '@orama/stemmers': '3.1.18',
} as const;
const home = join(root, '.data/bench/search-libraries');

/** What a library is given of a product. */
export interface SearchText {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly color: string;
  readonly categories: string;
  readonly details: string;
  readonly description: string;
}

const fields = ['name', 'brand', 'color', 'categories', 'details', 'description'] as const;
/** A name says more than a category, and that more than a text. */
const boost = { name: 4, categories: 3, color: 3, brand: 2 };

/** The ids that a query finds, the best first. */
export type FindIds = (query: string) => Promise<readonly number[]>;

interface MiniSearch {
  readonly addAll: (documents: readonly SearchText[]) => void;
  readonly search: (query: string) => readonly { readonly id: string }[];
}

interface Orama {
  readonly create: (options: object) => object;
  readonly insertMultiple: (db: object, documents: readonly SearchText[]) => Promise<unknown>;
  readonly search: (
    db: object,
    query: object,
  ) => Promise<{ readonly hits: readonly { readonly document: SearchText }[] }>;
}

export async function createLibraries(
  language: Language,
  texts: readonly SearchText[],
): Promise<ReadonlyMap<string, FindIds>> {
  await installLibraries();
  const MiniSearch = (await load<{ default: new (options: object) => MiniSearch }>('minisearch')).default;
  const mini = new MiniSearch({
    fields: [...fields],
    searchOptions: { boost, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  mini.addAll(texts);
  const orama = await load<Orama>('@orama/orama');
  const name = language === 'fr' ? 'french' : 'english';
  const { stemmer } = await load<{ stemmer: unknown }>(`@orama/stemmers/${name}`);
  const db = orama.create({
    schema: Object.fromEntries(fields.map((field) => [field, 'string'])),
    components: { tokenizer: { language: name, stemming: true, stemmer } },
  });
  await orama.insertMultiple(db, texts);
  const findWithMini: FindIds = async (query) => mini.search(query).map(({ id }) => Number(id));
  const findWithOrama: FindIds = async (query) => {
    const { hits } = await orama.search(db, { term: query, boost, tolerance: 1, threshold: 0, limit: 5 });
    return hits.map(({ document }) => Number(document.id));
  };
  return new Map([
    ['MiniSearch', findWithMini],
    ['Orama', findWithOrama],
  ]);
}

async function installLibraries(): Promise<void> {
  const missing = Object.keys(versions).filter((name) => !existsSync(join(home, 'node_modules', name)));
  if (missing.length === 0) return;
  await mkdir(home, { recursive: true });
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  await promisify(execFile)('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', ...packages]);
}

async function load<T>(name: string): Promise<T> {
  const path = createRequire(join(home, 'package.json')).resolve(name);
  return await import(pathToFileURL(path).href);
}
