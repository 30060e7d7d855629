// The product page as Lighthouse sees it on a slow phone. It is fetched when it is needed: it weighs more than the shop.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './processes.ts';
import { atLeast, atMost, type Line } from './report.ts';

const run = promisify(execFile);
const lighthouse = 'lighthouse@13.5.0';
const runs = 3;

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

export async function lighthouseLines(url: string): Promise<Line[]> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await recorded(url));
  const score = (category: string) => median(results.map((result) => 100 * scoreOf(result, category)));
  const value = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY));
  return [
    atLeast('Lighthouse performance, phone', score('performance'), 100),
    atLeast('Lighthouse accessibility', score('accessibility'), 100),
    atLeast('Lighthouse best practices', score('best-practices'), 100),
    atLeast('Lighthouse SEO', score('seo'), 100),
    atMost('largest contentful paint', value('largest-contentful-paint') / 1_000, 1.5, 's'),
    atMost('total blocking time', value('total-blocking-time'), 100, 'ms'),
    atMost('cumulative layout shift', value('cumulative-layout-shift'), 0.01, 'x'),
  ];
}

function scoreOf({ categories }: Result, category: string): number {
  return categories[category]?.score ?? 0;
}

/** Now and then the browser gives it no trace to read, and it asks to be run again. */
async function recorded(url: string, triesLeft = 2): Promise<Result> {
  try {
    return await audited(url);
  } catch (error) {
    const isUnrecorded = error instanceof Error && error.message.includes('Please run Lighthouse again');
    if (!isUnrecorded || triesLeft === 0) throw error;
    return recorded(url, triesLeft - 1);
  }
}

async function audited(url: string): Promise<Result> {
  const chrome = '--headless=new --no-sandbox --disable-quic';
  const options = [url, '--output=json', '--quiet', `--chrome-flags=${chrome}`];
  const { stdout } = await run(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...options],
    {
      cwd: root,
      maxBuffer: 64 * 1_024 * 1_024,
      env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' },
    },
  );
  return JSON.parse(stdout) as Result;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
