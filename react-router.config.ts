import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './scripts/compress-files.ts';
import { languages } from './src/words/language.ts';

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
    // One server speaks every language; only browsers are sent one alone.
    if (!isFirst) await rm(join(folder, 'server'), { recursive: true });
  },
} satisfies Config;
