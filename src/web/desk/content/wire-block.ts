// A block as the form has it: its times as the calls write them.
import type { WireBlock, WireContentPage, WirePageAbout } from '../../../contract/content/content-desk.ts';
import type { Block, BlockKind } from '../../../domain/content/blocks.ts';
import { emptyBlock } from '../../../domain/content/empty-block.ts';
import { pageTextIn } from '../../../domain/content/landing-page.ts';
import { words } from '../../../words/desk-content/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';

export function freshBlock(kind: BlockKind): WireBlock {
  return emptyBlock(kind) as WireBlock;
}

const timeOf = (text: string | null) => (text === null ? null : Date.parse(text));

/** As the rules have it. */
export function blockOf(block: WireBlock): Block {
  return { ...block, from: timeOf(block.from), until: timeOf(block.until) };
}

export function nameOfBlock({ kind, texts }: WireBlock): string {
  return words.blockName(words.kinds[kind], texts[pageLanguage].title || texts.en.title);
}

export function titleOf({ texts }: Pick<WirePageAbout, 'texts'>): string {
  return pageTextIn({ texts }, pageLanguage).title;
}

export function nameOfPage({ landing }: Pick<WireContentPage, 'landing'>): string {
  return landing ? titleOf(landing.about) : words.homePage;
}

/** What is no number is none, and the rules say how many there may be. */
export const countOf = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : 0);

/** What every part of the form is handed. */
export interface BlockPartProps<B extends WireBlock = WireBlock> {
  readonly page: WireContentPage;
  readonly block: B;
  readonly onChange: (block: WireBlock) => void;
  /** Why a value is refused, by its path. */
  readonly why: (path: string) => string | undefined;
}
