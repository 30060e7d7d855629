import { useId } from 'react';
import styles from './product.module.css';

/** A day and a time where whoever plans it is. */
export function MomentField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.moment}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        required
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
