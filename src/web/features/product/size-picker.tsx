import { useState } from 'react';
import { ChoiceTable } from '../../../design/choice-table.tsx';
import type { Size } from '../../../domain/product.ts';
import { preselectedSize } from '../../../domain/sizes.ts';
import { lowStockWords, sizeWord } from '../../../domain/stock-words.ts';
import styles from './size-picker.module.css';

export function SizePicker({ sizes }: { sizes: readonly Size[] }) {
  const [chosenId, setChosenId] = useState(() => String(preselectedSize(sizes)?.id ?? ''));
  const chosen = sizes.find(({ id }) => String(id) === chosenId);
  return (
    <div className={styles.picker}>
      <ChoiceTable
        legend={
          <>
            Size{chosen && ': '}
            <b>{chosen?.name}</b>
          </>
        }
        name="sizeId"
        value={chosenId}
        onChange={setChosenId}
        options={sizes.map((size) => ({
          value: String(size.id),
          label: size.name,
          note: sizeWord(size) ?? undefined,
          tone: toneOf(size),
        }))}
      />
      <p className={styles.stock} role="status">
        {chosen && lowStockWords(chosen, sizes.length)}
      </p>
    </div>
  );
}

function toneOf({ quantityType, isPresale }: Size): 'struck' | 'accent' | undefined {
  if (quantityType === 'OutOfStock') return 'struck';
  return quantityType === 'LowStock' && !isPresale ? 'accent' : undefined;
}
