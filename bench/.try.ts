import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';
import { root } from './processes.ts';
import { print } from './report.ts';
import { restockLines } from './restock.ts';
const postgres = await startEmbeddedPostgres({ directory: join(root, '.data/bench/postgres') });
try { print(await restockLines(postgres.url, { PORT: '0' })); } finally { await postgres.stop(); }
