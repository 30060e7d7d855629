// A page that can be sent again: its bytes, their compressed forms, and the policy that allows its scripts.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/static-files.ts';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

export class Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #forms: Map<Encoding, Promise<Buffer>>;
  readonly bytes: number;

  constructor(status: number, headers: Readonly<Record<string, string>>, identity: Buffer) {
    this.status = status;
    this.headers = headers;
    this.#forms = new Map([['identity', Promise.resolve(identity)]]);
    this.bytes = identity.byteLength;
  }

  /** Compressed when first asked for, then kept. */
  body(encoding: Encoding): Promise<Buffer> {
    const kept = this.#forms.get(encoding);
    if (kept) return kept;
    const form = this.body('identity').then((identity) =>
      encoding === 'br'
        ? brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : gunzippable(identity, { level: 6 }),
    );
    this.#forms.set(encoding, form);
    return form;
  }
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes that allow exactly the inline scripts of this page. */
export function scriptHashes(html: string): string[] {
  const hashes = Array.from(
    html.matchAll(inlineScript),
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
  return [...new Set(hashes)];
}
