// Files of products, taken in, looked through and applied, by the calls of the desk.
import { expect } from 'vitest';
import * as contract from '../../../contract/desk/imports.ts';
import type { ColumnMapping, ImportFormat } from '../../../domain/import/import-format.ts';
import type { TestBrowser } from '../accounts.ts';
import { answerOf } from '../test-shop.ts';

export interface TestFile {
  readonly format: ImportFormat;
  readonly text: string;
  readonly mapping?: ColumnMapping;
}

export function importsOf(person: TestBrowser) {
  const send = ({ format, text, mapping }: TestFile) => {
    const form = new FormData();
    form.set('format', format);
    if (mapping) form.set('mapping', JSON.stringify(mapping));
    form.set('file', new Blob([text]), 'products.csv');
    return person.send('/api/admin/imports', { method: 'POST', body: form });
  };
  const read = async (importId: string, query = '') =>
    (await answerOf(await person.get(`/api/admin/imports/${importId}?ps=200${query}`), contract.readImport))
      .content;
  const until = async (importId: string, state: string) => {
    const stateOf = async () => (await person.get(`/api/admin/imports/${importId}`)).json();
    await expect.poll(stateOf, { timeout: 300_000 }).toMatchObject({ content: { state } });
    return read(importId);
  };
  return {
    send,
    read,
    until,
    /** Looked through. */
    check: async (file: TestFile) => {
      const { importId } = (await answerOf(await send(file), contract.takeInImport)).content;
      return until(importId, 'checked');
    },
    apply: async (importId: string, leaveOut: readonly number[] = []) => {
      await answerOf(
        await person.post(`/api/admin/imports/${importId}/apply`, { leaveOut }),
        contract.applyImport,
      );
      return until(importId, 'applied');
    },
    undo: async (importId: string) => {
      await answerOf(await person.post(`/api/admin/imports/${importId}/undo`, {}), contract.undoImport);
      return until(importId, 'undone');
    },
    refused: async (importId: string) =>
      (await person.get(`/api/admin/imports/${importId}/refused.csv`)).text(),
    export: async (query = '') => {
      const answer = await person.get(`/api/admin/exports/products.csv${query}`);
      expect(answer.status).toBe(200);
      return answer.text();
    },
  };
}
