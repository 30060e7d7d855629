// The alerts in deploy/prometheus stand on what /metrics really says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { standingJobs } from '../../contract/job/job.ts';
import { logEvents } from '../logging/log.ts';
import { root } from '../root.ts';
import { createTestShop } from '../testing/test-shop.ts';

const token = 'of-those-who-look-after-the-shop-alone';
const shop = createTestShop({ METRICS_TOKEN: token, LOG_LEVEL: 'warn' });
const rules = readFileSync(join(root, 'deploy/prometheus/vitrine-alerts.yml'), 'utf8');
const operate = readFileSync(join(root, 'docs/operate.md'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const expressions = rules.split('- alert:').slice(1);

const metrics = async () =>
  (await shop.send('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();

test('each metric of an alert is printed, under that name and with those labels', async () => {
  await shop.send('/product/1001/x');
  const lines = (await metrics()).split('\n').filter((line) => !line.startsWith('#'));
  const used = [...rules.matchAll(/\b((?:vitrine|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
  expect(used.length).toBeGreaterThan(9);
  for (const [, name = '', labels = ''] of used) {
    const series = lines.filter((line) => new RegExp(`^${name}[{ ]`).test(line));
    expect(series, name).not.toEqual([]);
    for (const [, label] of labels.matchAll(/(\w+)(?:=|!)/g))
      expect(
        series.some((line) => line.includes(`${label}="`)),
        `${name}{${label}}`,
      ).toBe(true);
  }
});

test('the values that labels are compared with are values there can be', () => {
  const values = (label: string) =>
    [...rules.matchAll(new RegExp(`\\b${label}!?="([^"]+)"`, 'g'))].map(([, value = '']) => value);
  expect(values('event').filter((event) => !(event in logEvents))).toEqual([]);
  expect(values('kind').filter((kind) => !standingJobs.some((job) => job === kind))).toEqual([]);
  expect(values('le')).toEqual(['0.5']);
});

test('routes of alerts are routes of the shop', async () => {
  const { paths } = (await (await shop.send('/api/openapi.json')).json()) as { paths: object };
  const routes = [...rules.matchAll(/route!?="([^"]+)"/g)].map(([, route = '']) => route);
  expect(routes.filter((route) => !(route in paths))).toEqual([]);
});

test('a warning is counted under its name, and every name stands at 0 before its first', async () => {
  const counted = (text: string, event: string) =>
    Number(new RegExp(`^vitrine_log_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
  const before = await metrics();
  for (const event of Object.keys(logEvents)) expect(counted(before, event), event).toBeGreaterThanOrEqual(0);
  await shop.query(
    "insert into job (kind, key, payload, priority, failures, most_failures) values ('send-email', 'broken', '{}', 0, 0, 1)",
  );
  await expect
    .poll(async () => counted(await metrics(), 'job.dead'), { timeout: 20_000 })
    .toBeGreaterThan(counted(before, 'job.dead'));
});

const idle = createTestShop({ METRICS_TOKEN: token, JOBS_AT_ONCE: '0' });

test('work that nobody takes is seen to wait, and a process that is open says so', async () => {
  await idle.query(
    "insert into job (kind, key, payload, priority, run_at) values ('send-email', 'late', '{}', 0, now() - interval '1 hour')",
  );
  const text = await (await idle.send('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();
  const seconds = Number(/^vitrine_job_oldest_due_seconds (\S+)$/m.exec(text)?.[1]);
  expect(seconds).toBeGreaterThan(3_590);
  expect(seconds).toBeLessThan(3_700);
  expect(text).toMatch(/^vitrine_ready 1$/m);
});

test('there are ten alerts, each with a paragraph for whoever it wakes', () => {
  expect(alerts).toHaveLength(10);
  for (const [at, name] of alerts.entries()) {
    expect(operate, name).toContain(`### ${name}\n`);
    expect(expressions[at], name).toMatch(/severity: (page|ticket)/);
  }
});
