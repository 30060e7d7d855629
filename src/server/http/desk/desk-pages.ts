// The pages of the merchant's desk: one document, which its script fills. Whoever does not work at the desk is answered
// as by any address that the shop does not have, so that nobody learns of it here.
import { Hono } from 'hono';
import { signInPath } from '../../../domain/account/return-path.ts';
import { escapeHtml } from '../../../domain/messaging/email-template.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { languageOfPath } from '../../../domain/visitor/language-path.ts';
import { wordsIn } from '../../../words/desk/words.ts';
import { givenShopName } from '../../../words/shop-name.ts';
import { wordsIn as textWordsIn } from '../../../words/text/words.ts';
import type { DeskEntry } from '../../pages/desk-build.ts';
import type { Environment } from '../environment.ts';
import { reply } from '../reply.ts';
import { contentSecurityPolicy } from '../security-headers.ts';

const isDeskPath = /^\/desk(?:\/(?!assets\/)|$)/;
/** Whoever takes up an invitation is a customer, and not of the staff yet. */
const joinPath = '/desk/join';

const beginPath = '/desk/begin';

export function deskPages(
  entry: DeskEntry,
  isDevelopment: boolean,
  mayBegin: (key: string) => Promise<boolean>,
): Hono<Environment> {
  const app = new Hono<Environment>();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    // Letters are shown in frames.
    'content-security-policy': contentSecurityPolicy(
      { hashes: [] },
      { isDevelopment, outside: { frame: ["'self'"] } },
    ),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };
  app.get('*', async (c, next) => {
    const { language, path } = languageOfPath(c.req.path);
    if (!isDeskPath.test(path)) return next();
    const sendDocument = () => reply(c, documentOf(entry), 200, headers);
    if (path === beginPath) return (await mayBegin(c.req.query('key') ?? '')) ? sendDocument() : next();
    const customer = await c.get('signedIn')();
    const { search } = new URL(c.req.url);
    const isJoining = path === joinPath;
    if (!isJoining && !customer?.roles.includes('staff')) return next();
    c.set('route', '/desk');
    const leadTo = (location: string) => reply(c, null, 302, { location, 'cache-control': 'no-store' });
    if (!customer) return leadTo(signInPath(`${joinPath}${search}`));
    if (language !== languages[0]) return leadTo(`${path}${search}`);
    return sendDocument();
  });
  return app;
}

/** What the desk's script reads of it; nothing while the shop is called as it comes. */
function named(): string {
  const name = givenShopName();
  return name === undefined ? '' : ` data-shop="${escapeHtml(name)}"`;
}

function documentOf({ scripts, styles, fonts }: DeskEntry): string {
  const [language] = languages;
  const words = wordsIn(language);
  return `<!doctype html>
<html lang="${textWordsIn(language).locale}" data-style="1"${named()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.titled(words.desk))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="desk"></div>
<noscript>${words.needsScript}</noscript>
</body>
</html>
`;
}
