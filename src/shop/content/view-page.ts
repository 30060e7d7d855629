// A page of blocks as it is in the shop now, and until when that holds.
import { findDraft, findLiveBlocks } from '../../database/queries/content/blocks.ts';
import { type Block, type BlockPage, isInShop, nextChange, textIn } from '../../domain/content/blocks.ts';
import type { ShownBlock } from '../../domain/content/shown-block.ts';
import { language } from '../../words/spoken.ts';
import { mediaUrl } from '../media/media-url.ts';
import type { DraftLink } from './draft-preview.ts';
import { type BlockDeps, type BlockViewer, viewBlocks, viewingBlocks } from './view-blocks.ts';

export interface BlocksView {
  readonly blocks: readonly ShownBlock[];
  /** When a block comes or goes; null where nothing is planned. */
  readonly changesAt: number | null;
}

export async function viewPage(
  deps: BlockDeps,
  page: BlockPage,
  viewer: BlockViewer,
  now: number,
): Promise<BlocksView> {
  const blocks = (await findLiveBlocks(deps.queries, page)).map(({ block }) => block);
  return {
    blocks: await viewBlocks(deps, viewingBlocks(viewer, now), blocks),
    changesAt: nextChange(blocks, now),
  };
}

/** The draft as it would be then, for whoever has a link to it; pieces and prices are those of now. */
export async function viewPreview(
  deps: BlockDeps,
  link: DraftLink | null,
  viewer: BlockViewer,
): Promise<{ readonly at: number; readonly blocks: readonly ShownBlock[] } | null> {
  if (!link) return null;
  const blocks = (await findDraft(deps.queries, link.page)).map(({ block }) => block);
  return { at: link.at, blocks: await viewBlocks(deps, viewingBlocks(viewer, link.at), blocks) };
}

/** The picture that the home page opens with, for pages that want one. */
export async function readWindow(
  { queries }: Pick<BlockDeps, 'queries'>,
  now: number,
): Promise<{ readonly path: string; readonly alt: string } | null> {
  const blocks = await findLiveBlocks(queries, 'home');
  const window = blocks.map(({ block }) => block).find((block) => isWindow(block) && isInShop(block, now));
  if (window?.kind !== 'window') return null;
  return {
    path: mediaUrl(window.tallPicture ?? window.picture),
    alt: textIn(window.texts, language()).text.alt,
  };
}

const isWindow = ({ kind }: Block) => kind === 'window';
