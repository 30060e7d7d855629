// Files that never change under their name, held in memory with their compressed forms beside them.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly identity: Buffer<ArrayBuffer>;
  readonly br?: Buffer<ArrayBuffer>;
  readonly gzip?: Buffer<ArrayBuffer>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

/** By URL path. A folder that does not exist holds nothing. */
export async function loadStaticFiles(folder: string, urlPrefix: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const bodies = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)));
  const files = new Map<string, StaticFile>();
  for (const [path, identity] of bodies) {
    const type = types[extname(path)];
    if (type === undefined) continue;
    const [br, gzip] = [bodies.get(`${path}.br`), bodies.get(`${path}.gz`)];
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    files.set(`${urlPrefix}${relative(folder, path).split(sep).join('/')}`, {
      type,
      etag,
      identity,
      ...(br && { br }),
      ...(gzip && { gzip }),
    });
  }
  return files;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best form the client takes. Good enough for browsers: none refuses by a zero weight what it names. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
