// The storefront as built: loaded, never imported, so that no page's source can reach into the server.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';
import type { Rendering } from '../../contract/rendering.ts';
import type { PageShop } from '../../shop/shop.ts';
import type { Language } from '../../words/language.ts';

/** The keys by which pages find what the server hands them; the storefront's entry exports them. */
export interface WebContexts {
  /** The storefront has words of its own copy: it is told by whom they are read. */
  readonly readLanguageBy: (reader: () => Language) => void;
  readonly shop: RouterContext<PageShop>;
  readonly rendering: RouterContext<Rendering>;
}

export async function loadWebBuild(file: string): Promise<ServerBuild> {
  return import(pathToFileURL(file).href) as Promise<ServerBuild>;
}

/** Which scripts its pages load, as the build of another language wrote it for the browser. */
export async function loadManifest(folder: string): Promise<ServerBuild['assets']> {
  const assets = join(folder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file)) ?? '';
  const text = await readFile(join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

export function webContexts(build: ServerBuild): WebContexts {
  return build.entry.module as unknown as WebContexts;
}
