import { useState } from 'react';
import type { WireCount, WireCountLine } from '../../../contract/desk/counts.ts';
import { mostOnHand } from '../../../domain/stock/stock-change.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words } from '../../../words/desk-stock/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { NewsPlace } from '../parts/flash.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import styles from './count.module.css';
import { formatChange } from './format-change.ts';

interface CountLinesProps {
  readonly count: WireCount;
  readonly isOpen: boolean;
  readonly onChange: (count: WireCount) => void;
}

export function CountLines({ count, isOpen, onChange }: CountLinesProps) {
  const { send, news } = useChange();
  const title = words.lineColumns;
  const params = { id: count.id };
  const save = ({ sizeId, version }: WireCountLine, { counted, clear, keep }: CountInput) =>
    send(
      () =>
        call('POST /api/admin/counts/{id}/lines', {
          params,
          body: { lines: [{ sizeId, counted, version }] },
        }),
      ({ content: { refused: _, ...next } }) => {
        clear();
        onChange(next);
        return undefined;
      },
      // Somebody else was quicker: their number is shown, and the next one that is typed replaces it.
      async ({ code }) => {
        if (code !== 'changed_meanwhile') return keep();
        const current = await call('GET /api/admin/counts/{id}', { params });
        if (!current.ok) return keep();
        clear();
        onChange(current.data.content);
      },
    );
  return (
    <>
      <NewsPlace news={news} />
      <Table
        name={count.name}
        head={
          <>
            <Head>{title.size}</Head>
            <Head isNumber>{title.expected}</Head>
            <Head isNumber>{title.counted}</Head>
            <Head isNumber>{title.difference}</Head>
            <Head isNumber isExtra>
              {title.money}
            </Head>
            <Head isExtra>{title.by}</Head>
            <Head>{title.say}</Head>
          </>
        }
      >
        {count.lines.map((line) => (
          <tr key={line.sizeId}>
            <Cell>
              <Main>{line.name}</Main>
              <div className={styles.about}>
                {line.colorName}, {line.sizeName} · {line.sku}
              </div>
            </Cell>
            <Cell isNumber>{line.expected ?? line.onHand}</Cell>
            <Cell isNumber>
              {isOpen ? (
                <CountedInput key={line.version} line={line} onSave={(input) => save(line, input)} />
              ) : (
                line.counted
              )}
            </Cell>
            <Cell isNumber>{line.difference !== null && formatChange(line.difference)}</Cell>
            <Cell isNumber isExtra>
              {line.difference !== null &&
                line.difference !== 0 &&
                formatAmount(pageLanguage, line.money, count.currency)}
            </Cell>
            <Cell isExtra>{line.countedBy}</Cell>
            <Cell>{isOpen && <span className={styles.about}>{noteOf(line)}</span>}</Cell>
          </tr>
        ))}
      </Table>
    </>
  );
}

interface CountInput {
  readonly counted: number;
  readonly clear: () => void;
  /** Not written down: leaving the page asks again. */
  readonly keep: () => void;
}

interface CountedInputProps {
  readonly line: WireCountLine;
  readonly onSave: (input: CountInput) => void;
}

/** Written down once when somebody leaves the field, or presses Enter and then leaves it. */
function CountedInput({ line, onSave }: CountedInputProps) {
  const before = line.counted === null ? '' : String(line.counted);
  const [text, setText, clear, release] = useDraft(`counted ${line.sizeId} ${line.version}`, before);
  const [isSending, setSending] = useState(false);
  const save = () => {
    if (isSending || text.trim() === before) return;
    if (!/^\d{1,7}$/.test(text.trim()) || Number(text) > mostOnHand) return;
    release();
    setSending(true);
    onSave({
      counted: Number(text),
      clear: () => {
        setSending(false);
        clear();
      },
      keep: () => {
        setSending(false);
        setText(text);
      },
    });
  };
  return (
    <input
      className={styles.counted}
      aria-label={words.countedOf(`${line.name}, ${line.sizeName}`)}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      readOnly={isSending}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        save();
      }}
    />
  );
}

function noteOf({ toPack, expected, onHand }: WireCountLine): string {
  if (expected === null) return toPack > 0 ? words.leaveOut(toPack) : '';
  return onHand === expected ? '' : words.movedSince(formatChange(onHand - expected));
}
