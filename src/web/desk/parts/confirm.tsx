// What cannot be undone asks once: the thing, the number and the consequence. The safe answer is the ink button and has
// the focus.
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './panel.module.css';

interface ConfirmProps {
  question: string;
  consequence: string;
  safe: string;
  act: string;
  isBusy: boolean;
  /** Not before something was typed or chosen. */
  isOff?: boolean;
  onSafe: () => void;
  onAct: () => void;
  children?: ReactNode;
}

export function Confirm({
  question,
  consequence,
  safe,
  act,
  isBusy,
  isOff = false,
  onSafe,
  onAct,
  children,
}: ConfirmProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    group.current?.querySelector('button')?.focus();
  }, []);
  return (
    <fieldset
      ref={group}
      className={styles.box}
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onSafe();
      }}
    >
      <p className={styles.question}>{question}</p>
      <p className={styles.reading}>{consequence}</p>
      {children}
      <div className={styles.acts}>
        <Button kind="main" onClick={onSafe}>
          {safe}
        </Button>
        <Button kind="danger" isBusy={isBusy} isOff={isOff} onClick={onAct}>
          {act}
        </Button>
      </div>
    </fieldset>
  );
}
