// A refusal as a person reads it: whoever asked for a page is not shown JSON. It loads nothing, since loading is what
// was refused.
import { hash } from 'node:crypto';
import { words } from '../../words/failure/words.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { requestLanguage } from '../visitor/speaking.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const style = `body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 12px; padding: 24px;
  box-sizing: border-box; background: #fdfcfa; color: #1b1a18; font: 16px/1.5 system-ui, sans-serif; text-align: center; }
h1 { margin: 0; font: 400 32px/1.2 Georgia, serif; } p { margin: 0; max-width: 32em; } a { color: inherit; padding: 12px; }`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy(
    { hashes: [] },
    { outside: { style: [`'sha256-${hash('sha256', style, 'base64')}'`] } },
  ),
};

export interface RequestTarget {
  readonly method: string | undefined;
  readonly url: string | undefined;
  /** The header of that name. */
  readonly destination: string | undefined;
}

/** A page that somebody goes to. What a form sends would be lost by trying again. */
export function isReadByPerson({ method, url, destination }: RequestTarget): boolean {
  return method === 'GET' && destination === 'document' && !url?.startsWith('/api/');
}

/** `detail` is one of the shop's own sentences. */
export function refusalPage(detail: string): {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
} {
  const body = `<!doctype html>
<html lang="${requestLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pageTitle(words.titleTrouble)}</title>
<style>${style}</style>
</head>
<body>
<h1>${words.titleTrouble}</h1>
<p>${detail}</p>
<p><a href="">${words.tryAgain}</a></p>
</body>
</html>
`;
  return { headers, body };
}
