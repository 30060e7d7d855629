import { words } from '../../../words/desk-order/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField, Tick } from '../parts/field.tsx';
import { Flash, NewsPlace } from '../parts/flash.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import type { OrderPartProps } from './order-context.ts';

/** An order that waits for a person: why, and the way on. */
export function HeldNotice({ order: { orderId, heldBecause, isHeldByDesk }, onChanged }: OrderPartProps) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, clearDraft] = useDraft(`release ${orderId}`, {
    because: '',
    isPaidElsewhere: false,
  });
  const release = () =>
    send(
      () => call('POST /api/admin/orders/{orderId}/release', { params: { orderId }, body: draft }),
      () => {
        clearDraft();
        onChanged();
        return undefined;
      },
      onChanged,
    );
  return (
    <Flash tone="error">
      <p>
        <b>{words.isHeldTitle}</b> {heldBecause}
      </p>
      {may('orders.change') && (
        <Form onSubmit={release}>
          <TextField
            label={words.releaseWhy}
            value={draft.because}
            maxLength={200}
            isRequired
            onChange={(because) => setDraft({ ...draft, because })}
          />
          {!isHeldByDesk && (
            <Tick
              label={words.isPaidElsewhere}
              isOn={draft.isPaidElsewhere}
              onChange={(isPaidElsewhere) => setDraft({ ...draft, isPaidElsewhere })}
            />
          )}
          <div>
            <Button kind="main" type="submit" isBusy={isBusy}>
              {words.releaseIt}
            </Button>
          </div>
        </Form>
      )}
      <NewsPlace news={news} />
    </Flash>
  );
}
