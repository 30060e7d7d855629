// Somebody else has saved the same thing: both are shown, and whoever was later chooses.
import { differencesOf } from '../../../domain/content/block-differences.ts';
import { words } from '../../../words/desk-content/words.ts';
import { Button } from '../parts/button.tsx';
import { Flash } from '../parts/flash.tsx';
import { Acts } from '../parts/panel.tsx';
import styles from './content.module.css';

interface ChangedMeanwhileProps {
  sentence: string;
  theirs: unknown;
  ours: unknown;
  onTake: () => void;
  onKeep: () => void;
}

export function ChangedMeanwhile({ sentence, theirs, ours, onTake, onKeep }: ChangedMeanwhileProps) {
  return (
    <div role="alert" className={styles.notice}>
      <Flash tone="error">
        <p>{sentence}</p>
        {differencesOf(theirs, ours).map(({ at, one, other }) => (
          <div key={at} className={styles.compare}>
            <p>
              <span>{words.theirs}</span>
              {one}
            </p>
            <p>
              <span>{words.yours}</span>
              {other}
            </p>
          </div>
        ))}
        <Acts>
          <Button onClick={onTake}>{words.takeTheirs}</Button>
          <Button onClick={onKeep}>{words.keepMine}</Button>
        </Acts>
      </Flash>
    </div>
  );
}
