import { longestNote } from '../../../domain/desk/order/order-edit.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import styles from './order.module.css';
import type { OrderPartProps } from './order-context.ts';

export function NotesPanel({ order: { orderId, notes }, onChanged }: OrderPartProps) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, clearDraft] = useDraft(`note ${orderId}`, { text: '' });
  const save = () =>
    send(
      () => call('POST /api/admin/orders/{orderId}/notes', { params: { orderId }, body: draft }),
      () => {
        clearDraft();
        onChanged();
        return undefined;
      },
    );
  return (
    <Panel name={words.notes}>
      <div className={styles.stack}>
        {notes.map(({ at, by, text }) => (
          <div key={`${at} ${text}`} className={styles.note}>
            <p>{text}</p>
            <span className={styles.soft}>
              {deskWords.writtenBy(by, formatMomentAt(pageLanguage, at, deviceNow()))}
            </span>
          </div>
        ))}
        {may('orders.note') && (
          <Form onSubmit={save}>
            <TextField
              label={words.addNote}
              hint={words.noteHint}
              lines={3}
              value={draft.text}
              maxLength={longestNote}
              isRequired
              onChange={(text) => setDraft({ text })}
            />
            <div>
              <Button type="submit" isBusy={isBusy} isOff={draft.text.trim() === ''}>
                {words.saveNote}
              </Button>
            </div>
          </Form>
        )}
        <NewsPlace news={news} />
      </div>
    </Panel>
  );
}
