// What can still be changed of a deal: all of one that comes, end and units of one that runs, nothing of one that is over.
import { useState } from 'react';
import type { DeskDeal, WireDealNumbers } from '../../../contract/desk/deals.ts';
import { words } from '../../../words/desk-deals/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Form } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Small, Soft } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import { bodyOf, DealFields, draftOf, type Problems, priceOf } from './deal-form.tsx';

interface ChangeProps {
  deal: DeskDeal;
  onChanged: () => void;
  onGone: () => void;
}

export function ChangeDeal({ deal, onChanged, onGone }: ChangeProps) {
  const { dealId, version, state, fullPrice, currency } = deal;
  const [draft, setDraft, , release] = useDraft(`deal ${dealId}`, draftOf(deal));
  const [problems, setProblems] = useState<Problems>({});
  const { send, isBusy, news } = useChange();
  const offerUndo = useOfferUndo();
  if (state === 'ended')
    return (
      <Panel name={words.change}>
        <Soft>{words.isOver}</Soft>
      </Panel>
    );
  const params = { id: String(dealId) };
  const isRunning = state !== 'coming';
  /** What it was, on top of what it is now. */
  const takeBack = (now: number) =>
    call('PATCH /api/admin/deals/{id}', {
      params,
      body: {
        version: now,
        startsAt: deal.startsAt,
        endsAt: deal.endsAt,
        discountPercent: deal.discountPercent,
        allotment: deal.allotment,
      },
    });
  const save = () => {
    setProblems({});
    const body = bodyOf(draft);
    void send(
      () =>
        call('PATCH /api/admin/deals/{id}', {
          params,
          body: { ...body, version, ...(isRunning && { startsAt: deal.startsAt }) },
        }),
      ({ content }) => {
        release();
        onChanged();
        offerUndo({
          text: words.savedNow,
          takeBack: () => takeBack(content.deal?.version ?? version + 1),
          onTakenBack: onChanged,
        });
        return undefined;
      },
      ({ code, problem }) => {
        setProblems(problemsOf(problem));
        if (code === 'changed_meanwhile') onChanged();
      },
    );
  };
  return (
    <Panel name={words.change}>
      <Form onSubmit={save}>
        <DealFields
          draft={draft}
          onChange={(next) => {
            setProblems({});
            setDraft(next);
          }}
          problems={problems}
          full={{ price: fullPrice, currency }}
          isRunning={isRunning}
        />
        {isRunning && <Small>{words.onlyEndAndUnits}</Small>}
        <Acts>
          <Button kind="main" type="submit" isBusy={isBusy}>
            {words.save}
          </Button>
        </Acts>
      </Form>
      <NewsPlace news={news} />
      {isRunning ? <EndDeal deal={deal} onChanged={onChanged} /> : <CallOff deal={deal} onGone={onGone} />}
    </Panel>
  );
}

/** What it does to open bags is said before. */
function EndDeal({ deal, onChanged }: { deal: DeskDeal; onChanged: () => void }) {
  const { dealId, version, fullPrice, currency } = deal;
  const [numbers, setNumbers] = useState<WireDealNumbers | null>(null);
  const { send, isBusy, news } = useChange();
  const end = (dryRun: boolean) =>
    void send(
      () =>
        call('POST /api/admin/deals/{id}/end', { params: { id: String(dealId) }, body: { version, dryRun } }),
      ({ content }) => {
        if (dryRun) {
          setNumbers(content.numbers);
          return undefined;
        }
        setNumbers(null);
        onChanged();
        return words.dealEnded;
      },
      ({ code }) => {
        setNumbers(null);
        if (code === 'changed_meanwhile' || code === 'conflict') onChanged();
      },
    );
  return (
    <>
      {numbers ? (
        <Confirm
          question={words.endQuestion}
          consequence={`${words.endEffect(numbers.bags, priceOf(fullPrice, currency))} ${words.endHeld(numbers.held)}`}
          safe={words.goOn}
          act={words.end}
          isBusy={isBusy}
          onSafe={() => setNumbers(null)}
          onAct={() => end(false)}
        />
      ) : (
        <Acts>
          <Button kind="danger" isBusy={isBusy} onClick={() => end(true)}>
            {words.endNow}
          </Button>
        </Acts>
      )}
      <NewsPlace news={news} />
    </>
  );
}

function CallOff({ deal: { dealId, version }, onGone }: { deal: DeskDeal; onGone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { send, isBusy, news } = useChange();
  const callOff = () =>
    void send(
      () =>
        call('DELETE /api/admin/deals/{id}', {
          params: { id: String(dealId) },
          query: { version: String(version) },
        }),
      () => {
        onGone();
        return words.isCalledOff;
      },
    );
  return (
    <>
      {isOpen ? (
        <Confirm
          question={words.callOffQuestion}
          consequence={words.callOffHint}
          safe={words.goOn}
          act={words.callOffNow}
          isBusy={isBusy}
          onSafe={() => setOpen(false)}
          onAct={callOff}
        />
      ) : (
        <Acts>
          <Button kind="danger" onClick={() => setOpen(true)}>
            {words.callOff}
          </Button>
        </Acts>
      )}
      <NewsPlace news={news} />
    </>
  );
}
