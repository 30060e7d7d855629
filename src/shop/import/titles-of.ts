import type { ImportRecord } from '../../database/queries/import/product-import.ts';
import { titleOf } from '../../domain/import/import-format.ts';

/** The columns of the shop's own file that an import has. */
export function titlesOf({ head, mapping }: Pick<ImportRecord, 'head' | 'mapping'>): string[] {
  return mapping === null ? head.map(titleOf) : Object.values(mapping);
}
