// When a block or a page comes into the shop and leaves it, by the clock of the device.
import { words } from '../../../words/desk-content/words.ts';
import { fieldOf } from '../deals/span.ts';
import { Choices, TextField } from '../parts/field.tsx';
import styles from './content.module.css';

interface WireSpan {
  readonly from: string | null;
  readonly until: string | null;
}

interface WhenFieldsProps {
  span: WireSpan;
  onChange: (change: Partial<WireSpan>) => void;
  why: (path: string) => string | undefined;
}

export function WhenFields({ span: { from, until }, onChange, why }: WhenFieldsProps) {
  const field = (at: string | null) => (at === null ? '' : fieldOf(at));
  const moment = (text: string) => (text === '' ? null : new Date(text).toISOString());
  return (
    <Choices legend={`${words.when}. ${words.whenHint}`}>
      <div className={styles.moments}>
        <TextField
          label={words.from}
          type="datetime-local"
          hint={words.noFrom}
          why={why('from')}
          value={field(from)}
          onChange={(text) => onChange({ from: moment(text) })}
        />
        <TextField
          label={words.until}
          type="datetime-local"
          hint={words.noUntil}
          why={why('until')}
          value={field(until)}
          onChange={(text) => onChange({ until: moment(text) })}
        />
      </div>
    </Choices>
  );
}
