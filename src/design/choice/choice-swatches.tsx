import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceProps, radioFor } from './choice-group.tsx';
import styles from './choice-swatches.module.css';
import type { TableOption } from './choice-table.tsx';

export interface SwatchOption extends Omit<TableOption, 'tone'> {
  tone?: 'struck' | undefined;
  /** An `<img alt="">` or `<svg>` that fills the swatch. */
  picture: ReactNode;
}

/** Shows the note in place of the name where there is one; both are said. */
export function ChoiceSwatches({ options, ...group }: ChoiceProps<SwatchOption>) {
  return (
    <ChoiceGroup {...group}>
      <div className={styles.swatches}>
        {options.map(({ value, label, note, tone, picture }) => (
          <label key={value} className={styles.swatch} data-tone={tone}>
            <input
              {...radioFor(group, value)}
              aria-label={note === undefined ? label : `${label}, ${note}`}
            />
            <span className={styles.cloth}>{picture}</span>
            <span className={styles.word} aria-hidden="true">
              {note ?? label}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
