// Blocks and pages as the calls write them: moments as texts.
import type { WireBlock, WirePageAbout } from '../../../contract/content/content-desk.ts';
import type { Block } from '../../../domain/content/blocks.ts';
import { emptyPageText, type PageAbout } from '../../../domain/content/landing-page.ts';
import { languages } from '../../../domain/visitor/language.ts';

export const timeText = (at: number | null) => (at === null ? null : new Date(at).toISOString());
export const timeOf = (text: string | null) => (text === null ? null : Date.parse(text));

export function encodeBlock(block: Block): WireBlock {
  return { ...block, from: timeText(block.from), until: timeText(block.until) } as WireBlock;
}

export function decodeBlock(block: WireBlock): Block {
  return { ...block, from: timeOf(block.from), until: timeOf(block.until) };
}

export function encodeAbout({ texts, from, until }: PageAbout): WirePageAbout {
  const all = Object.fromEntries(languages.map((language) => [language, texts[language] ?? emptyPageText]));
  return { texts: all as WirePageAbout['texts'], from: timeText(from), until: timeText(until) };
}

export function decodeAbout({ texts, from, until }: WirePageAbout): PageAbout {
  return { texts, from: timeOf(from), until: timeOf(until) };
}
