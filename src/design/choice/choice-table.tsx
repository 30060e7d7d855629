import { type KeyboardEvent, useRef } from 'react';
import { ChoiceGroup, type ChoiceProps, radioFor } from './choice-group.tsx';
import styles from './choice-table.module.css';

export interface TableOption {
  value: string;
  label: string;
  /** A word on its state beneath the name. */
  note?: string | undefined;
  /** 'struck' is crossed out; say why in `note`. An arrow only moves onto it: Enter, Space or a click chooses it. */
  tone?: 'accent' | 'struck' | undefined;
}

export function ChoiceTable({ options, ...group }: ChoiceProps<TableOption>) {
  const isMoving = useRef(false);
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    const { type, key, currentTarget } = event;
    isMoving.current = type === 'keydown' && /^Arrow/.test(key);
    if (key !== 'Enter' || currentTarget.checked) return;
    // What one stands on, and not what was chosen before, goes into the form.
    event.preventDefault();
    if (type === 'keydown') currentTarget.click();
  };
  const chooseStruck = (value: string) => isMoving.current || group.onChange?.(value);
  return (
    <ChoiceGroup {...group}>
      <div className={styles.table} data-error={group.error !== undefined || undefined}>
        {options.map(({ value, label, note, tone }) => (
          <label key={value} className={styles.cell} data-tone={tone}>
            <input
              {...radioFor(tone === 'struck' ? { ...group, onChange: chooseStruck } : group, value)}
              onKeyDown={hear}
              onKeyUp={hear}
            />
            <span className={styles.name}>{label}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
