// A bucket that speaks S3, signed by AWS Signature Version 4: three calls are all the shop needs of it.
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkedKey, type MediaStorage, MediaStorageError } from './media-storage.ts';

export interface S3Settings {
  /** Such as https://s3.eu-central-1.amazonaws.com; the bucket is part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const patienceMs = 10_000;

type Method = 'GET' | 'PUT' | 'DELETE';

/** A request that proves who asks, and by the hash of its body that nobody has put another in its place. */
export async function signRequest(
  { region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'endpoint' | 'bucket'>,
  { method, url, headers, body, at }: SignedCall,
): Promise<Request> {
  const bodyHash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  return client.sign(url, {
    method,
    headers: { ...headers, 'x-amz-content-sha256': bodyHash },
    aws: { datetime: at.toISOString().replace(/[-:]|\.\d{3}/g, ''), allHeaders: true },
    ...(body && { body }),
  });
}

interface SignedCall {
  readonly method: Method;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | undefined;
  readonly at: Date;
}

export function s3Storage(settings: S3Settings, now: () => number = Date.now): MediaStorage {
  const call = async (method: Method, key: string, body?: Uint8Array<ArrayBuffer>) => {
    const url = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/${checkedKey(key)}`;
    const headers = body ? { 'content-type': typeOf(key) } : {};
    const request = await signRequest(settings, { method, url, headers, body, at: new Date(now()) });
    const response = await fetch(request, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
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

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

function typeOf(key: string): string {
  return types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

function outOfReach(cause: unknown): never {
  throw new MediaStorageError('The media storage cannot be reached.', { cause });
}
