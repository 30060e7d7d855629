// The samples in deploy/ and compose.yaml against the shop they stand before. No proxy runs here: whoever changes them
// asks the proxy itself (docs/operate.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../configuration/configuration.ts';
import { clientTimeouts } from '../listener.ts';
import { heartbeatMs } from '../live/live.ts';
import { root } from '../root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const shop = read('deploy/nginx/vitrine-shop.conf');
const numberOf = (name: string, text = shop) => Number(new RegExp(`^ *${name} (\\d+)`, 'm').exec(text)?.[1]);
const operate = read('docs/operate.md');
const defaults = readConfiguration({});

describe('the proxy', () => {
  test.each(['deploy/nginx/vitrine-upstream.conf', 'deploy/nginx/compose/default.conf'])(
    '%s: it closes kept connections before the shop does, and two processes are behind it',
    (file) => {
      const text = read(file);
      expect(numberOf('keepalive_timeout', text) * 1_000).toBeLessThan(clientTimeouts.keepAliveTimeout);
      expect(numberOf('keepalive_requests', text)).toBeLessThan(defaults.REQUESTS_PER_SOCKET);
      expect([...text.matchAll(/^ {2}server \S+:\d+ max_fails=0;$/gm)]).toHaveLength(2);
    },
  );

  test('it takes a photo and its form, waits as long as the shop, and longer than a heartbeat', () => {
    expect(numberOf('client_max_body_size')).toBe(11);
    expect(numberOf('client_body_timeout') * 1_000).toBe(clientTimeouts.requestTimeout);
    expect(numberOf('client_header_timeout') * 1_000).toBe(clientTimeouts.headersTimeout);
    expect(numberOf('proxy_read_timeout') * 1_000).toBeGreaterThan(2 * heartbeatMs);
  });

  test('it says itself who a visitor is, and never sends a write twice', () => {
    expect(shop).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(shop).toContain(`proxy_set_header CF-IPCountry "";`);
    expect(defaults.COUNTRY_HEADER).toBe('cf-ipcountry');
    expect(shop).not.toContain('non_idempotent');
    expect(shop).toMatch(/location = \/api\/live \{[^}]*proxy_buffering off;/);
    expect(shop).toMatch(/^gzip off;$/m);
  });

  test('the certificate is fetched, renewed and read at the same places', () => {
    const site = read('deploy/nginx/vitrine-site.conf');
    const webroot = /--webroot-path (\S+)/.exec(operate)?.[1];
    expect(site).toMatch(new RegExp(`acme-challenge/ \\{\\s+root ${webroot};`));
    const folder = /^ln -s \/etc\/letsencrypt\/live\/YOUR\.NAME (\S+)$/m.exec(operate)?.[1];
    expect(site).toContain(`ssl_certificate ${folder}/fullchain.pem;`);
    expect(site).toContain(`ssl_certificate_key ${folder}/privkey.pem;`);
  });
});

describe('settings of the samples', () => {
  const compose = read('compose.yaml');

  test('deploy/vitrine.env is read by the shop', () => {
    const lines = [...read('deploy/vitrine.env').matchAll(/^(\w+)=(.*)$/gm)];
    const settings = lines.map(([, name = '', value]) => [name, value || 'x'.repeat(32)]);
    const config = readConfiguration(Object.fromEntries(settings));
    for (const [name = ''] of settings) expect(Object.keys(config), name).toContain(name);
    expect(config).toMatchObject({ TRUSTED_PROXIES: ['127.0.0.1'], SEED: 'none' });
  });

  test('every setting that compose.yaml hands to the shop is one', () => {
    const own = compose.slice(compose.indexOf('x-shop'), compose.indexOf('services:'));
    const names = [...own.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names).toContain('MIGRATION_DATABASE_URL');
    const settings = read('docs/operate.md');
    for (const name of names) expect(settings, name).toContain(`\`${name}\``);
    const trusted = /TRUSTED_PROXIES: (\S+)/.exec(own)?.[1];
    expect(compose).toContain(`subnet: ${trusted} `);
  });

  test('the folder that is backed up is there before the first photo', () => {
    const [, parent, folder] = /^tar --create .*--directory=\/var\/lib\/(\S+) (\S+)$/m.exec(operate) ?? [];
    expect(read('deploy/systemd/vitrine@.service')).toContain(
      `StateDirectory=${parent} ${parent}/${folder}\n`,
    );
  });

  test('the token that Prometheus carries is written where it reads it', () => {
    const file = /credentials_file: (\S+)/.exec(read('deploy/prometheus/prometheus.yml'))?.[1];
    expect(operate).toMatch(new RegExp(`^sed .*METRICS_TOKEN.* /dev/stdin ${file}$`, 'm'));
  });

  test('nothing in them is a secret, and every secret is asked for', () => {
    for (const [, value = ''] of compose.matchAll(/(?:PASSWORD|TOKEN|SECRET\w*|KEY|SMTP_URL): (\S+)/g))
      expect(value).toMatch(/^\$\{/);
    expect(compose).toMatch(/read_only: true[\s\S]+read_only: true/);
    const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    const unit = read('deploy/systemd/vitrine@.service');
    // The shop drains for ten seconds.
    expect(grace).toBeGreaterThan(10);
    expect(numberOf('TimeoutStopSec', unit.replaceAll('=', ' '))).toBeGreaterThan(10);
  });
});
