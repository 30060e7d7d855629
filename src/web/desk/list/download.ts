import { formatCsv } from '../../../domain/export/csv.ts';
import type { Column } from './list-types.ts';

/** What is shown, as a file. It begins with the mark by which spreadsheets know that its letters are of every language. */
export function downloadRows<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ csv }) => csv(row)))];
  downloadFile(`${name}.csv`, `\ufeff${formatCsv(cells)}`, 'text/csv;charset=utf-8');
}

export function downloadFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
