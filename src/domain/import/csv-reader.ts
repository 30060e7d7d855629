// Rows of a CSV file, piece by piece: a file may be longer than what one wants in memory, and is gone on with where
// somebody stopped.

export interface CsvRows {
  /** Cells of each whole row; a row without a letter is one empty cell. */
  readonly rows: readonly (readonly string[])[];
  /** How many characters they take, so that the next piece begins after them. */
  readonly used: number;
  /** Whether a quotation mark that opens a cell is never closed. */
  readonly isBroken: boolean;
}

/** `isEnd` says that nothing follows the text; until then its last row may go on and is left for the next piece. */
export function readCsvRows(
  text: string,
  separator: string,
  { isEnd, most }: { readonly isEnd: boolean; readonly most: number },
): CsvRows {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  let used = 0;
  for (let at = 0; at < text.length && rows.length < most; at++) {
    const letter = text[at];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      rows.push([...row, cell]);
      [row, cell, used] = [[], '', at + 1];
    } else if (letter !== '\r') cell += letter;
  }
  const isLeft = rows.length < most && used < text.length;
  if (isEnd && isLeft) {
    rows.push([...row, cell]);
    used = text.length;
  }
  return { rows, used, isBroken: isEnd && isLeft && isQuoted };
}

const separators = ['\t', ';', ','] as const;

/** What stands between the cells of the first line: a tab, as spreadsheets copy them, a semicolon or a comma. */
export function separatorOf(text: string): string {
  const head = (text.split('\n', 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => head.split(separator).length);
  const most = Math.max(...counts);
  return (most > 1 ? separators[counts.indexOf(most)] : undefined) ?? ',';
}

type Encoding = 'utf-8' | 'windows-1252';
/** Throws at what is not written so. */
export type Decode = (encoding: Encoding, bytes: Uint8Array) => string;

/** The text of a file: UTF-8, or what spreadsheets of Windows write instead. Null for what is no text. */
export function decodeFile(bytes: Uint8Array, decode: Decode): string | null {
  const text = decodeAs('utf-8', bytes, decode) ?? decodeAs('windows-1252', bytes, decode);
  return text === null || text.includes('\0') ? null : text.replace(/^\ufeff/, '');
}

function decodeAs(encoding: Encoding, bytes: Uint8Array, decode: Decode): string | null {
  try {
    return decode(encoding, bytes);
  } catch {
    return null;
  }
}
