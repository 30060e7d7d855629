// Which rows of a file are of one product in one color.
import type { Cells } from './read-unit.ts';

/** Rows with the same key are one product, unless their numbers say more. */
export function unitKey({ number, family, name, color, sku }: Cells): string {
  if (number !== undefined && number.trim() !== '') return `number ${number.trim()}`;
  const parts = [family, family === undefined || family === '' ? name : '', color].map(
    (part) => part?.trim().toLowerCase() ?? '',
  );
  return parts.every((part) => part === '') ? `sku ${sku?.trim() ?? ''}` : parts.join('\u001f');
}

/** What the row before says already of the same product is not written once more. */
export function withoutRepeats(cells: Cells, before: Cells | null): Cells {
  if (before === null) return cells;
  return Object.fromEntries(
    Object.entries(cells).filter(([name, cell]) => isOfRow(name) || before[name] !== cell),
  );
}

const ofRow = new Set([
  'number',
  'family',
  'color',
  'size',
  'sku',
  'barcode',
  'low_at',
  'on_hand',
  'image_url',
  'image_text',
  'variant_image_url',
]);

const isOfRow = (name: string) => ofRow.has(name);
