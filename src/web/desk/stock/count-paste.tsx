import { useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import type { WireCount } from '../../../contract/desk/counts.ts';
import { parseCount } from '../../../domain/desk/delivery-text.ts';
import { words } from '../../../words/desk-stock/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Panel, Soft } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';

type RefusedLine = CallAnswer<'POST /api/admin/counts/{id}/lines'>['content']['refused'][number];

export function CountPaste({ count, onChange }: { count: WireCount; onChange: (count: WireCount) => void }) {
  const { send, isBusy, news } = useChange();
  const [text, setText, clearText] = useDraft(`count ${count.id}`, '');
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const parsed = parseCount(text);
  const lines = parsed.ok ? parsed.lines.map(({ sku, units }) => ({ sku, counted: units })) : [];
  const save = () =>
    send(
      () => call('POST /api/admin/counts/{id}/lines', { params: { id: count.id }, body: { lines } }),
      ({ content: { refused: left, ...next } }) => {
        clearText();
        setRefused(left);
        onChange(next);
        return words.writtenDown(lines.length - left.length);
      },
    );
  return (
    <Panel name={words.paste}>
      <Form onSubmit={save}>
        <TextField
          label={words.paste}
          hint={words.pasteHint}
          why={parsed.ok ? undefined : words.unreadableLine(parsed.line)}
          lines={4}
          value={text}
          isRequired
          onChange={setText}
        />
        <div>
          <Button type="submit" isBusy={isBusy} isOff={lines.length === 0}>
            {words.writeDown}
          </Button>
        </div>
      </Form>
      <NewsPlace news={news} />
      {refused.map(({ line, code, guess }) => (
        <Soft key={line}>
          {words.lineRefused(line, words.lineRefusals[code])} {guess !== null && words.nearest(guess)}
        </Soft>
      ))}
    </Panel>
  );
}
