import { Hono } from 'hono';
import type { Look } from '../../pages/look.ts';
import type { Environment } from '../environment.ts';
import { reply } from '../reply.ts';
import { assetHeaders } from '../security-headers.ts';

const styleSheet = { 'content-type': 'text/css; charset=utf-8', ...assetHeaders };

/** The merchant's own colors. A page that was made before they changed is shown in those of today. */
export function lookRoutes(look: () => Look | null): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('/:name{look-[0-9a-f]{12}\\.css}', (c) => {
    c.set('route', '/look');
    const { css = '', path } = look() ?? {};
    const isThis = c.req.path === path;
    return reply(c, css, 200, {
      ...styleSheet,
      'cache-control': isThis ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
  return app;
}
