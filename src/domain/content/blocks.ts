// A page as the merchant arranges it, block by block: what each kind shows and says, and when it is in the shop.
import { type Language, languages } from '../visitor/language.ts';

export const blockKinds = ['window', 'film', 'words', 'shelf', 'deal', 'editorial', 'designers'] as const;

export type BlockKind = (typeof blockKinds)[number];

export const textNames = ['title', 'words', 'call', 'alt'] as const;

export type TextName = (typeof textNames)[number];

/** What a block or one of its pictures says in one language; empty where nobody has said it. */
export type BlockText = Readonly<Record<TextName, string>>;

/** By language; one that is not there says nothing. */
export type BlockTexts = Readonly<Partial<Record<Language, BlockText>>>;

/** Which third of a picture stays in sight where it is cut: 0 is left or top. */
export const thirds = [0, 1, 2] as const;

export type Third = (typeof thirds)[number];

export interface PictureFocusThird {
  readonly x: Third;
  readonly y: Third;
}

interface Worded {
  readonly texts: BlockTexts;
}

/** When something comes into the shop and leaves it, in milliseconds since the epoch; null for always. */
export interface Span {
  readonly from: number | null;
  readonly until: number | null;
}

interface BlockFrame extends Worded, Span {}

/** A picture from edge to edge, with a few words on it and a button. */
export interface WindowBlock extends BlockFrame {
  readonly kind: 'window';
  /** By its path, as in every row. */
  readonly picture: string;
  /** For narrow screens, where the picture is wide. */
  readonly tallPicture: string | null;
  readonly focus: PictureFocusThird;
  readonly path: string;
}

export interface FilmBlock extends BlockFrame {
  readonly kind: 'film';
  readonly film: string;
  /** What stands there until it plays. */
  readonly poster: string;
}

export interface WordsBlock extends BlockFrame {
  readonly kind: 'words';
  /** Where its button leads; empty for none. */
  readonly path: string;
}

export type ShelfSource =
  | { readonly from: 'newest' }
  | { readonly from: 'category'; readonly category: string }
  | { readonly from: 'products'; readonly products: readonly number[] };

export interface ShelfBlock extends BlockFrame {
  readonly kind: 'shelf';
  readonly source: ShelfSource;
  readonly most: number;
  readonly path: string;
}

/** Deals that run or come soon: without one it is not there. */
export interface DealBlock extends BlockFrame {
  readonly kind: 'deal';
  readonly most: number;
}

export interface EditorialItem extends Worded {
  readonly picture: string;
  readonly path: string;
}

/** Pictures side by side, each a way into the shop. */
export interface EditorialBlock extends BlockFrame {
  readonly kind: 'editorial';
  /** Whether its headline is seen; it is heard in any case. */
  readonly isTitleSeen: boolean;
  readonly items: readonly EditorialItem[];
}

/** The names of all designers who have something in the shop. */
export interface DesignersBlock extends BlockFrame {
  readonly kind: 'designers';
}

export type Block =
  | WindowBlock
  | FilmBlock
  | WordsBlock
  | ShelfBlock
  | DealBlock
  | EditorialBlock
  | DesignersBlock;

export interface StoredBlock {
  readonly id: number;
  readonly block: Block;
}

export const mostBlocks = 40;
export const mostEditorialItems = 4;
/** A shelf with fewer pieces for sale is not put up. */
export const fewestOnShelf = 4;
export const mostOnShelf = 24;

interface TextRule {
  readonly name: TextName;
  readonly most: number;
  readonly isNeeded: boolean;
}

const title: TextRule = { name: 'title', most: 48, isNeeded: true };
const words: TextRule = { name: 'words', most: 160, isNeeded: false };
const call: TextRule = { name: 'call', most: 32, isNeeded: false };
const alt: TextRule = { name: 'alt', most: 300, isNeeded: true };

/** What each kind says, how long it may be, and what it cannot go without in the shop's own language. */
export const textRules: Readonly<Record<BlockKind | 'item', readonly TextRule[]>> = {
  window: [title, words, call, alt],
  film: [title, words, alt],
  words: [title, { ...words, most: 800 }, call],
  shelf: [title, call],
  deal: [title],
  editorial: [title],
  designers: [title],
  item: [title, words, alt],
};

export const emptyText: BlockText = { title: '', words: '', call: '', alt: '' };

export function textOf(texts: BlockTexts, language: Language): BlockText {
  return texts[language] ?? emptyText;
}

export function isInShop({ from, until }: Span, now: number): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}

/** When the first of them comes or goes; null where nothing is planned. */
export function nextChange(spans: readonly Span[], now: number): number | null {
  const times = spans.flatMap(({ from, until }) => [from ?? 0, until ?? 0]).filter((at) => at > now);
  return times.length === 0 ? null : Math.min(...times);
}

/** What is said in a language: what nobody has translated in the shop's own, and named. */
export function textIn(
  texts: BlockTexts,
  language: Language,
): { readonly text: BlockText; readonly untranslated: readonly TextName[] } {
  const [own, there] = [textOf(texts, languages[0]), textOf(texts, language)];
  const untranslated = textNames.filter((name) => there[name] === '' && own[name] !== '');
  const text = Object.fromEntries(textNames.map((name) => [name, there[name] || own[name]]));
  return { text: text as BlockText, untranslated };
}

/** Everything of a block that says something, by the path of its texts. */
export function textPlaces(
  block: Block,
): { readonly at: string; readonly texts: BlockTexts; readonly rules: readonly TextRule[] }[] {
  const items = block.kind === 'editorial' ? block.items : [];
  return [
    { at: 'texts', texts: block.texts, rules: textRules[block.kind] },
    ...items.map(({ texts }, index) => ({ at: `items.${index}.texts`, texts, rules: textRules.item })),
  ];
}

/** The paths of what is said in the shop's own language and not in that one. */
export function missingTexts(block: Block, language: Language): string[] {
  return textPlaces(block).flatMap(({ at, texts, rules }) =>
    rules
      .filter(({ name }) => textOf(texts, languages[0])[name] !== '' && textOf(texts, language)[name] === '')
      .map(({ name }) => `${at}.${language}.${name}`),
  );
}

/** Addresses of the shop, pictures, and films that a block names, each with the path of its field. */
export function namedIn(block: Block): {
  readonly addresses: readonly NamedThing[];
  readonly pictures: readonly NamedThing[];
} {
  switch (block.kind) {
    case 'window':
      return {
        addresses: [{ at: 'path', name: block.path }],
        pictures: [
          { at: 'picture', name: block.picture },
          ...(block.tallPicture === null ? [] : [{ at: 'tallPicture', name: block.tallPicture }]),
        ],
      };
    case 'film':
      return { addresses: [], pictures: [{ at: 'poster', name: block.poster }] };
    case 'words':
    case 'shelf':
      return { addresses: block.path === '' ? [] : [{ at: 'path', name: block.path }], pictures: [] };
    case 'editorial':
      return {
        addresses: block.items.map(({ path }, index) => ({ at: `items.${index}.path`, name: path })),
        pictures: block.items.map(({ picture }, index) => ({ at: `items.${index}.picture`, name: picture })),
      };
    default:
      return { addresses: [], pictures: [] };
  }
}

export interface NamedThing {
  readonly at: string;
  readonly name: string;
}

/** How many changes the draft has against what is in the shop: blocks of their own, and another order as one. */
export function draftChanges(draft: readonly StoredBlock[], live: readonly StoredBlock[]): number {
  const before = new Map(live.map(({ id, block }) => [id, JSON.stringify(block)]));
  const ids = new Set(draft.map(({ id }) => id));
  const changed = draft.filter(({ id, block }) => before.get(id) !== JSON.stringify(block)).length;
  const removed = live.filter(({ id }) => !ids.has(id)).length;
  const order = (blocks: readonly StoredBlock[], others: { has: (id: number) => boolean }) =>
    blocks.flatMap(({ id }) => (others.has(id) ? [id] : [])).join();
  return changed + removed + (order(draft, before) === order(live, ids) ? 0 : 1);
}
