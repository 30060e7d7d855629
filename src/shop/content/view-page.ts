// A page of blocks as it is in the shop now, and until when that holds.
import { findDraft, findLivePage, findPage } from '../../database/queries/content/blocks.ts';
import {
  type Block,
  isInShop,
  nextChange,
  type Span,
  type StoredBlock,
  textIn,
} from '../../domain/content/blocks.ts';
import {
  type BlockPage,
  homePage,
  type PageText,
  pageTextIn,
  titleLanguage,
} from '../../domain/content/landing-page.ts';
import type { ShownBlock } from '../../domain/content/shown-block.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { language } from '../../words/spoken.ts';
import { mediaUrl } from '../media/media-url.ts';
import type { DraftLink } from './draft-preview.ts';
import { type BlockDeps, type BlockViewer, viewBlocks, viewingBlocks } from './view-blocks.ts';

export interface BlocksView {
  readonly blocks: readonly ShownBlock[];
  /** When something of the page comes or goes; null where nothing is planned. */
  readonly changesAt: number | null;
}

export interface LandingView extends BlocksView, PageText {
  /** In which language its title is. */
  readonly titleLanguage: Language;
}

export async function viewHome(deps: BlockDeps, viewer: BlockViewer, now: number): Promise<BlocksView> {
  const live = await findLivePage(deps.queries, homePage);
  return viewLive(deps, live?.blocks ?? [], [], viewer, now);
}

/** Null where there is none in the shop now. */
export async function viewLanding(
  deps: BlockDeps,
  page: BlockPage,
  viewer: BlockViewer,
  now: number,
): Promise<LandingView | null> {
  const live = await findLivePage(deps.queries, page);
  if (!live?.about || !isInShop(live.about, now)) return null;
  return {
    ...pageTextIn(live.about, language()),
    titleLanguage: titleLanguage(live.about, language()),
    ...(await viewLive(deps, live.blocks, [live.about], viewer, now)),
  };
}

async function viewLive(
  deps: BlockDeps,
  stored: readonly StoredBlock[],
  spans: readonly Span[],
  viewer: BlockViewer,
  now: number,
): Promise<BlocksView> {
  const blocks = stored.map(({ block }) => block);
  return {
    blocks: await viewBlocks(deps, viewingBlocks(viewer, now), blocks),
    changesAt: nextChange([...spans, ...blocks], now),
  };
}

export interface DraftView {
  /** The moment it is shown as. */
  readonly at: number;
  readonly blocks: readonly ShownBlock[];
  /** Shoppers would not find it then. */
  readonly isOut: boolean;
}

/** The draft as it would be then, for whoever has a link to it; pieces and prices are those of now. */
export async function viewPreview(
  deps: BlockDeps,
  link: DraftLink | null,
  viewer: BlockViewer,
): Promise<DraftView | null> {
  const page = link && (await findPage(deps.queries, link.page));
  if (!link || !page) return null;
  const blocks = (await findDraft(deps.queries, link.page)).map(({ block }) => block);
  return {
    at: link.at,
    blocks: await viewBlocks(deps, viewingBlocks(viewer, link.at), blocks),
    isOut: page.about !== null && !isInShop(page.about, link.at),
  };
}

/** The picture that the home page opens with, for pages that want one. */
export async function readWindow(
  { queries }: Pick<BlockDeps, 'queries'>,
  now: number,
): Promise<{ readonly path: string; readonly alt: string } | null> {
  const live = await findLivePage(queries, homePage);
  const window = live?.blocks
    .map(({ block }) => block)
    .find((block) => isWindow(block) && isInShop(block, now));
  if (window?.kind !== 'window') return null;
  return {
    path: mediaUrl(window.tallPicture ?? window.picture),
    alt: textIn(window.texts, language()).text.alt,
  };
}

const isWindow = ({ kind }: Block) => kind === 'window';
