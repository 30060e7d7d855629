// A feed is packed part by part, so that making it can stop anywhere and go on in another process: each part is a run of
// whole deflate blocks that knows nothing of those before it. One after the other between a head and an end they are one
// gzip file.
import { promisify } from 'node:util';
import { constants, crc32, createInflateRaw, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

export interface FileSums {
  /** The length and the checksum of all that was packed so far. */
  readonly bytes: number;
  readonly crc: number;
}

export const emptySums: FileSums = { bytes: 0, crc: 0 };

export async function packPart(
  text: string,
  { bytes, crc }: FileSums,
): Promise<FileSums & { readonly packed: Buffer<ArrayBuffer> }> {
  const plain = Buffer.from(text);
  const packed = await deflate(plain, { finishFlush: constants.Z_FULL_FLUSH });
  return { packed, bytes: bytes + plain.byteLength, crc: crc32(plain, crc) };
}

/** The parts as one gzip file. */
export async function* gzipOf(
  parts: AsyncGenerator<Buffer<ArrayBuffer>>,
  { bytes, crc }: FileSums,
): AsyncGenerator<Uint8Array> {
  yield new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  yield* parts;
  const end = Buffer.alloc(emptyLastBlock.length + 8);
  end.set(emptyLastBlock);
  end.writeUInt32LE(crc, emptyLastBlock.length);
  end.writeUInt32LE(bytes % 2 ** 32, emptyLastBlock.length + 4);
  yield end;
}

/** The parts unpacked, for whoever takes no gzip. */
export async function* plainOf(parts: AsyncGenerator<Buffer<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  for await (const packed of parts) {
    const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
    inflate.end(packed);
    yield* inflate;
  }
}

const emptyLastBlock = [0x03, 0x00] as const;
