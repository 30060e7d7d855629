import { useState } from 'react';
import { words } from '../../../words/desk-import/words.ts';
import styles from './imports.module.css';

/** By choosing or dropping it; the last of several that are dropped. */
export function ChooseFile({ name, onChoose }: { name: string | null; onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = [...event.dataTransfer.files].at(-1);
        if (file) onChoose(file);
      }}
    >
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file may be chosen again once it was put right.
          target.value = '';
        }}
      />
      <b>{name ?? words.chooseFile}</b>
      <span>{name === null ? words.dropHere : words.otherFile}</span>
    </label>
  );
}
