import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '../../contract/operations.ts';
import { expectDocumented } from '../testing/api/documented.ts';
import { createTestShop, problemOf } from '../testing/test-shop.ts';

const shop = createTestShop();

let published: { readonly paths: Record<string, Record<string, unknown>> } & Record<string, unknown>;
beforeAll(async () => {
  published = (await (await shop.send('/api/openapi.json')).json()) as typeof published;
});

test('[EN-05] the document is valid OpenAPI and lists every call there is', async () => {
  const { valid, errors } = await new Validator().validate(published);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  const listed = Object.entries(published.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
});

test('[EN-05] what a shop answers in tests is held against the document: status, kind, shape and code', async () => {
  const missing = await fetch(`${shop.origin}/api/product-view/999999`);
  const hold = (response: Response) => expectDocumented('/api/product-view/999999', 'GET', response);
  await hold(missing.clone());
  // As if the shop answered otherwise than it promises.
  const problem = await missing.json();
  const json = { 'content-type': 'application/problem+json' };
  const answers = {
    status: [418, problem, json],
    kind: [404, problem, { 'content-type': 'application/json' }],
    shape: [404, { ...problem, title: 4 }, json],
    code: [404, { ...problem, code: 'sold_out' }, json],
    success: [200, { product: null }, { 'content-type': 'application/json' }],
  } as const;
  for (const [what, [status, body, headers]] of Object.entries(answers))
    await expect(hold(Response.json(body, { status, headers })), what).rejects.toThrow();
});

test('[EN-05] every known product answers as documented', async () => {
  const rows = await shop.query('select id from product order by id');
  expect(rows.length).toBeGreaterThanOrEqual(26);
  for (const { id } of rows) expect((await shop.send(`/api/product-view/${id}`)).status).toBe(200);
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
