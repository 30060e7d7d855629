import { useState } from 'react';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-staff/words.ts';
import { Button } from '../parts/button.tsx';
import { Tick } from '../parts/field.tsx';
import { Acts, Box, Small } from '../parts/panel.tsx';
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
        {isCopied ? deskWords.copied : words.copy}
      </Button>
    </div>
  );
}

/** Done waits until somebody says that it is put away. */
export function NewSecret({ text, note, onDone }: { text: string; note: string; onDone: () => void }) {
  const [isPutAway, setPutAway] = useState(false);
  return (
    <Box>
      <Secret text={text} />
      <Small>{note}</Small>
      <Acts>
        <Tick label={words.putAway} isOn={isPutAway} onChange={setPutAway} />
        <Button isOff={!isPutAway} onClick={onDone}>
          {deskWords.done}
        </Button>
      </Acts>
    </Box>
  );
}
