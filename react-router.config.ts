import type { Config } from '@react-router/dev/config';
import { compressFiles } from './scripts/compress-files.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the first page on: no second request tells which exist.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => compressFiles('build/client'),
} satisfies Config;
