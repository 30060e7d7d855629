import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { DeskCustomer } from '../../../contract/desk/customers.ts';
import { formatSums } from '../../../words/desk/format-amount.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-customers/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Blank, Columns, PageHead } from '../parts/panel.tsx';
import { discardDrafts } from '../session/drafts.ts';
import { leavesForProof } from '../session/use-change.ts';
import { CreditPanel } from './credit-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { LovesPanel, OrdersPanel, ReviewsPanel, WaitlistPanel } from './goods-panels.tsx';
import { AddressesPanel, ConsentsPanel, DeskPanel, ReachPanel } from './person-panels.tsx';

export function CustomerPage() {
  const { customerId = '' } = useParams();
  const { pathname } = useLocation();
  const [reads, setReads] = useState(0);
  const [erasedId, setErased] = useState<string | null>(null);
  const loaded = useAnswer(`${customerId} ${reads}`, (signal) =>
    call('GET /api/admin/customers/{id}', { params: { id: customerId } }, { signal }),
  );
  const reload = () => setReads((before) => before + 1);
  const refusal = loaded && !loaded.answer.ok ? loaded.answer : null;
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  if (erasedId === customerId)
    return (
      <Without title={words.isErased} acts={<Link to="/customers">{words.toCustomers}</Link>}>
        {words.erasedWhy}
      </Without>
    );
  if (refusal)
    return (
      <Without title={words.customers} acts={<Button onClick={reload}>{deskWords.tryAgain}</Button>}>
        {refusal.message}
      </Without>
    );
  const customer = loaded?.answer.ok ? loaded.answer.data.content : null;
  if (!customer || customer.customerId !== customerId) return <p role="status">{deskWords.loading}</p>;
  return (
    <>
      <title>{deskWords.titled(customer.name)}</title>
      <Customer
        key={customerId}
        customer={customer}
        onChanged={reload}
        onErased={() => {
          // What was typed about them goes with them.
          discardDrafts(pathname);
          setErased(customerId);
        }}
      />
    </>
  );
}

function Without({ title, acts, children }: { title: string; acts: React.ReactNode; children: string }) {
  return (
    <>
      <title>{deskWords.titled(title)}</title>
      <Blank isPage title={title} acts={acts}>
        {children}
      </Blank>
    </>
  );
}

interface CustomerProps {
  customer: DeskCustomer;
  onChanged: () => void;
  onErased: () => void;
}

function Customer({ customer, onChanged, onErased }: CustomerProps) {
  const { name, since, orders, spent } = customer;
  const parts = { customer, onChanged };
  return (
    <>
      <PageHead
        title={name}
        trail={<Link to="/customers">{words.customers}</Link>}
        sub={words.customerSince(
          formatWhen(pageLanguage, since, deviceNow()),
          orders,
          formatSums(pageLanguage, spent),
        )}
      />
      <Columns
        work={
          <>
            <OrdersPanel {...parts} />
            <CreditPanel {...parts} />
            <ReviewsPanel {...parts} />
            <WaitlistPanel {...parts} />
            <LovesPanel {...parts} />
          </>
        }
        aside={
          <>
            <ReachPanel {...parts} />
            <AddressesPanel {...parts} />
            <ConsentsPanel {...parts} />
            <DataPanel {...parts} onErased={onErased} />
            <DeskPanel {...parts} />
          </>
        }
      />
    </>
  );
}
