import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '@react-router/dev/config';
import { build } from 'vite';
import { compressFiles } from './scripts/compress-files.ts';
import { languages } from './src/domain/visitor/language.ts';

/** Pages know one language: each has a build of its own, and the first one's makes the others and the desk. */
const { SHOP_LANGUAGE: language = languages[0] } = process.env;
const isFirst = language === languages[0];
const folder = isFirst ? 'build' : join('build', language);

export default {
  appDirectory: 'src/web',
  buildDirectory: folder,
  ssr: true,
  // All routes are known from the first page on: no second request tells which exist.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async () => {
    await compressFiles(join(folder, 'client'));
    if (!isFirst) return;
    for (const other of languages.slice(1))
      await promisify(execFile)(process.execPath, process.argv.slice(1), {
        env: { ...process.env, SHOP_LANGUAGE: other },
      });
    await build({ configFile: 'vite.desk.config.ts', logLevel: 'error' });
    await compressFiles(join(folder, 'desk/client'));
  },
} satisfies Config;
