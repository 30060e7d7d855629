import type { WireStockLevel } from '../../../contract/desk/stock.ts';
import { longestStockNote } from '../../../domain/stock/stock-change.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-stock/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useOfferUndo } from '../shell/undo.tsx';

const takenBack = (note: string) => deskWords.takenBack(note.trim()).slice(0, longestStockNote);

interface CorrectLevelProps {
  row: WireStockLevel;
  onDone: () => void;
  /** Somebody else was quicker: their level is to be shown, and what is typed here stays. */
  onOutdated: () => void;
}

/** Says how many there are, not how many to add: whoever counts the shelf knows that. */
export function CorrectLevel({ row, onDone, onOutdated }: CorrectLevelProps) {
  const { send, isBusy, news } = useChange();
  const { productId, sizeId } = row;
  const [draft, setDraft, clearDraft] = useDraft(`level ${sizeId}`, { count: String(row.onHand), note: '' });
  const { count, note } = draft;
  const offerUndo = useOfferUndo();
  const correct = () =>
    send(
      () =>
        call('POST /api/admin/stock', {
          body: { productId, sizeId, onHand: Number(count), seen: row.onHand, note: note.trim() },
        }),
      ({ content }) => {
        clearDraft();
        onDone();
        // By what it was moved, not to what it was: what is sold meanwhile stays sold.
        if (content.moved !== 0)
          offerUndo({
            text: words.levelSet(content.onHand),
            takeBack: () =>
              call('POST /api/admin/stock', {
                body: { productId, sizeId, add: -content.moved, note: takenBack(note) },
              }),
            onTakenBack: onDone,
          });
        return undefined;
      },
      ({ code }) => {
        if (code === 'changed_meanwhile') onOutdated();
      },
    );
  return (
    <>
      <Form isTwo onSubmit={correct}>
        <TextField
          label={words.countNow}
          type="number"
          value={count}
          isRequired
          onChange={(text) => setDraft({ ...draft, count: text })}
        />
        <TextField
          label={words.because}
          value={note}
          maxLength={longestStockNote}
          isRequired
          onChange={(text) => setDraft({ ...draft, note: text })}
        />
        <Button type="submit" isBusy={isBusy} isOff={note.trim() === ''}>
          {words.setLevel}
        </Button>
      </Form>
      <NewsPlace news={news} />
    </>
  );
}
