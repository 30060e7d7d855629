import type { ReactNode, RefObject } from 'react';
import { ChoiceTable } from '../../../design/choice/choice-table.tsx';
import type { Size } from '../../../domain/product/product.ts';
import { isOneSize } from '../../../domain/product/sizes.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayCut } from '../../../words/product/say-cut.ts';
import { words } from '../../../words/product/words.ts';
import { sayLowStock, sayPresaleDay, saySizeMark } from '../../../words/stock/say-availability.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import { ForeignPart } from '../text/foreign-part.tsx';
import styles from './size-picker.module.css';

interface SizePickerProps {
  sizes: readonly Size[];
  chosen: Size | null;
  onChoose: (sizeId: number) => void;
  note: string | null;
  /** The language of the note, where it is not the page's. */
  noteLanguage?: string | undefined;
  error: string | null;
  /** At the end of the legend's line: the way to the size chart. */
  aside?: ReactNode;
  place: RefObject<HTMLDivElement | null>;
}

export function SizePicker({
  sizes,
  chosen,
  onChoose,
  note,
  noteLanguage,
  error,
  aside,
  place,
}: SizePickerProps) {
  const { lengthUnit } = useVisitor();
  const notes = [note, chosen && sayCut(pageLanguage, lengthUnit, chosen)].filter(Boolean).join(' ');
  const legend = (
    <>
      {chosen ? words.sizeIs : words.size}
      <b>{chosen?.name}</b>
    </>
  );
  return (
    <div ref={place} className={styles.picker}>
      {isOneSize(sizes) ? (
        // Nothing to choose: a word, and what the form sends.
        <p>
          {legend}
          <input type="hidden" name="sizeId" value={chosen?.id} />
        </p>
      ) : (
        <ChoiceTable
          legend={legend}
          aside={aside}
          name="sizeId"
          value={chosen ? String(chosen.id) : null}
          required
          onChange={(value) => onChoose(Number(value))}
          error={error ?? undefined}
          options={sizes.map((size) => ({
            value: String(size.id),
            label: size.name,
            note: saySizeMark(pageLanguage, size) ?? undefined,
            tone: toneOf(size),
          }))}
        />
      )}
      <p className={styles.stock} role="status">
        {chosen && (sayPresaleDay(pageLanguage, chosen) ?? sayLowStock(pageLanguage, chosen, sizes.length))}
      </p>
      {notes !== '' && (
        <p className={styles.note}>
          <ForeignPart text={notes} part={note ?? ''} lang={noteLanguage} />
        </p>
      )}
    </div>
  );
}

function toneOf({ quantityType, isPresale }: Size): 'struck' | 'accent' | undefined {
  if (quantityType === 'OutOfStock') return 'struck';
  return quantityType === 'LowStock' && !isPresale ? 'accent' : undefined;
}
