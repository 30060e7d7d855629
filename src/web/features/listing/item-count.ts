import { words } from '../../../words/listing/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';

export function itemCount(total: number): string {
  return words.itemsIn(total, formatCount(pageLanguage, total));
}
