import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '../../contract/operations.ts';
import { createTestShop, problemOf } from '../testing/test-shop.ts';

const shop = createTestShop();

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>;
}

let published: Document & Record<string, unknown>;
const ajv = formats.default(new Ajv2020({ strict: false }));

beforeAll(async () => {
  published = (await (await shop.send('/api/openapi.json')).json()) as typeof published;
  ajv.addSchema({ $id: 'document', ...published });
});

/** Checks an answer against what the published document says of that call, status and media type. */
async function expectAsDocumented(path: string, url: string, init?: RequestInit): Promise<void> {
  const response = await shop.send(url, init);
  const [media = ''] = (response.headers.get('content-type') ?? '').split(';');
  const method = (init?.method ?? 'GET').toLowerCase();
  const at = ['paths', path, method, 'responses', String(response.status), 'content', media, 'schema'];
  const pointer = at
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const check = ajv.getSchema(`document#/${pointer}`);
  expect(check, `${response.status} ${media} is documented`).toBeDefined();
  expect(check?.(await response.json()), JSON.stringify(check?.errors)).toBe(true);
}

test('[EN-05] the document is valid OpenAPI and lists every call there is', async () => {
  const { valid, errors } = await new Validator().validate(published);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  const listed = Object.entries(published.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
});

test('[EN-05] answers are as documented, good and bad', async () => {
  await expectAsDocumented('/api/product-view/{productId}', '/api/product-view/1001');
  await expectAsDocumented('/api/product-view/{productId}', '/api/product-view/1004');
  await expectAsDocumented('/api/product-view/{productId}', '/api/product-view/999999');
  await expectAsDocumented('/api/product-view/{productId}', '/api/product-view/abc');
  await expectAsDocumented('/api/content/{key}', '/api/content/pdp-landers-sold-out');
  await expectAsDocumented('/api/session', '/api/session');
  await expectAsDocumented('/api/events', '/api/events', { method: 'POST', body: '[]' });
});

test('[EN-05] every known product answers as documented', async () => {
  const rows = await shop.query('select id from product order by id');
  expect(rows.length).toBeGreaterThanOrEqual(26);
  for (const { id } of rows)
    await expectAsDocumented('/api/product-view/{productId}', `/api/product-view/${id}`);
});

test('the page to read and try it is served from here alone', async () => {
  const response = await shop.send('/api/docs');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('/api/docs/swagger-ui-bundle.js');
  expect(html).not.toMatch(/(src|href)="https?:/);
  expect((await shop.send('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
});

test('a problem says its kind, its request and nothing internal', async () => {
  const response = await shop.send('/api/product-view/999999');
  const problem = await problemOf(response);
  expect(problem.instance).toBe(response.headers.get('x-request-id'));
  expect(problem.type).toBe('/problems/not_found');
});
