// What one of the linter's plugins says of a source, in a project that has nothing else.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const biome = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');

/** What the plugin says of such a source in a file of that name; nothing when it agrees. */
export function pluginFaults(plugin: string): (path: string, source: string) => string {
  let project = '';
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'lint plugin '));
    const plugins = [join(import.meta.dirname, plugin)];
    writeFileSync(join(project, 'biome.json'), JSON.stringify({ root: true, plugins }));
  });
  afterAll(() => rmSync(project, { recursive: true }));

  return (path, source) => {
    const file = join(project, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
    const linted = spawnSync(process.execPath, [biome, 'lint', path], { cwd: project, encoding: 'utf8' });
    rmSync(file);
    return linted.status === 0 ? '' : linted.stderr;
  };
}
