import type { Queries } from '../../database/database.ts';
import { findContent } from '../../database/queries/content/content.ts';
import { sanitizedHtml } from './sanitized-html.ts';

/** Sanitised again on reading: a row may have been written by a hand that did not. */
export async function readContent(queries: Queries, key: string): Promise<string | null> {
  const html = await findContent(queries, key);
  return html === null ? null : sanitizedHtml(html);
}
