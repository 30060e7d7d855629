/**
 * Run before everything that tests start. For each file of a package Node reads the package's own description again, and
 * Drizzle's is large: of the time a process of the shop takes to start, that is a third. Its files are all modules.
 */
import * as module from 'node:module';

module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const isOwn = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isOwn || !context.parentURL?.endsWith('.js')) return nextResolve(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
