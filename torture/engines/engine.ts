// A browser by the commands of WebDriver, whichever way it hears them: by HTTP, or as Firefox does without a driver.
import { setTimeout as pause } from 'node:timers/promises';

/** Sends one command, by the name that Firefox has for it, and answers with its value. */
export type Send = (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;

export type Command =
  | 'Navigate'
  | 'FindElement'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ExecuteScript'
  | 'SwitchToFrame'
  | 'SetWindowRect'
  | 'TakeScreenshot';

export interface Engine {
  readonly name: string;
  readonly send: Send;
  /** Answers with what pages of this shop have complained about. */
  readonly close: (origin: string) => Promise<readonly string[]>;
}

/** An element as WebDriver names it: one key, which is the same everywhere, and an id. */
type Found = Readonly<Record<string, string>>;

const longest = 30_000;

/** What a shopper does, in verbs; each waits until it can be done. */
export function createHand({ name, send }: Engine) {
  /** Polls, since neither way tells by itself when something has come. */
  async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
    const end = Date.now() + longest;
    for (let last: unknown; ; ) {
      try {
        const seen = await look();
        if (seen !== null) return seen;
      } catch (reason) {
        last = reason;
      }
      if (Date.now() > end) throw new Error(`${name}: ${what}${last ? `: ${last}` : ''}`);
      await pause(100);
    }
  }
  const run = (script: string, ...args: readonly unknown[]) => send('ExecuteScript', { script, args });
  const find = async (css: string): Promise<Found> => {
    const found = await send('FindElement', { using: 'css selector', value: css });
    if (typeof found !== 'object' || found === null) throw new Error(`no ${css}`);
    return Object.fromEntries(Object.entries(found));
  };
  const idOf = (element: Found) => Object.values(element)[0];
  return {
    run,
    until,
    async open(address: string): Promise<void> {
      await send('Navigate', { url: address });
      await until(`${address} does not come to life`, async () =>
        (await run(`return document.documentElement.hasAttribute('data-alive')`)) ? true : null,
      );
    },
    /** Presses what a script finds: by its words, where no selector can say them. */
    async press(css: string, text = ''): Promise<void> {
      await until(`${css} ${text} cannot be pressed`, async () => {
        const mark = `data-pressed-${Math.floor(performance.now())}`;
        const isThere = await run(
          `const [css, text, mark] = arguments;
           const at = [...document.querySelectorAll(css)].find((each) =>
             each.checkVisibility() && (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(text));
           at?.setAttribute(mark, '');
           at?.scrollIntoView({ block: 'center', behavior: 'instant' });
           return Boolean(at);`,
          css,
          text,
          mark,
        );
        if (!isThere) return null;
        await send('ElementClick', { id: idOf(await find(`[${mark}]`)) });
        return true;
      });
    },
    async type(css: string, text: string): Promise<void> {
      await until(`${css} takes no words`, async () => {
        const id = idOf(await find(css));
        // By hand one presses a field first; in a frame of another origin WebKit gives it no focus otherwise.
        await send('ElementClick', { id });
        await send('ElementSendKeys', { id, text });
        return true;
      });
    },
    /** Wherever the focus is. */
    async pressEscape(): Promise<void> {
      await send('ElementSendKeys', { id: idOf(await find(':focus, body')), text: '\uE00C' });
    },
    async sees(what: string, script: string): Promise<void> {
      await until(`there is no ${what}`, async () => ((await run(script)) ? true : null));
    },
    /** Works inside of a frame, and comes back. */
    async inFrame(css: string, work: () => Promise<void>): Promise<void> {
      const frame = await until(`${css} does not come`, () => find(css));
      await send('SwitchToFrame', { element: idOf(frame), id: frame });
      try {
        await work();
      } finally {
        await send('SwitchToFrame', { id: null });
      }
    },
    async picture(): Promise<Buffer> {
      return Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64');
    },
  };
}

export type Hand = ReturnType<typeof createHand>;
