import { formatCount } from '../../../domain/text/format-count.ts';
import { words } from '../../../words/listing/words.ts';

export function itemCount(total: number): string {
  return words.itemsIn(total, formatCount(total));
}
