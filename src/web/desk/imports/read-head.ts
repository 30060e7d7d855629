// The first lines of a file that somebody chose, so that they can say what its columns are before it is sent.
import { decodeFile, readCsvRows, separatorOf } from '../../../domain/import/csv-reader.ts';

export interface FileHead {
  readonly titles: readonly string[];
  /** The cells of the first row below. */
  readonly example: readonly string[];
}

const headBytes = 100_000;
const lineFeed = 10;

/** Null where its beginning is no text, or has no whole first line. */
export async function readHead(file: File): Promise<FileHead | null> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const isAll = file.size <= headBytes;
  // No letter is cut in two: a line ends where one does.
  const text = decodeFile(isAll ? bytes : bytes.slice(0, bytes.lastIndexOf(lineFeed) + 1), (encoding, part) =>
    new TextDecoder(encoding, { fatal: true }).decode(part),
  );
  if (text === null) return null;
  const { rows, isBroken } = readCsvRows(text, separatorOf(text), { isEnd: isAll, most: 2 });
  const [titles, example = []] = rows;
  return isBroken || titles === undefined ? null : { titles, example };
}
