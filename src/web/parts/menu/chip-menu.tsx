// The chips of a bar that narrows and sorts a list: plain details, a plain select and a plain button.
import type { ReactNode } from 'react';
import { Button } from '../../../design/button/button.tsx';
import { Icon } from '../../../design/picture/icon.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { words } from '../../../words/layout/words.ts';
import chip from '../chip/chip.module.css';
import styles from './chip-menu.module.css';

interface ChipMenuProps {
  /** Of menus with the same group, one is open at a time. */
  group: string;
  name: string;
  chosen: number;
  children: ReactNode;
}

/** Opens beneath its name, with or without scripts; on a small screen it opens in the page. */
export function ChipMenu({ group, name, chosen, children }: ChipMenuProps) {
  return (
    <details name={group} className={styles.menu}>
      <summary className={chip.chip} data-chosen={chosen > 0 || undefined}>
        {name}
        {chosen > 0 && ` (${chosen})`} <Icon name="down" small />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

interface ChipSortProps<S extends string> {
  /** Seen before the choice, or only read out. */
  label: string;
  isLabelHidden?: boolean;
  sorts: readonly S[];
  names: Readonly<Record<S, string>>;
  value: S;
  onChoose: (sort: S) => void;
}

export function ChipSort<S extends string>(props: ChipSortProps<S>) {
  const { label, isLabelHidden = false, sorts, names, value, onChoose } = props;
  return (
    <label className={`${chip.chip} ${styles.sort}`}>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.by}>{label}</span>}
      <select
        name="sort"
        value={value}
        onChange={({ target }) => onChoose(sorts.find((sort) => sort === target.value) ?? value)}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </label>
  );
}

/** Where scripts run each choice takes effect at once. */
export function ApplyButton() {
  return (
    <span className={styles.apply}>
      <Button type="submit" variant="line" small>
        {words.apply}
      </Button>
    </span>
  );
}
