import { useState } from 'react';
import type { WireEnvironment } from '../../../contract/settings/settings.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { LinkButton } from '../parts/button.tsx';
import { Facts, Panel, Small } from '../parts/panel.tsx';
import styles from './settings.module.css';

/** What the environment decides: those that are set, and on demand the names of all others. */
export function EnvironmentPanel({ environment }: { environment: readonly WireEnvironment[] }) {
  const [isOpen, setOpen] = useState(false);
  const unset = environment.filter(({ value }) => value === null);
  const shown = isOpen ? environment : environment.filter(({ value }) => value !== null);
  return (
    <Panel name={words.setOutside} aside={words.readOnly}>
      <div className={styles.outside}>
        <Facts
          facts={shown.map(({ name, value, isSecret }) => ({
            name,
            value: value === null ? <span className={styles.unset}>–</span> : isSecret ? words.isSet : value,
          }))}
        />
        <Small>{words.outsideHint}</Small>
        {!isOpen && unset.length > 0 && (
          <LinkButton onClick={() => setOpen(true)}>{words.showAll(unset.length)}</LinkButton>
        )}
      </div>
    </Panel>
  );
}
