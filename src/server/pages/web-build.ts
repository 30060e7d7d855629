// The storefront as built: loaded, never imported, so that no page's source can reach into the server.
import { pathToFileURL } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';
import type { Rendering } from '../../contract/rendering.ts';
import type { PageShop } from '../../shop/shop.ts';

/** The keys by which pages find what the server hands them; the storefront's entry exports them. */
export interface WebContexts {
  readonly shop: RouterContext<PageShop>;
  readonly rendering: RouterContext<Rendering>;
  /** The build has words of its own, which are told what the shop is called. */
  readonly nameShop: (name: string) => void;
}

export async function loadWebBuild(file: string): Promise<ServerBuild> {
  return import(pathToFileURL(file).href) as Promise<ServerBuild>;
}

export function webContexts(build: ServerBuild): WebContexts {
  return build.entry.module as unknown as WebContexts;
}
