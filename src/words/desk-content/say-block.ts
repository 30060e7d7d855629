// What is wrong with a block, a page or a notice, in a sentence for beside its field.
import type { BlockFault } from '../../domain/content/block-faults.ts';
import type { PageFault } from '../../domain/content/landing-page.ts';
import type { NoticeFault } from '../../domain/content/notice.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

export function sayBlockFault(language: Language, fault: BlockFault): string {
  const { faults } = wordsIn(language);
  switch (fault.code) {
    case 'too_long':
      return faults.too_long(fault.most);
    case 'count':
      return faults.count(fault.fewest, fault.most);
    default:
      return faults[fault.code];
  }
}

export function sayPageFault(language: Language, fault: PageFault): string {
  const { pageFaults } = wordsIn(language);
  return fault.code === 'too_long' ? pageFaults.too_long(fault.most) : pageFaults[fault.code];
}

export function sayNoticeFault(language: Language, fault: NoticeFault): string {
  const { noticeFaults } = wordsIn(language);
  return fault.code === 'too_long' ? noticeFaults.too_long(fault.most) : noticeFaults[fault.code];
}
