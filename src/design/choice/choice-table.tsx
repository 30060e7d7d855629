import { ChoiceGroup, type ChoiceProps, radioFor } from './choice-group.tsx';
import styles from './choice-table.module.css';

export interface TableOption {
  value: string;
  label: string;
  /** A word on its state beneath the name. */
  note?: string | undefined;
  /** 'struck' is crossed out and can still be chosen; say why in `note`. */
  tone?: 'accent' | 'struck' | undefined;
}

export function ChoiceTable({ options, ...group }: ChoiceProps<TableOption>) {
  return (
    <ChoiceGroup {...group}>
      <div className={styles.table} data-error={group.error !== undefined || undefined}>
        {options.map(({ value, label, note, tone }) => (
          <label key={value} className={styles.cell} data-tone={tone}>
            <input {...radioFor(group, value)} />
            <span className={styles.name}>{label}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
