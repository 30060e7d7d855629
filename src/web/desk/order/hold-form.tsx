import { longestReason } from '../../../domain/desk/order/order-edit.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Box } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import type { OrderPartProps } from './order-context.ts';

/** Nothing more of it leaves until somebody releases it. Its shopper is not told. */
export function HoldForm({
  order: { orderId },
  onChanged,
  onClose,
}: OrderPartProps & { readonly onClose: () => void }) {
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, clearDraft] = useDraft(`hold ${orderId}`, { because: '' });
  const offerUndo = useOfferUndo();
  const hold = () =>
    send(
      () => call('POST /api/admin/orders/{orderId}/hold', { params: { orderId }, body: draft }),
      () => {
        clearDraft();
        onClose();
        onChanged();
        offerUndo({
          text: words.orderHeld(orderId),
          takeBack: () =>
            call('POST /api/admin/orders/{orderId}/release', {
              params: { orderId },
              body: { because: deskWords.takenBack(draft.because.trim()).slice(0, longestReason) },
            }),
          onTakenBack: onChanged,
        });
        return undefined;
      },
      onChanged,
    );
  return (
    <Box>
      <Form onSubmit={hold}>
        <TextField
          label={words.holdWhy}
          hint={words.holdHint}
          value={draft.because}
          maxLength={longestReason}
          isRequired
          onChange={(because) => setDraft({ because })}
        />
        <Acts>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={draft.because.trim() === ''}>
            {words.holdIt}
          </Button>
          <Button
            onClick={() => {
              clearDraft();
              onClose();
            }}
          >
            {words.doNotHold}
          </Button>
        </Acts>
      </Form>
      <NewsPlace news={news} />
    </Box>
  );
}
