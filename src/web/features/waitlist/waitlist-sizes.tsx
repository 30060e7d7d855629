import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChoiceTable } from '../../../design/choice/choice-table.tsx';
import type { Size } from '../../../domain/product/product.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { saySizeMark } from '../../../words/stock/say-availability.ts';
import { words } from '../../../words/waitlist/words.ts';
import { Rich } from '../../parts/text/rich.tsx';
import styles from './waitlist-form.module.css';

interface WaitlistSizesProps {
  sizes: readonly Size[];
  chosen: Size | null;
  onChoose: (sizeId: number) => void;
  error: string | null;
  /** At the end of the legend's line: the way to the size chart. */
  aside?: ReactNode;
}

/** Only what is sold out can be waited for. The form holds the choice, so that one made before scripts run stays. */
export function WaitlistSizes({ sizes, chosen, onChoose, error, aside }: WaitlistSizesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [initial] = useState(chosen);
  const latest = useRef(onChoose);
  useEffect(() => {
    const early = place.current?.querySelector<HTMLInputElement>('input:checked');
    if (early) latest.current(Number(early.value));
  }, []);
  const soldOut = sizes.filter(({ quantityType }) => quantityType === 'OutOfStock');
  return (
    <div ref={place} className={styles.sizes}>
      <ChoiceTable
        legend={
          chosen ? (
            <Rich text={words.sizeToWaitForIs} wrap={[() => <b>{chosen.name}</b>]} />
          ) : (
            words.sizeToWaitFor
          )
        }
        aside={aside}
        name="sizeId"
        defaultValue={initial ? String(initial.id) : undefined}
        required
        onChange={(value) => onChoose(Number(value))}
        error={error ?? undefined}
        options={soldOut.map((size) => ({
          value: String(size.id),
          label: size.name,
          note: saySizeMark(pageLanguage, size) ?? undefined,
          tone: 'struck',
        }))}
      />
    </div>
  );
}
