import { useState } from 'react';
import type { WireStockLevel } from '../../../contract/desk/stock.ts';
import { words } from '../../../words/desk-stock/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { useChange } from '../session/use-change.ts';

/** Says how many there are, not how many to add: whoever counts the shelf knows that. */
export function CorrectLevel({ row, onDone }: { row: WireStockLevel; onDone: () => void }) {
  const { send, isBusy, news } = useChange();
  const [count, setCount] = useState(String(row.onHand));
  const [note, setNote] = useState('');
  const { productId, sizeId } = row;
  const correct = () =>
    send(
      () =>
        call('POST /api/admin/stock', {
          body: { productId, sizeId, onHand: Number(count), note: note.trim() },
        }),
      ({ content }) => {
        onDone();
        return words.levelSet(content.onHand);
      },
    );
  return (
    <>
      <Form isTwo onSubmit={correct}>
        <TextField label={words.countNow} type="number" value={count} isRequired onChange={setCount} />
        <TextField label={words.because} value={note} maxLength={200} isRequired onChange={setNote} />
        <Button type="submit" isBusy={isBusy} isOff={note.trim() === ''}>
          {words.setLevel}
        </Button>
      </Form>
      <NewsPlace news={news} />
    </>
  );
}
