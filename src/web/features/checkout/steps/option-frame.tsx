// Radios in one frame: a name, a second line, and what it costs.
import { ChoiceGroup, type ChoiceProps, radioFor } from '../../../../design/choice/choice-group.tsx';
import text from '../../../../design/text/text.module.css';
import styles from './option-frame.module.css';

export interface FramedOption {
  readonly value: string;
  readonly name: string;
  /** Each on a line of its own. */
  readonly notes?: readonly string[];
  readonly aside?: string;
}

export function OptionFrame({ options, ...group }: ChoiceProps<FramedOption>) {
  return (
    <ChoiceGroup {...group}>
      <div className={styles.frame}>
        {options.map(({ value, name, notes, aside }) => (
          <label key={value} className={styles.option}>
            <input {...radioFor(group, value)} />
            <span className={styles.dot} />
            <span>
              <span className={text.medium}>{name}</span>
              {notes?.map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
            </span>
            <span>{aside}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
