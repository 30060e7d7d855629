import { useState } from 'react';
import type { WireStockLevel } from '../../../contract/desk/stock.ts';
import { words } from '../../../words/desk-goods/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { useChange } from '../session/use-change.ts';

/** Says how many there are, not how many to add: whoever counts the shelf knows that. */
export function CorrectLevel({ row, onDone }: { row: WireStockLevel; onDone: () => void }) {
  const { send, isBusy, news } = useChange();
  const [count, setCount] = useState(String(row.onHand));
  const { productId, sizeId } = row;
  const correct = () =>
    send(
      () => call('POST /api/admin/stock', { body: { productId, sizeId, onHand: Number(count) } }),
      ({ content }) => {
        onDone();
        return words.levelSet(content.onHand);
      },
    );
  return (
    <>
      <Form isTwo onSubmit={correct}>
        <TextField label={words.countNow} type="number" value={count} isRequired onChange={setCount} />
        <Button type="submit" isBusy={isBusy}>
          {words.setLevel}
        </Button>
      </Form>
      <NewsPlace news={news} />
    </>
  );
}
