// A list of the desk as a file that spreadsheets open. They run what begins like a formula, and names, notes and
// addresses are written by strangers: such a cell is made plain text by the sign that spreadsheets have for that.

export type CsvCell = string | number;

const startsFormula = /^'*[=+\-@\t\r]/;

/** A number is a number, also one below zero; text that a spreadsheet would run is made harmless. */
export function harmlessCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  return startsFormula.test(cell) ? `'${cell}` : cell;
}

export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => csvLine(row.map(harmlessCell))).join('');
}

/** A row for a program, which runs nothing: every cell as it is. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
