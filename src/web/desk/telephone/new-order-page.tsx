// An order by telephone: pieces, whom for, where to; what it comes to beside them; then the link goes out.
import { useState } from 'react';
import { Link } from 'react-router';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-telephone/words.ts';
import { call } from '../../state/api/call.ts';
import { ButtonLink } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Columns, PageHead } from '../parts/panel.tsx';
import { newKey } from '../session/new-key.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { emptyOrder, type Looked, type OrderDraft, orderInput } from './order-draft.ts';
import { PersonPanel } from './person-panel.tsx';
import { PiecesPanel } from './pieces-panel.tsx';
import { PricePanel } from './price-panel.tsx';

type Problems = Readonly<Record<string, string>>;

export function NewOrderPage() {
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, clearDraft] = useDraft<OrderDraft>('new order', emptyOrder);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isDoubted, setDoubted] = useState(false);
  const change = (next: OrderDraft) => {
    setDraft(next);
    setLooked(null);
    forget();
  };
  const look = (order: OrderDraft) => {
    setProblems({});
    return send(
      () => call('POST /api/admin/payment-links/quote', { body: orderInput(order) }),
      ({ content }) => {
        setLooked({ quote: content, key: newKey() });
        setDoubted(content.isAddressDoubted);
        return undefined;
      },
      ({ problem }) => {
        setLooked(null);
        setProblems(Object.fromEntries((problem?.errors ?? []).map(({ at, message }) => [at, message])));
      },
    );
  };
  const chooseWay = (shippingOptionName: string) => {
    const next = { ...draft, shippingOptionName };
    setDraft(next);
    return look(next);
  };
  const sendLink = ({ quote, key }: Looked) =>
    send(
      () =>
        call(
          'POST /api/admin/payment-links',
          { body: { ...orderInput(draft), name: draft.name, language: draft.language, total: quote.total } },
          { headers: { 'idempotency-key': key } },
        ),
      ({ content }) => {
        clearDraft();
        setLooked(null);
        setDoubted(false);
        return words.sent(content.emailAddress);
      },
    );
  const parts = { draft, onChange: change };
  return (
    <>
      <title>{deskWords.titled(words.newOrder)}</title>
      <PageHead
        title={words.newOrder}
        trail={<Link to="/orders">{deskWords.orders}</Link>}
        sub={words.newOrderHint}
      >
        <ButtonLink to="/orders/links">{words.links}</ButtonLink>
      </PageHead>
      <NewsPlace news={news} />
      <Columns
        work={
          <>
            <PiecesPanel {...parts} />
            <PersonPanel
              {...parts}
              problems={problems}
              isDoubted={isDoubted}
              isBusy={isBusy}
              onLook={() => void look(draft)}
            />
          </>
        }
        aside={
          <PricePanel
            {...parts}
            looked={looked}
            isBusy={isBusy}
            onWay={(way) => void chooseWay(way)}
            onSend={(seen) => void sendLink(seen)}
          />
        }
      />
    </>
  );
}
