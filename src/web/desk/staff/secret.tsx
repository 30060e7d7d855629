import { useState } from 'react';
import { words } from '../../../words/desk/words.ts';
import { Button } from '../parts/button.tsx';
import styles from './secret.module.css';

/** Shown once, to be taken away. */
export function Secret({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.secret}>
      <code>{text}</code>
      <Button
        kind="main"
        onClick={async () => {
          await navigator.clipboard.writeText(text);
          setCopied(true);
        }}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  );
}
