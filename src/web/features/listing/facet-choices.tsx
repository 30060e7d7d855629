import { Checkbox } from '../../../design/check/checkbox.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import type { FacetName, FacetValue } from '../../../domain/listing/listing.ts';
import { words } from '../../../words/listing/words.ts';
import styles from './facet-choices.module.css';

interface FacetChoicesProps {
  name: FacetName;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** What one can choose of a facet, each with how many there would be. */
export function FacetChoices({ name, values, chosen, onToggle }: FacetChoicesProps) {
  return (
    <fieldset className={styles.choices} data-facet={name}>
      <legend>
        <VisuallyHidden>{words.facets[name]}</VisuallyHidden>
      </legend>
      {values.map(({ value, name: label, count }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          label={
            <span className={styles.value}>
              <span>
                {name === 'color' && <span className={styles.dot} data-color={value} />}
                {label}
              </span>{' '}
              <span className={styles.count}>{count}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
