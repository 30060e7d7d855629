// A page to read and try the API, from files of our own: nothing is loaded from elsewhere.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Environment } from './environment.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { loadStaticFiles } from './static-files.ts';

const page = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API | Vitrine</title>
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

export async function apiDocs(): Promise<Hono<Environment>> {
  const folder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  const files = await loadStaticFiles(folder, '/');
  const app = new Hono<Environment>();
  app.get('/api/docs', (c) => {
    c.set('route', '/api/docs');
    c.header('Content-Security-Policy', contentSecurityPolicy({ hashes: [] }));
    return c.html(page);
  });
  app.get('/api/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript' }));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    const file = files.get(`/${name}`);
    if (!file) throw new Error(`swagger-ui-dist has no ${name}`);
    app.get(`/api/docs/${name}`, (c) => {
      c.set('route', '/api/docs');
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(new Uint8Array(file.identity), 200, { 'Content-Type': file.type });
    });
  }
  return app;
}
