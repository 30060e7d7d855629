import { useState } from 'react';
import type { DeskProductRow } from '../../../contract/desk/products.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { LinkButton } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Soft } from '../parts/panel.tsx';

const fewest = 2;
const mostFound = '8';

interface FindProductProps {
  label: string;
  why?: string | undefined;
  onChoose: (product: Pick<DeskProductRow, 'productId' | 'name' | 'colour'>) => void;
}

/** By a name, a brand, a number: what is chosen is said, and the field is free again. */
export function FindProduct({ label, why, onChoose }: FindProductProps) {
  const [text, setText] = useState('');
  const search = text.trim();
  const isAsking = search.length >= fewest;
  const loaded = useAnswer(isAsking ? search : null, (signal) =>
    call('GET /api/admin/products', { query: { q: search, ps: mostFound } }, { signal }),
  );
  const rows = isAsking && loaded?.answer.ok ? loaded.answer.data.content.rows : [];
  return (
    <div>
      <TextField label={label} value={text} maxLength={96} why={why} onChange={setText} />
      {isAsking && loaded !== null && rows.length === 0 && <Soft>{words.noSuchPieces}</Soft>}
      <ul>
        {rows.map(({ productId, name, colour }) => (
          <li key={productId}>
            <LinkButton
              onClick={() => {
                setText('');
                onChoose({ productId, name, colour });
              }}
            >
              {words.inColour(name, colour)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
