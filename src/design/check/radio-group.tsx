import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceProps, radioFor } from '../choice/choice-group.tsx';
import check from './check.module.css';
import styles from './radio-group.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function RadioGroup({ options, ...group }: ChoiceProps<RadioOption>) {
  return (
    <ChoiceGroup {...group}>
      <div className={styles.options}>
        {options.map(({ value, label, hint }) => (
          <label key={value} className={check.check}>
            <input {...radioFor(group, value)} />
            <span className={check.box} data-round />
            <span>
              {label}
              {hint !== undefined && <span className={check.hint}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
