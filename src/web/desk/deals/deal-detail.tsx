// One deal: its numbers while it runs, who claims of it, and what can still be changed.
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { DeskDeal } from '../../../contract/desk/deals.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-deals/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { usePolled } from '../jobs/use-job.ts';
import { Columns, Panel, Soft } from '../parts/panel.tsx';
import { type Shape, Status } from '../parts/status.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { leavesForProof } from '../session/use-change.ts';
import { Unread } from '../staff/unread.tsx';
import { ChangeDeal } from './change-deal.tsx';
import { priceOf } from './deal-form.tsx';
import styles from './deals.module.css';
import { Warnings } from './warnings.tsx';

interface DetailProps {
  dealId: string;
  query: string;
  onChanged: () => void;
}

const momentOf = (at: string) => formatMomentAt(pageLanguage, at, deviceNow());

export function DealDetail({ dealId, query, onChanged }: DetailProps) {
  const may = useMay();
  const navigate = useNavigate();
  const [changes, setChanges] = useState(0);
  const { answer, reload } = usePolled(
    `${dealId} ${changes}`,
    (signal) => call('GET /api/admin/deals/{id}', { params: { id: dealId } }, { signal }),
    // One that is claimed to the last has units again when somebody does not pay.
    ({ content: { state } }) => state === 'live' || state === 'claimed',
  );
  const refusal = answer && !answer.ok ? answer : null;
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  if (!answer?.ok) return <Unread title={words.deals} refusal={refusal} onRetry={reload} />;
  const deal = answer.data.content;
  const changed = () => {
    setChanges((before) => before + 1);
    onChanged();
  };
  return (
    <>
      <title>{deskWords.titled(words.dealOf(deal.name, deal.colorName))}</title>
      <Columns
        work={
          <>
            <Numbers deal={deal} />
            <Claims deal={deal} />
          </>
        }
        aside={
          <>
            {may('deals.change') && (
              <ChangeDeal
                key={deal.version}
                deal={deal}
                onChanged={changed}
                onGone={() => {
                  onChanged();
                  void navigate(`/deals${query}`);
                }}
              />
            )}
            {deal.state !== 'ended' && <Warnings warnings={deal.warnings} />}
          </>
        }
      />
    </>
  );
}

const shapes: Readonly<Record<DeskDeal['state'], Shape>> = {
  coming: 'open',
  live: 'part',
  claimed: 'done',
  ended: 'off',
};

function Numbers({ deal }: { deal: DeskDeal }) {
  const { state, claimed, allotment, claimedPercent, currency, dealPrice, numbers, goneAt } = deal;
  const time = {
    coming: () => words.startsIn(momentOf(deal.startsAt)),
    live: () => words.endsAt(momentOf(deal.endsAt)),
    claimed: () => words.endsAt(momentOf(deal.endsAt)),
    ended: () => words.wasOverAt(momentOf(deal.endsAt)),
  }[state]();
  const { taken, givenAway, held, bags, pieces } = numbers;
  const counts = [
    [String(claimed), words.claimedOf(allotment)],
    [`${claimedPercent}%`, words.shownToShoppers],
    [String(held), words.heldInCheckouts],
    [priceOf(taken, currency), words.revenue(priceOf(dealPrice, currency))],
    [priceOf(givenAway, currency), words.givenAway],
    [String(bags), words.inBags(pieces)],
  ] as const;
  return (
    <Panel
      name={words.dealOf(deal.name, deal.colorName)}
      aside={
        <Status shape={shapes[state]}>
          {words.states[state]}. {time}
        </Status>
      }
    >
      <div className={styles.counts}>
        {counts.map(([figure, name]) => (
          <div key={name}>
            <b>{figure}</b>
            <span>{name}</span>
          </div>
        ))}
      </div>
      <div className={styles.meter} aria-hidden="true">
        <span style={{ width: `${claimedPercent}%` }} />
      </div>
      {state === 'live' && (
        <Soft>
          {goneAt !== null ? words.goneAt(momentOf(goneAt)) : numbers.inLastHour === 0 ? words.noPace : time}
        </Soft>
      )}
    </Panel>
  );
}

function Claims({ deal: { claims, state } }: { deal: DeskDeal }) {
  return (
    <Panel
      name={words.claims}
      aside={state === 'live' ? <Status shape="done">{words.listening}</Status> : undefined}
    >
      {claims.length === 0 ? (
        <Soft>{words.noClaims}</Soft>
      ) : (
        <Table
          name={words.claims}
          minWidth={400}
          head={
            <>
              <Head>{words.when}</Head>
              <Head>{words.size}</Head>
              <Head isNumber>{words.units}</Head>
              <Head>{words.state}</Head>
            </>
          }
        >
          {claims.map((claim) => (
            <tr key={`${claim.at} ${claim.sizeName} ${claim.orderId} ${claim.state}`}>
              <Cell>{momentOf(claim.at)}</Cell>
              <Cell>{claim.sizeName}</Cell>
              <Cell isNumber>{claim.units}</Cell>
              <Cell>
                <ClaimState claim={claim} />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

function ClaimState({ claim: { state, orderId, until } }: { claim: DeskDeal['claims'][number] }) {
  if (state === 'held')
    return <Status shape="open">{words.claimStates.held(until === null ? '' : momentOf(until))}</Status>;
  return (
    <Status shape={state === 'ordered' ? 'done' : 'off'}>
      {words.claimStates[state]}
      {orderId !== null && (
        <>
          {' '}
          <Link to={`/orders/${orderId}`}>{orderId}</Link>
        </>
      )}
    </Status>
  );
}
