// The product page as Lighthouse sees it on a slow phone. It is fetched when it is needed: it weighs more than the shop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Bench } from './bench.ts';
import { browserPath } from './browser.ts';
import { lastWords, type Running, root } from './processes.ts';
import { atLeast, atMost, type Tell } from './report.ts';
import { productPage } from './shops.ts';

const lighthouse = 'lighthouse@13.5.0';
const runs = 3;

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

export async function measureLighthouse({ address }: Running, tell: Tell, { signal }: Bench): Promise<void> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await recorded(`${address}${productPage}`, signal));
  const score = (category: string) => median(results.map((result) => 100 * scoreOf(result, category)));
  const value = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY));
  tell(atLeast('Lighthouse performance, phone', score('performance'), 100));
  tell(atLeast('Lighthouse accessibility', score('accessibility'), 100));
  tell(atLeast('Lighthouse best practices', score('best-practices'), 100));
  tell(atLeast('Lighthouse SEO', score('seo'), 100));
  tell(atMost('largest contentful paint', value('largest-contentful-paint') / 1_000, 1.5, 's'));
  tell(atMost('total blocking time', value('total-blocking-time'), 100, 'ms'));
  tell(atMost('cumulative layout shift', value('cumulative-layout-shift'), 0.01, 'x'));
}

function scoreOf({ categories }: Result, category: string): number {
  return categories[category]?.score ?? 0;
}

/** Now and then the browser gives it no trace to read, and it asks to be run again. */
async function recorded(url: string, signal: AbortSignal, triesLeft = 2): Promise<Result> {
  const { code, output, complaints } = await audited(url, signal);
  if (code === 0) return JSON.parse(output) as Result;
  signal.throwIfAborted();
  if (!complaints.includes('Please run Lighthouse again') || triesLeft === 0)
    throw new Error(`Lighthouse ended with ${code}: ${lastWords(complaints)}`);
  return recorded(url, signal, triesLeft - 1);
}

async function audited(url: string, signal: AbortSignal) {
  signal.throwIfAborted();
  const chrome = '--headless=new --no-sandbox --disable-quic';
  const options = [url, '--output=json', '--quiet', `--chrome-flags=${chrome}`];
  const child = spawn('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROME_PATH: browserPath() },
    // A group of its own: npm does not pass a signal on to what it runs, which has a browser to close.
    detached: true,
  });
  const interrupt = () => void (child.pid && process.kill(-child.pid, 'SIGINT'));
  signal.addEventListener('abort', interrupt, { once: true });
  try {
    const ended = once(child, 'close');
    const [[code], output, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    return { code, output, complaints };
  } finally {
    signal.removeEventListener('abort', interrupt);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
