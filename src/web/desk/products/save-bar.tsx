import { words } from '../../../words/desk-products/words.ts';
import { Button } from '../parts/button.tsx';
import styles from './product.module.css';

interface SaveBarProps {
  count: number;
  isBusy: boolean;
  isOff: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Stays in sight as long as something is not saved. */
export function SaveBar({ count, isBusy, isOff, onSave, onDiscard }: SaveBarProps) {
  return (
    <section className={styles.bar} data-bar aria-label={words.notSaved(count)}>
      <p>{words.notSaved(count)}</p>
      <div>
        <Button onClick={onDiscard}>{words.discard}</Button>
        <Button kind="main" isBusy={isBusy} isOff={isOff} onClick={onSave}>
          {words.saveChanges(count)}
        </Button>
      </div>
    </section>
  );
}
