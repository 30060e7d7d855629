// A page to read and try the API, from files of our own: nothing is loaded from elsewhere.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Environment } from './environment.ts';
import { reply } from './reply.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const page = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API | Vitrine</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true });\n`;

const files = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' };

export async function apiDocs(): Promise<Hono<Environment>> {
  const app = new Hono<Environment>();
  app.use('/api/docs/*', async (c, next) => {
    c.set('route', '/api/docs');
    await next();
  });
  app.get('/api/docs', (c) => {
    return reply(c, page, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ hashes: [] }, { trustedTypes: false }),
    });
  });
  app.get('/api/docs/start.js', (c) => reply(c, start, 200, { 'content-type': 'text/javascript' }));
  for (const [name, type] of Object.entries(files)) {
    const body = await readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`)));
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400' };
    app.get(`/api/docs/${name}`, (c) => reply(c, body, 200, headers));
  }
  return app;
}
