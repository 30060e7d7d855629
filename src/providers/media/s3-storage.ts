// A bucket that speaks S3, signed by AWS Signature Version 4: three calls are all the shop needs of it.
import { createHash, createHmac } from 'node:crypto';
import { checkedKey, type MediaStorage, MediaStorageError } from './media-storage.ts';

export interface S3Settings {
  /** Such as https://s3.eu-central-1.amazonaws.com; the bucket is part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Signed {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyHash: string;
  readonly at: Date;
}

const patienceMs = 10_000;
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The headers that prove who asks. */
export function signedHeaders(
  { method, url, headers, bodyHash, at }: Signed,
  { region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'endpoint' | 'bucket'>,
): Record<string, string> {
  const moment = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': moment,
  };
  const names = Object.keys(all).sort();
  const asked = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request');
  const signature = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(asked)].join('\n')).toString('hex');
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

export function s3Storage(settings: S3Settings, now: () => number = Date.now): MediaStorage {
  const call = async (method: Signed['method'], key: string, body?: Uint8Array<ArrayBuffer>) => {
    const url = new URL(`${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/${checkedKey(key)}`);
    const headers: Record<string, string> = body ? { 'content-type': 'image/webp' } : {};
    const signed = { method, url, headers, bodyHash: sha256(body ?? ''), at: new Date(now()) };
    const response = await fetch(url, {
      method,
      headers: signedHeaders(signed, settings),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body }),
    }).catch(outOfReach);
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new MediaStorageError(`The media storage answered ${method} with ${response.status}.`);
  };
  return {
    put: async (key, bytes) => {
      const { ok, status, body } = await call('PUT', key, bytes);
      await body?.cancel();
      if (!ok)
        throw new MediaStorageError(`The media storage answered PUT with ${status}: is there such a bucket?`);
    },
    get: async (key) => {
      const response = await call('GET', key);
      if (response.ok) return new Uint8Array(await response.arrayBuffer().catch(outOfReach));
      await response.body?.cancel();
      return null;
    },
    remove: async (key) => {
      await (await call('DELETE', key)).body?.cancel();
    },
  };
}

function outOfReach(cause: unknown): never {
  throw new MediaStorageError('The media storage cannot be reached.', { cause });
}
