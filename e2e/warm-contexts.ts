// Most of what a page costs a browser is a process for it and compiling its scripts. A context of the browser is kept
// for the next journey of its kind, with one page of the shop open in it, so that both are there already. Each journey
// still has a page of its own, and nothing of the last visitor: no cookies, no storage, no permissions, no clock, no route.
import type { BrowserContext, Page } from '@playwright/test';

export class WarmContexts {
  readonly #contexts = new Map<string, Warm>();

  /** A context that nobody has used, or one that was wiped. */
  async take(kind: string, make: () => Promise<BrowserContext>): Promise<Warm> {
    const warm = this.#contexts.get(kind);
    this.#contexts.delete(kind);
    return warm ?? new Warm(await make());
  }

  async giveBack(kind: string, warm: Warm): Promise<void> {
    if (await warm.wipe()) this.#contexts.set(kind, warm);
    else await warm.context.close();
  }

  async close(): Promise<void> {
    for (const { context } of this.#contexts.values()) await context.close();
  }
}

class Warm {
  readonly context: BrowserContext;
  #isSpoilt = false;
  #open: Page | undefined;
  /** Shops and banks that were visited: some journeys have a shop of their own. */
  readonly #origins = new Set<string>();

  constructor(context: BrowserContext) {
    this.context = context;
    // What is installed in a context cannot be taken out again.
    const { clock } = context;
    const install = clock.install.bind(clock);
    clock.install = (options) => {
      this.#isSpoilt = true;
      return install(options);
    };
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) this.#origins.add(new URL(frame.url()).origin);
      }),
    );
  }

  /** Whether nothing is left of who was here. */
  async wipe(): Promise<boolean> {
    if (this.#isSpoilt) return false;
    const used = this.context.pages().filter((page) => page !== this.#open);
    // The first page is left open: the browser keeps its process, and the next page of the shop is given the same one.
    const shop = used.map((page) => page.url()).find((url) => url.startsWith('http'));
    if (!this.#open && !shop) return false;
    this.#open ??= await this.#opens(new URL(shop ?? '').origin);
    await Promise.all(used.map((page) => page.close()));
    await this.context.setOffline(false);
    await this.context.clearCookies();
    await this.context.clearPermissions();
    const browser = await this.context.newCDPSession(this.#open);
    for (const origin of this.#origins)
      await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    this.#origins.clear();
    await browser.detach();
    return true;
  }

  async #opens(origin: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(`${origin}/favicon.svg`);
    return page;
  }
}
