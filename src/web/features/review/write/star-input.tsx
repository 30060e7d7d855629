import { FieldError } from '../../../../design/field/field-error.tsx';
import { words } from '../../../../words/review/words.ts';
import styles from './star-input.module.css';

interface StarInputProps {
  defaultValue: string | undefined;
  error: string | undefined;
}

/** Five radios drawn as stars; the word for the one that is chosen stands beside them, with and without scripts. */
export function StarInput({ defaultValue, error }: StarInputProps) {
  return (
    <fieldset className={styles.rating} aria-describedby={error === undefined ? undefined : 'rating-note'}>
      <legend>
        {words.yourRating}
        <span className={styles.asterisk} aria-hidden="true">
          *
        </span>
      </legend>
      <div className={styles.row}>
        {words.starLabels.map((label, index) => (
          <label key={label} className={styles.star}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              required
              defaultChecked={defaultValue === String(index + 1)}
            />
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path d="M7 1.1l1.8 3.9 4.2.5-3.1 2.9.8 4.2-3.7-2.1-3.7 2.1.8-4.2L1 5.5l4.2-.5Z" />
            </svg>
            <span className={styles.word}>{label}</span>
          </label>
        ))}
      </div>
      <div id="rating-note" className={styles.note} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
