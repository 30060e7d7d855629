// What the calls of pages of blocks answer with: the page as it is now.
import type { WireContentPage } from '../../../contract/content/content-desk.ts';
import type { BlockPage } from '../../../domain/content/landing-page.ts';
import type { createContentDesk } from '../../../shop/content/content-desk.ts';
import { wordsIn } from '../../../words/desk-content/words.ts';
import { language } from '../../../words/spoken.ts';
import { ProblemError } from '../problem.ts';
import { encodeAbout, encodeBlock } from './wire-content.ts';

export const noSuchPage = () => new ProblemError('not_found', wordsIn(language()).noSuchPage);

export function createAnswers(contentDesk: ReturnType<typeof createContentDesk>) {
  const read = async (page: BlockPage): Promise<WireContentPage> => {
    const found = await contentDesk.readPage(page);
    if (!found) throw noSuchPage();
    const { blocks, versions, landing, ...rest } = found;
    return {
      ...rest,
      landing: landing && { ...landing, about: encodeAbout(landing.about) },
      blocks: blocks.map(({ id, block, ...one }) => ({ ...one, blockId: id, block: encodeBlock(block) })),
      versions: versions.map(({ number, madeBy, madeAt, blocks: { length } }) => ({
        number,
        by: madeBy,
        at: madeAt.toISOString(),
        blocks: length,
      })),
    };
  };
  return {
    read,
    answer: async (page: BlockPage) => ({ success: true as const, content: await read(page) }),
    /** With the page as it is now, for whoever saw another. */
    changedMeanwhile: async (page: BlockPage) => {
      const problem = new ProblemError('changed_meanwhile', wordsIn(language()).changedMeanwhile);
      problem.current = await read(page);
      return problem;
    },
  };
}
