import { useState } from 'react';
import type { WireStockLevel } from '../../../contract/desk/stock.ts';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { words } from '../../../words/desk-telephone/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Panel, Soft } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import type { DraftLine, DraftPartProps } from './order-draft.ts';
import styles from './telephone.module.css';

const fewest = 2;
const mostFound = 8;

export function PiecesPanel({ draft, onChange }: DraftPartProps) {
  const change = (lines: readonly DraftLine[]) => onChange({ ...draft, lines });
  const add = ({ productId, sizeId, sku, name, colorName, sizeName, available }: WireStockLevel) => {
    const isThere = draft.lines.some((line) => line.sizeId === sizeId);
    const line = { productId, sizeId, sku, name, colorName, sizeName, available, quantity: '1' };
    if (!isThere) change([...draft.lines, line]);
  };
  return (
    <Panel name={words.pieces}>
      <div className={styles.stack}>
        <FindPiece onAdd={add} />
        {draft.lines.length === 0 ? (
          <Soft>{words.noPieces}</Soft>
        ) : (
          <Lines lines={draft.lines} onChange={change} />
        )}
      </div>
    </Panel>
  );
}

function FindPiece({ onAdd }: { onAdd: (level: WireStockLevel) => void }) {
  const [text, setText] = useState('');
  const query = text.trim();
  const loaded = useAnswer(query.length < fewest ? null : query, (signal) =>
    call('GET /api/admin/stock', { query: { q: query, ps: String(mostFound) } }, { signal }),
  );
  const isAsking = query.length >= fewest;
  const rows = isAsking && loaded?.answer.ok ? loaded.answer.data.content.rows : null;
  return (
    <>
      <TextField
        label={words.findPiece}
        hint={words.findPieceHint}
        value={text}
        maxLength={96}
        onChange={setText}
      />
      <div role="status">
        {rows?.length === 0 && <Soft>{words.noPiece}</Soft>}
        {isAsking && loaded && !loaded.answer.ok && <Soft>{loaded.answer.message}</Soft>}
      </div>
      {rows !== null && rows.length > 0 && (
        <Table
          name={words.found}
          head={
            <>
              <Head>{words.columns.piece}</Head>
              <Head isExtra>{words.columns.sku}</Head>
              <Head isNumber>{words.columns.available}</Head>
              <Head>
                <VisuallyHidden>{words.add}</VisuallyHidden>
              </Head>
            </>
          }
        >
          {rows.map((row) => (
            <tr key={row.sizeId}>
              <Cell>
                <Main>{row.name}</Main> {words.inSize(row.colorName, row.sizeName)}
              </Cell>
              <Cell isExtra>{row.sku}</Cell>
              <Cell isNumber>{row.available}</Cell>
              <Cell isNumber>
                <Button aria-label={words.addNamed(row.sku)} onClick={() => onAdd(row)}>
                  {words.add}
                </Button>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

function Lines({
  lines,
  onChange,
}: {
  lines: readonly DraftLine[];
  onChange: (lines: readonly DraftLine[]) => void;
}) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.sizeId}>
          <div>
            <Main>{line.name}</Main>
            <p className={styles.about}>
              {words.inSize(line.colorName, line.sizeName)}. {line.sku}. {words.forSale(line.available)}
            </p>
          </div>
          <TextField
            label={words.quantityOf(line.sku)}
            value={line.quantity}
            inputMode="numeric"
            maxLength={2}
            onChange={(quantity) =>
              onChange(lines.map((one) => (one.sizeId === line.sizeId ? { ...one, quantity } : one)))
            }
          />
          <LinkButton
            aria-label={words.removeNamed(line.sku)}
            onClick={() => onChange(lines.filter(({ sizeId }) => sizeId !== line.sizeId))}
          >
            {words.remove}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
