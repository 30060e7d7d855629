import { useState } from 'react';
import type { WireContentPage } from '../../../contract/content/content-desk.ts';
import type { BlockKind } from '../../../domain/content/blocks.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { BlockFields } from './block-fields.tsx';
import { freshBlock } from './wire-block.ts';

interface NewBlockProps {
  kind: BlockKind;
  page: WireContentPage;
  onMade: (page: WireContentPage, blockId: number) => void;
}

/** Takes its place at the end once nothing is wrong with it: a draft is never half a block. */
export function NewBlock({ kind, page, onMade }: NewBlockProps) {
  const { send, isBusy, news } = useChange();
  const [block, setBlock, , release] = useDraft(`new ${kind}`, freshBlock(kind));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const make = () =>
    void send(
      () => call('POST /api/admin/content', { body: { page: page.page, block } }),
      ({ content }) => {
        release();
        onMade(content.page, content.blockId);
        return words.added;
      },
      ({ problem }) => setProblems(problemsOf(problem)),
    );
  return (
    <Panel name={words.newBlock(words.kinds[kind])}>
      <Form onSubmit={make}>
        <BlockFields
          page={page}
          block={block}
          onChange={(next) => {
            setProblems({});
            setBlock(next);
          }}
          why={(path) => problems[path]}
        />
        <Acts>
          <Button kind="main" type="submit" isBusy={isBusy}>
            {words.add}
          </Button>
        </Acts>
      </Form>
      <NewsPlace news={news} />
    </Panel>
  );
}
