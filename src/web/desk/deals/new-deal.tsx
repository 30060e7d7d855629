// A deal is planned: its product is found, its price seen, and what it comes to is said before it is made.
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { WireDealWarning } from '../../../contract/desk/deals.ts';
import type { DeskProductRow } from '../../../contract/desk/products.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-deals/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Soft } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { bodyOf, DealFields, type Problems } from './deal-form.tsx';
import { fieldOf } from './span.ts';
import { Warnings } from './warnings.tsx';

type Chosen = Pick<DeskProductRow, 'productId' | 'name' | 'colour' | 'price' | 'currency'>;

const hourMs = 3_600_000;
const fewest = 2;
const mostFound = '8';

export function NewDeal({ onPlanned, query }: { onPlanned: () => void; query: string }) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const start = Math.ceil(deviceNow() / hourMs) * hourMs;
  const [draft, setDraft, , release] = useDraft('deal', {
    chosen: null as Chosen | null,
    startsAt: fieldOf(start),
    endsAt: fieldOf(start + 24 * hourMs),
    percent: '',
    allotment: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [warnings, setWarnings] = useState<readonly WireDealWarning[] | null>(null);
  const { send, isBusy, news } = useChange();
  const { chosen } = draft;
  const plan = (dryRun: boolean) => {
    if (!chosen) return;
    setProblems({});
    void send(
      () =>
        call('POST /api/admin/deals', { body: { productId: chosen.productId, ...bodyOf(draft), dryRun } }),
      ({ content: { deal, warnings: found } }) => {
        setWarnings(found);
        if (!deal) return undefined;
        release();
        onPlanned();
        void navigate(`/deals/${deal.dealId}${query}`);
        return words.isPlanned;
      },
      ({ problem }) => {
        setWarnings(null);
        setProblems(problemsOf(problem));
      },
    );
  };
  const change = (next: typeof draft) => {
    setWarnings(null);
    setProblems({});
    setDraft(next);
  };
  return (
    <Panel name={words.newDeal}>
      <title>{deskWords.titled(words.newDeal)}</title>
      <Form isTwo onSubmit={() => plan(warnings === null)}>
        <FindProduct
          chosen={chosen}
          link={parameters.get('product')}
          why={problems.productId}
          onChoose={(product) => change({ ...draft, chosen: product })}
        />
        <DealFields
          draft={draft}
          problems={problems}
          full={chosen}
          onChange={(next) => change({ ...draft, ...next })}
        />
        <Acts>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={!chosen}>
            {warnings === null ? words.look : words.planIt}
          </Button>
        </Acts>
      </Form>
      {warnings && <Warnings warnings={warnings} />}
      <NewsPlace news={news} />
    </Panel>
  );
}

interface FindProductProps {
  chosen: Chosen | null;
  /** A product that a link names. */
  link: string | null;
  why: string | undefined;
  onChoose: (product: Chosen | null) => void;
}

function FindProduct({ chosen, link, why, onChoose }: FindProductProps) {
  const [text, setText] = useState(link ?? '');
  const search = text.trim();
  const isAsking = !chosen && search.length >= fewest;
  const loaded = useAnswer(isAsking ? search : null, (signal) =>
    call('GET /api/admin/products', { query: { q: search, ps: mostFound } }, { signal }),
  );
  const rows = isAsking && loaded?.answer.ok ? loaded.answer.data.content.rows : [];
  if (chosen)
    return (
      <p>
        {words.dealOf(chosen.name, chosen.colour)}{' '}
        <LinkButton onClick={() => onChoose(null)}>{words.change}</LinkButton>
      </p>
    );
  return (
    <div>
      <TextField label={words.find} value={text} maxLength={96} why={why} onChange={setText} />
      {isAsking && loaded !== null && rows.length === 0 && <Soft>{words.noSuchProduct}</Soft>}
      <ul>
        {rows.map(({ productId, name, colour, price, currency }) => (
          <li key={productId}>
            <LinkButton onClick={() => onChoose({ productId, name, colour, price, currency })}>
              {words.dealOf(name, colour)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
