import { describe, expect, test } from 'vitest';
import { csvLine } from '../export/csv.ts';
import { type Decode, decodeFile, readCsvRows, separatorOf } from './csv-reader.ts';

const whole = { isEnd: true, most: 1_000_000 };

/** The same numbers every time. */
function* numbers(seed: number): Generator<number> {
  for (let next = seed; ; ) {
    next = (next * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield next / 2_147_483_648;
  }
}

describe('rows of a CSV file', () => {
  test('are read as they were written, in whatever pieces they come', () => {
    const random = numbers(20);
    const pick = (text: string) => text[Math.floor((random.next().value ?? 0) * text.length)] ?? '';
    for (let round = 0; round < 300; round++) {
      const rows = Array.from({ length: 1 + (round % 9) }, () =>
        Array.from({ length: 1 + (round % 4) }, () =>
          Array.from({ length: round % 7 }, () => pick('ab",\n ;é\t')).join(''),
        ),
      );
      const text = rows.map(csvLine).join('');
      expect(readCsvRows(text, ',', whole)).toEqual({ rows, used: text.length, isBroken: false });
      const read: (readonly string[])[] = [];
      for (let from = 0, to = 0; from < text.length; ) {
        to = Math.min(text.length, Math.max(to, from) + 1 + (round % 13));
        const piece = readCsvRows(text.slice(from, to), ',', { isEnd: to === text.length, most: 2 });
        read.push(...piece.rows);
        from += piece.used;
        if (piece.used > 0) to = from;
      }
      expect(read).toEqual(rows);
    }
  });

  test('a quotation mark that is never closed is told at the end', () => {
    expect(readCsvRows('a,b\n"c,d', ',', whole)).toMatchObject({ isBroken: true });
    expect(readCsvRows('a,b\n"c,d', ',', { isEnd: false, most: 9 })).toEqual({
      rows: [['a', 'b']],
      used: 4,
      isBroken: false,
    });
  });

  test.each([
    ['a,b;c,d', ','],
    ['a;b;c,d', ';'],
    ['"a;b;c;d",e', ','],
    ['a\tb,c', '\t'],
    ['a', ','],
  ])('what stands between cells is told by the first line: %s', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe('the text of a file', () => {
  test.each([
    ['UTF-8, with the mark of spreadsheets', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
    ['what Windows writes', [0x52, 0x6f, 0x62, 0xe9], 'Robé'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x00], null],
  ])('%s', (_, bytes, text) => {
    const decode: Decode = (encoding, part) => new TextDecoder(encoding, { fatal: true }).decode(part);
    expect(decodeFile(new Uint8Array(bytes), decode)).toBe(text);
  });
});
