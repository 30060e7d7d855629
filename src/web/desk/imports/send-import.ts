// A file goes to the shop as a form does: the call for everything else speaks JSON.
import type { CallAnswer } from '../../../contract/call.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { ColumnMapping, ImportFormat } from '../../../domain/import/import-format.ts';
import { words as failureWords } from '../../../words/failure/words.ts';
import type { Answered } from '../../state/api/call.ts';

/** As long as 32 MB take on a slow line. */
const patienceMs = 10 * 60_000;

export interface ImportToSend {
  readonly file: File;
  readonly format: ImportFormat;
  readonly mapping: ColumnMapping;
}

export async function sendImport({
  file,
  format,
  mapping,
}: ImportToSend): Promise<Answered<CallAnswer<'POST /api/admin/imports'>>> {
  const body = new FormData();
  body.set('format', format);
  if (format === 'mapped') body.set('mapping', JSON.stringify(mapping));
  body.set('file', file, file.name);
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch('/api/admin/imports', { method: 'POST', body, signal });
    if (response.ok) return { ok: true, data: await response.json() };
    const problem = (await response.json()) as Problem;
    return { ok: false, code: problem.code, message: problem.detail, problem };
  } catch {
    return { ok: false, code: 'no_answer', message: failureWords.noAnswer };
  }
}
