// Pages as Lighthouse sees them on a slow phone, beside what React and the router alone make of the same HTML. It is
// fetched when it is needed: it weighs more than the shop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Bench } from './bench.ts';
import { browserPath } from './browser.ts';
import { median } from './median.ts';
import { lastWords, type Running, root, startOnFirstCore } from './processes.ts';
import { atLeast, atMost, type Tell, timesAtMost } from './report.ts';
import { productPage } from './shops.ts';

const lighthouse = 'lighthouse@13.5.0';
const runs = 5;

/** By name; besides the product's. */
const otherPages = { list: '/c/clothing', home: '/', bag: '/bag' } as const;
const mainThread = ['total-blocking-time', 'mainthread-work-breakdown'];

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items: readonly { readonly group: string; readonly duration: number }[] };
}

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Compared {
  readonly ours: number;
  readonly theirs: number;
}

/** The median of something, of a page and of its floor. */
type Medians = (read: (result: Result) => number) => Compared;

export async function measureLighthouse({ address }: Running, tell: Tell, { signal }: Bench): Promise<void> {
  await using floor = await startOnFirstCore('bench/floor.ts', ['pages', address], {}, signal);
  const audit = (path: string, only: readonly string[]) =>
    compareInTurn(`${address}${path}`, `${floor.address}${path}`, only, signal);
  tellProduct(await audit(productPage, []), tell);
  for (const [name, path] of Object.entries(otherPages))
    tellMainThread(name, await audit(path, mainThread), tell);
}

function tellProduct(medians: Medians, tell: Tell): void {
  const { ours, theirs } = medians((result) => scoreOf(result, 'performance'));
  tell(atLeast(`Lighthouse performance, phone (floor ${theirs.toFixed(0)})`, ours, theirs - 5));
  for (const category of ['accessibility', 'best-practices', 'seo'])
    tell(atLeast(`Lighthouse ${category}`, medians((result) => scoreOf(result, category)).ours, 100));
  const value = (audit: string) => medians(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  tell(atMost('cumulative layout shift', value('cumulative-layout-shift').ours, 0.01, 'x'));
  tell(timesAtMost('largest contentful paint, of the floor page', value('largest-contentful-paint'), 1.2));
  tellMainThread('product', medians, tell);
}

function tellMainThread(name: string, medians: Medians, tell: Tell): void {
  tell(timesAtMost(`${name}: script on the main thread, of the floor`, medians(scriptTime), 2));
  tell(timesAtMost(`${name}: blocking time, of the floor`, medians(blockingTime), 1.5));
}

function scoreOf({ categories }: Result, category: string): number {
  return 100 * (categories[category]?.score ?? 0);
}

function scriptTime({ audits }: Result): number {
  const items = audits['mainthread-work-breakdown']?.details?.items ?? [];
  const script = items.filter(({ group }) => group.startsWith('script'));
  if (script.length === 0) throw new Error('Lighthouse saw no script');
  return script.reduce((sum, { duration }) => sum + duration, 0);
}

/** Less than a frame nobody can tell from nothing. */
function blockingTime({ audits }: Result): number {
  return Math.max(16, audits['total-blocking-time']?.numericValue ?? Number.NaN);
}

/** In turn, so that a busy moment of the machine meets both. */
async function compareInTurn(
  ours: string,
  theirs: string,
  only: readonly string[],
  signal: AbortSignal,
): Promise<Medians> {
  const pairs: { readonly ours: Result; readonly theirs: Result }[] = [];
  while (pairs.length < runs)
    pairs.push({
      ours: await auditPage(ours, only, signal),
      theirs: await auditPage(theirs, only, signal),
    });
  return (read) => ({
    ours: median(pairs.map((pair) => read(pair.ours))),
    theirs: median(pairs.map((pair) => read(pair.theirs))),
  });
}

/** Now and then the browser gives it no trace to read, and it asks to be run again. */
async function auditPage(
  url: string,
  only: readonly string[],
  signal: AbortSignal,
  triesLeft = 2,
): Promise<Result> {
  const { code, output, complaints } = await runLighthouse(url, only, signal);
  if (code === 0) return JSON.parse(output) as Result;
  signal.throwIfAborted();
  if (!complaints.includes('Please run Lighthouse again') || triesLeft === 0)
    throw new Error(`Lighthouse ended with ${code}: ${lastWords(complaints)}`);
  return auditPage(url, only, signal, triesLeft - 1);
}

async function runLighthouse(url: string, only: readonly string[], signal: AbortSignal) {
  signal.throwIfAborted();
  const chrome = '--headless=new --no-sandbox --disable-quic';
  const options = [url, '--output=json', '--quiet', `--chrome-flags=${chrome}`];
  if (only.length > 0) options.push(`--only-audits=${only}`);
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
