// The storefront to serve: as built, or from its sources while it is being worked on.
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { type Language, languages } from '../words/language.ts';
import { openDevServer } from './dev-server.ts';
import { loadStaticFiles, type StaticFile } from './http/files/static-files.ts';
import { loadManifest, loadWebBuild, webContexts } from './pages/web-build.ts';
import { root } from './root.ts';
import { languageAsked } from './visitor/speaking.ts';

export interface Storefront {
  /** As it is served in that language: under its own prefix, with its own scripts. */
  readonly build: (language: Language) => Promise<ServerBuild>;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Puts before the shop's own answers whatever must answer first. */
  readonly before: (next: RequestListener) => RequestListener;
}

export async function openStorefront(
  isDevelopment: boolean,
  server: Server,
  closing: AsyncDisposableStack,
): Promise<Storefront> {
  const films = await loadStaticFiles(join(root, 'catalogue/film'), '/media/film/');
  if (isDevelopment) {
    const dev = await openDevServer(server);
    closing.defer(dev.close);
    return {
      build: async (language) => inLanguage(await dev.build(), language),
      before: dev.before,
      files: films,
    };
  }
  const build = await loadWebBuild(join(root, 'build/server/index.js'));
  const files = [await loadStaticFiles(join(root, 'build/client'), '/'), films];
  const builds = new Map<Language, ServerBuild>([[languages[0], inLanguage(build, languages[0])]]);
  for (const language of languages.slice(1)) {
    const folder = join(root, 'build', language, 'client');
    builds.set(language, { ...inLanguage(build, language), assets: await loadManifest(folder) });
    files.unshift(await loadStaticFiles(join(folder, 'assets'), '/assets/'));
  }
  return {
    build: async (language) => builds.get(language) ?? build,
    before: (next) => next,
    files: new Map(files.flatMap((some) => [...some])),
  };
}

function inLanguage(build: ServerBuild, language: Language): ServerBuild {
  webContexts(build).readLanguageBy(languageAsked);
  return language === languages[0] ? build : { ...build, basename: `/${language}` };
}
