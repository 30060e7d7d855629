// What search engines ask for first.
import { Hono } from 'hono';
import { type PageRule, pages } from '../../../contract/pages.ts';
import { parseProductId } from '../../../domain/product/product-id.ts';
import { xmlText } from '../../../domain/text/xml.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { pathIn } from '../../../domain/visitor/language-path.ts';
import type { Sitemap } from '../../../shop/listing/sitemap.ts';
import { words } from '../../../words/listing/words.ts';
import type { Environment } from '../environment.ts';
import { answerProblem } from '../problem.ts';
import { reply } from '../reply.ts';
import { streamOf } from '../streamed.ts';

const xmlHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};
const declared = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const withLanguages = `${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

/** Nothing to find there: calls, what is somebody's own, and lists that are other lists in another order. */
const closed = [
  '/api/',
  ...Object.values<PageRule>(pages).flatMap(({ isPersonal, isClosed, path }) =>
    isPersonal || isClosed ? [path] : [],
  ),
];

export function sitemapRoutes(sitemap: Sitemap, origin: string): Hono<Environment> {
  const app = new Hono<Environment>();
  const urlIn = (language: Language, path: string) => xmlText(`${origin}${pathIn(language, path)}`);
  /** A page has an entry for each language, and each entry names them all. */
  const entry = (path: string) => {
    const all = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${urlIn(language, path)}"/>`,
    );
    return languages
      .map((language) => `<url><loc>${urlIn(language, path)}</loc>${all.join('')}</url>\n`)
      .join('');
  };

  app.get('/robots.txt', (c) => {
    c.set('route', '/robots.txt');
    const lines = [
      'User-agent: *',
      ...closed.flatMap((path) => languages.map((language) => `Disallow: ${pathIn(language, path)}`)),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return reply(c, `${lines.join('\n')}\n`, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    });
  });

  app.get('/sitemap.xml', async (c) => {
    c.set('route', '/sitemap.xml');
    const parts = await sitemap.parts();
    const names = ['pages', ...parts.map((id) => `products-${id}`)];
    const list = names.map(
      (name) => `<sitemap><loc>${xmlText(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>\n`,
    );
    return reply(
      c,
      `${declared}<sitemapindex ${namespace}>\n${list.join('')}</sitemapindex>\n`,
      200,
      xmlHeaders,
    );
  });

  app.get('/sitemap/pages.xml', async (c) => {
    c.set('route', '/sitemap/pages.xml');
    const pages = await sitemap.pages();
    return reply(
      c,
      `${declared}<urlset ${withLanguages}>\n${pages.map(entry).join('')}</urlset>\n`,
      200,
      xmlHeaders,
    );
  });

  app.get('/sitemap/:part{products-[0-9]+\\.xml}', (c) => {
    c.set('route', '/sitemap/products');
    const from = parseProductId(/\d+/.exec(c.req.param('part'))?.[0] ?? '');
    if (from === null) return answerProblem(c, 'not_found', words.noSuchPart);
    const body = streamOf(writeSitemap(sitemap.products(from), entry));
    return reply(c, body, 200, xmlHeaders);
  });
  return app;
}

async function* writeSitemap(
  products: AsyncGenerator<string[]>,
  entry: (path: string) => string,
): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  yield bytes.encode(`${declared}<urlset ${withLanguages}>\n`);
  for await (const paths of products) yield bytes.encode(paths.map(entry).join(''));
  yield bytes.encode('</urlset>\n');
}
