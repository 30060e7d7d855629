// Who may lean on whom, in this one table: rooms lean only on rooms below them, and nothing goes round in a circle.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

interface Room {
  /** Folders and files of this project that it may import from, besides itself. */
  readonly on: readonly string[];
  /** Packages; `node:` stands for all that Node brings. Left out where any will do. */
  readonly packages?: readonly string[];
  /** Folders directly in it that know nothing of each other. */
  readonly isApart?: true;
  /** A folder in it that it knows nothing of. */
  readonly without?: string;
}

const web = ['src/words', 'src/domain', 'src/contract', 'src/design'];

/** The most special folder or file decides. */
const rooms: Readonly<Record<string, Room>> = {
  /** What shoppers read, in each language. */
  'src/words': { on: ['src/domain'], packages: [] },
  'src/domain': { on: [], packages: [] },
  'src/contract': { on: ['src/words', 'src/domain'], packages: ['zod'] },
  'src/database': { on: ['src/words', 'src/domain'], packages: ['drizzle-orm', 'pg', 'node:'] },
  'src/providers': {
    on: ['src/words', 'src/domain'],
    packages: [
      '@openfeature/server-sdk',
      'aws4fetch',
      'libphonenumber-js',
      'mmdb-lib',
      'localized-address-format',
      'nodemailer',
      'postal-address-field-names',
      'postcode-validator',
      'stripe',
      'node:',
    ],
  },
  'src/shop': {
    on: ['src/words', 'src/domain', 'src/contract', 'src/database', 'src/providers'],
    packages: ['sanitize-html', 'node:'],
  },
  'src/server': {
    on: ['src/words', 'src/domain', 'src/contract', 'src/database', 'src/providers', 'src/shop'],
  },
  'src/server/catalogue/demo-shop.ts': {
    on: ['src/domain', 'src/database', 'src/shop', 'src/server', 'catalogue'],
  },
  'src/server/catalogue/own-shop.ts': { on: ['src/database', 'src/shop', 'catalogue'] },
  'src/design': { on: ['src/words'], packages: ['react', 'react-dom', '@base-ui/react'] },
  'src/web/state': { on: web },
  'src/web/parts': { on: [...web, 'src/web/state'] },
  'src/web/features': { on: [...web, 'src/web/state', 'src/web/parts'], isApart: true },
  'src/web/routes': {
    on: [...web, 'src/web/state', 'src/web/parts', 'src/web/features', 'src/web/rendering.ts'],
  },
  /** The shop is handed to loaders: only its type is known here. */
  'src/web/rendering.ts': { on: ['src/contract', 'src/shop/shop.ts'], packages: ['react-router'] },
  /** The merchant's window: an application of its own. No room of the storefront leans on it. */
  'src/web/desk': { on: [...web, 'src/web/state'], packages: ['react', 'react-dom', 'react-router', 'uqr'] },
  'src/web': { on: web, without: 'src/web/desk' },
  catalogue: { on: ['src/domain'] },
  e2e: { on: ['src/words', 'src/domain', 'src/contract', 'catalogue', 'bench/bytes.ts'] },
  'e2e/serve.ts': { on: ['src', 'e2e'] },
  'e2e/stock-room.ts': { on: ['src', 'e2e'] },
};

export interface Source {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

const specifiers =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports, types included: paths of this project, and names of packages. */
export function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(specifiers)].map(([, from, bare, late]) => {
    const named = (from ?? bare ?? late ?? '').replace(/\?.*$/, '');
    return named.startsWith('.') ? normalize(join(dirname(path), named)) : named;
  });
}

/** Each import that may not be, as a sentence. */
export function forbiddenImports(source: Source): string[] {
  const home = roomOf(source.path);
  const room = home === undefined ? undefined : rooms[home];
  if (home === undefined || !room) return [];
  return importsOf(source)
    .filter((target) => !isGenerated(target) && !mayImport(source.path, home, room, target))
    .map((target) => `${source.path} may not import ${target}`);
}

function roomOf(path: string): string | undefined {
  return Object.keys(rooms)
    .filter((room) => isIn(path, room))
    .sort((a, b) => b.length - a.length)[0];
}

function mayImport(path: string, home: string, room: Room, target: string): boolean {
  const { on, packages, isApart, without } = room;
  if (!/^(src|catalogue|e2e|bench|scripts|torture|public)\b/.test(target))
    return packages === undefined || packages.some((known) => isPackage(target, known));
  if (without !== undefined && isIn(target, without)) return false;
  if (isApart && isIn(target, home)) return folderIn(home, path) === folderIn(home, target);
  return isIn(target, home) || on.some((room) => isIn(target, room));
}

function isPackage(named: string, known: string): boolean {
  return known === 'node:' ? named.startsWith(known) : named === known || named.startsWith(`${known}/`);
}

function isIn(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}

function folderIn(home: string, path: string): string | undefined {
  return path.slice(home.length + 1).split('/')[0];
}

/** React Router writes the types of each route beside it. */
function isGenerated(target: string): boolean {
  return target.includes('/+types/') || target.startsWith('virtual:');
}

/** Each circle once, as the files along it. */
export function importCycles(sources: readonly Source[]): string[][] {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path);
    if (at >= 0) cycles.push([...way.slice(at), path]);
    if (at >= 0 || done.has(path)) return;
    for (const target of imports.get(path) ?? []) if (imports.has(target)) visit(target, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return cycles;
}

export function readSources(root: string, paths: readonly string[]): Source[] {
  return (
    paths
      .filter((path) => /\.(ts|tsx)$/.test(path) && !/\.test\.tsx?$/.test(path))
      // One that was moved is listed by its old name until that is staged.
      .filter((path) => existsSync(join(root, path)))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  );
}
