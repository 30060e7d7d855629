// The command. What makes a start quick has to be there before the shop's own modules are loaded.
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import './quick-imports.mjs';
import { root } from './root.ts';

// What Node has compiled, the next start need not.
enableCompileCache(resolve(root, process.env.DATA_FOLDER || '.data', 'compile-cache'));
await import('./run.ts');
