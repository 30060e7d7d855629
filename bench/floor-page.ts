// The least a page of the shop could do in a browser: the same HTML, styles and pictures, of which React and the router
// take over nothing but an empty body. Whatever is not a page is fetched from the shop.
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync } from 'node:zlib';
import { floorScript } from './floor-script.ts';

const scriptPath = '/floor.js';

const starting = /(<script[^>]* type="module" async="">)([\s\S]*?)(<\/script>)/;
const imports = /^(?:await import\(|import ")[\s\S]*/m;
const fetchedAhead = /\(\["\/assets\/[^\]]*\]\)/;
const preloads = /<link [^>]*rel="modulepreload"[^>]*>/g;

/** The page with its scripts exchanged, fetched and started when the shop's would be. */
export function withFloorScript(html: string): string {
  if (!imports.test(starting.exec(html)?.[2] ?? '')) throw new Error('the page starts by another script');
  return html
    .replaceAll(preloads, '')
    .replace(
      starting,
      (_, open: string, script: string, close: string) =>
        open +
        script.replace(fetchedAhead, `(["${scriptPath}"])`).replace(imports, `import("${scriptPath}");`) +
        close,
    );
}

export async function floorPages(shop: string): Promise<RequestListener> {
  const [code = '', ...others] = await floorScript();
  if (others.length > 0) throw new Error('the floor is more than one file');
  const script = { type: 'text/javascript', body: brotliCompressSync(code) };
  return async (incoming, response) => {
    const send = ({ type, body }: typeof script) =>
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    if (incoming.url === scriptPath) return send(script);
    const isPage = incoming.headers.accept?.includes('text/html') ?? false;
    const answer = await forwardRequest(shop, incoming, isPage ? { 'accept-encoding': 'identity' } : {});
    if (isPage)
      return send({ type: 'text/html', body: brotliCompressSync(withFloorScript(await text(answer))) });
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    // A browser that has left needs no answer.
    await pipeline(answer, response).catch(() => undefined);
  };
}

async function forwardRequest(
  shop: string,
  { url = '/', method, headers }: IncomingMessage,
  changed: IncomingHttpHeaders,
): Promise<IncomingMessage> {
  const host = new URL(shop).host;
  const clientRequest = request(new URL(url, shop), {
    method,
    headers: { ...headers, host, ...changed },
  }).end();
  const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return answer;
}
