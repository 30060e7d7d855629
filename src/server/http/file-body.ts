// Reading one file from a form: counted while it arrives, and never more of them at once than there is room for.
import type { Context } from 'hono';
import { words } from '../../words/failure/words.ts';
import type { Environment } from './environment.ts';
import { ProblemError } from './problem.ts';

/** For the lines around the file. */
const formBytes = 16 * 1024;
const mostAtOnce = 16;
let reading = 0;

export interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  /** What stands beside the file in its form. */
  readonly fields: ReadonlyMap<string, string>;
}

export async function readFile(
  c: Context<Environment>,
  field: string,
  largest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await readUpload(c, field, largest);
  return bytes;
}

export async function readUpload(c: Context<Environment>, field: string, largest: number): Promise<Upload> {
  const type = c.req.header('content-type') ?? '';
  if (c.req.header('content-encoding') !== undefined || !/^multipart\/form-data\s*;/i.test(type))
    throw new ProblemError('unsupported_body', words.asFormData);
  if (reading >= mostAtOnce) throw new ProblemError('unavailable', words.manyPhotos);
  reading += 1;
  try {
    const form = await formOf(await readBytes(c, largest + formBytes, largest), type);
    const files = [...form.values()].filter((value) => value instanceof File);
    const file = form.get(field);
    if (!(file instanceof File) || files.length > 1)
      throw new ProblemError('invalid_request', words.oneFileIn(field));
    if (file.size > largest) throw tooLarge(largest);
    const fields = [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, fields: new Map(fields) };
  } finally {
    reading -= 1;
  }
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ProblemError('invalid_request', words.noFormWithFile);
  }
}

async function readBytes(
  c: Context<Environment>,
  most: number,
  largest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge(largest);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > most) throw tooLarge(largest);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    // Whoever sent it has gone away in the middle.
    throw new ProblemError('invalid_request', words.bodyBrokeOff);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function tooLarge(largest: number): ProblemError {
  return new ProblemError('body_too_large', words.fileTooLarge(largest / 1024 / 1024));
}
