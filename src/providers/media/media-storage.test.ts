import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderStorage } from './folder-storage.ts';
import { s3Storage, signRequest } from './s3-storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'media-'));
afterAll(() => rm(folder, { recursive: true }));

const key = 'photo/abc-560.webp';
const bytes = new Uint8Array([1, 2, 3]);

describe('a folder', () => {
  const storage = folderStorage(folder);

  test('keeps what it is given, once, and nothing unfinished', async () => {
    expect(await storage.get(key)).toBeNull();
    await Promise.all(Array.from({ length: 10 }, () => storage.put(key, bytes)));
    expect(await storage.get(key)).toEqual(bytes);
    expect(await readdir(join(folder, 'photo'))).toEqual(['abc-560.webp']);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
  });

  test.each([
    '../etc/passwd',
    'photo/../../x.webp',
    '/photo/x.webp',
    'photo/x',
    'photo//x.webp',
    'photo/x.webp\0',
  ])('%j is no name', async (name) => {
    await expect(storage.put(name, bytes)).rejects.toThrow('no name');
    expect(() => storage.remove(name)).toThrow('no name');
  });
});

describe('a bucket', () => {
  const settings = {
    endpoint: 'https://examplebucket.s3.amazonaws.com',
    bucket: 'b',
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };

  test('is asked with the signature of the example in Amazon’s own documents', async () => {
    const request = await signRequest(settings, {
      method: 'GET',
      url: 'https://examplebucket.s3.amazonaws.com/test.txt',
      headers: { range: 'bytes=0-9' },
      at: new Date('2013-05-24T00:00:00Z'),
    });
    expect(request.headers.get('authorization')).toContain(
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  test('keeps, gives back and forgets; one that refuses is a failure, and never an empty photo', async () => {
    const objects = new Map<string, Buffer>();
    const signedHashes: string[] = [];
    let refuses = false;
    const server = createServer(async (request, response) => {
      if (refuses) return response.writeHead(403).end();
      const path = request.url ?? '';
      signedHashes.push(String(request.headers['x-amz-content-sha256']));
      if (request.method === 'PUT') objects.set(path, await bodyOf(request));
      if (request.method === 'DELETE') objects.delete(path);
      const found = objects.get(path);
      return response.writeHead(request.method === 'GET' && !found ? 404 : 200).end(found);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const storage = s3Storage({ ...settings, endpoint: `http://127.0.0.1:${port}/` });
    expect(await storage.get(key)).toBeNull();
    await storage.put(key, bytes);
    expect([...objects.keys()]).toEqual([`/b/${key}`]);
    // Nobody on the way can put another photo in its place.
    expect(signedHashes.at(-1)).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await storage.get(key)).toEqual(bytes);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
    refuses = true;
    await expect(storage.get(key)).rejects.toThrow('403');
    await expect(storage.put(key, bytes)).rejects.toThrow('403');
    await expect(storage.remove(key)).rejects.toThrow('403');
    await new Promise((closed) => server.close(closed));
    const away = { name: 'MediaStorageError', message: 'The media storage cannot be reached.' };
    await expect(storage.get(key)).rejects.toMatchObject(away);
    await expect(storage.put(key, bytes)).rejects.toMatchObject(away);
    await expect(storage.remove(key)).rejects.toMatchObject(away);
  });
});

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
