// Lays the compressed forms of every text file beside it, once, as small as they get.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const text = /\.(js|css|svg|json|txt|xml|html)$/;

export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const body = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(body));
      await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}
