// The storefront and the desk to serve: as built, or from their sources while they are being worked on.
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { type Language, languages } from '../domain/visitor/language.ts';
import { createDevServer } from './dev-server.ts';
import { loadStaticFiles, type StaticFile } from './http/files/static-files.ts';
import { type DeskEntry, deskSources, loadDeskEntry } from './pages/desk-build.ts';
import { loadWebBuild } from './pages/web-build.ts';
import { root } from './root.ts';

export interface Storefront {
  /** As it is served in that language: under its own prefix, with its own scripts. */
  readonly build: (language: Language) => Promise<ServerBuild>;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** What the merchant's desk begins with. */
  readonly desk: DeskEntry;
  /** Puts before the shop's own answers whatever must answer first. */
  readonly before: (next: RequestListener) => RequestListener;
}

export async function createStorefront(
  isDevelopment: boolean,
  server: Server,
  closing: AsyncDisposableStack,
): Promise<Storefront> {
  const films = await loadStaticFiles(join(root, 'catalogue/film'), '/media/film/');
  if (isDevelopment) {
    const dev = await createDevServer(server);
    closing.defer(dev.close);
    return {
      // In the one language that Vite was started in (`SHOP_LANGUAGE`), at every path.
      build: async (language) => atItsPath(await dev.build(), language),
      before: dev.before,
      files: films,
      desk: deskSources,
    };
  }
  const deskFolder = join(root, 'build/desk/client');
  const [shops, desk, deskFiles] = await Promise.all([
    inEachLanguage(loadShopIn),
    loadDeskEntry(join(deskFolder, 'manifest.json')),
    loadStaticFiles(join(deskFolder, 'assets'), '/desk/assets/'),
  ]);
  return {
    build: async (language) => shops[language].build,
    before: (next) => next,
    files: new Map([...languages.flatMap((language) => [...shops[language].files]), ...deskFiles, ...films]),
    desk,
  };
}

interface LoadedShop {
  readonly build: ServerBuild;
  readonly files: ReadonlyMap<string, StaticFile>;
}

async function inEachLanguage<T>(
  load: (language: Language) => Promise<T>,
): Promise<Readonly<Record<Language, T>>> {
  const loaded = await Promise.all(
    languages.map(async (language) => [language, await load(language)] as const),
  );
  return Object.fromEntries(loaded) as Record<Language, T>;
}

/** Its pages, and what they load. What has no hash in its name is the same in every language, and served once. */
async function loadShopIn(language: Language): Promise<LoadedShop> {
  const isFirst = language === languages[0];
  const folder = join(root, 'build', isFirst ? '' : language);
  return {
    build: atItsPath(await loadWebBuild(join(folder, 'server/index.js')), language),
    files: isFirst
      ? await loadStaticFiles(join(folder, 'client'), '/')
      : await loadStaticFiles(join(folder, 'client/assets'), '/assets/'),
  };
}

/** Pages of the first language have no prefix. */
function atItsPath(build: ServerBuild, language: Language): ServerBuild {
  return language === languages[0] ? build : { ...build, basename: `/${language}` };
}
