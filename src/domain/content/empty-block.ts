// A block before anything is said in it.
import { languages } from '../visitor/language.ts';
import { type Block, type BlockKind, type BlockTexts, type EditorialItem, emptyText } from './blocks.ts';

const most = { shelf: 12, deal: 8 };

const emptyTexts = (): BlockTexts =>
  Object.fromEntries(languages.map((language) => [language, { ...emptyText }]));

export function emptyItem(): EditorialItem {
  return { picture: '', path: '', texts: emptyTexts() };
}

export function emptyBlock(kind: BlockKind): Block {
  const frame = { from: null, until: null, texts: emptyTexts() };
  switch (kind) {
    case 'window':
      return { kind, ...frame, picture: '', tallPicture: null, focus: { x: 1, y: 1 }, path: '' };
    case 'film':
      return { kind, ...frame, film: '', poster: '' };
    case 'words':
      return { kind, ...frame, path: '' };
    case 'shelf':
      return { kind, ...frame, source: { from: 'newest' }, most: most.shelf, path: '' };
    case 'deal':
      return { kind, ...frame, most: most.deal };
    case 'editorial':
      return { kind, ...frame, isTitleSeen: true, items: [emptyItem()] };
    case 'designers':
      return { kind, ...frame };
  }
}
