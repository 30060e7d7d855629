// The command. What makes a start quick has to be there before the shop's own modules are loaded.
import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import './quick-imports.mjs';
import { root } from './root.ts';

// What Node has compiled, the next start need not.
enableCompileCache(resolve(root, process.env.DATA_FOLDER || '.data', 'compile-cache'));
// Where several processes are asked for, this one starts them and serves nothing.
const isAlone = ['', '1'].includes(process.env.PROCESSES ?? '');
await import(isAlone || cluster.isWorker ? './run.ts' : './processes/run-processes.ts');
