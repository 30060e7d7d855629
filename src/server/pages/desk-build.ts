// The merchant's desk as built: what its one page names, read from the build's own list of files.
import { readFile } from 'node:fs/promises';

export interface DeskEntry {
  /** In the order in which they are run. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fetched before a style asks for them. */
  readonly fonts: readonly string[];
}

interface BuiltFile {
  readonly file: string;
  readonly assets?: readonly string[];
}

const source = 'src/web/desk/entry.tsx';
const style = 'style.css';

export async function loadDeskEntry(manifest: string): Promise<DeskEntry> {
  const files = JSON.parse(await readFile(manifest, 'utf8')) as Readonly<Record<string, BuiltFile>>;
  const [entry, styles] = [files[source], files[style]];
  if (!entry || !styles) throw new Error(`${manifest} does not name ${source} and ${style}`);
  const { file, assets = [] } = entry;
  const servedPath = (path: string) => `/desk/${path}`;
  return {
    scripts: [servedPath(file)],
    styles: [servedPath(styles.file)],
    fonts: assets.filter((path) => /(?:grotesk|-normal)[^/]*\.woff2$/.test(path)).map(servedPath),
  };
}

/** While the desk is being worked on, Vite serves what it is made of. */
export const deskSources: DeskEntry = {
  scripts: ['/desk/@vite/client', `/desk/${source}`],
  styles: [],
  fonts: [],
};
