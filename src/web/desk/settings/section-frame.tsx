// What stands around every section: whose change was first, the bar that saves, and beside it the history and what is set
// outside.
import type { ReactNode } from 'react';
import type { WireEnvironment } from '../../../contract/settings/settings.ts';
import { conflictingNames } from '../../../domain/settings/setting-form.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { Button } from '../parts/button.tsx';
import { Flash, NewsPlace } from '../parts/flash.tsx';
import { Acts, Columns, Soft } from '../parts/panel.tsx';
import { SaveBar } from '../products/save-bar.tsx';
import { useMay } from '../session/me.ts';
import { EnvironmentPanel } from './environment-panel.tsx';
import { fieldName } from './field-name.ts';
import { SettingHistory } from './setting-history.tsx';
import styles from './settings.module.css';
import type { SectionState } from './use-section.ts';

interface FrameProps {
  state: SectionState;
  environment: readonly WireEnvironment[];
  /** Something in it cannot be saved as it is. */
  isFaulty: boolean;
  children: ReactNode;
}

export function SectionFrame({ state, environment, isFaulty, children }: FrameProps) {
  const isFixed = !useMay()('settings.change');
  const { section, changed, theirs, news } = state;
  return (
    <>
      {theirs && <Conflict state={state} theirs={theirs} />}
      <Columns
        work={
          <fieldset className={styles.plain} disabled={isFixed}>
            {isFixed && <Soft>{words.lookOnly}</Soft>}
            {children}
          </fieldset>
        }
        aside={
          <>
            <SettingHistory key={section.version} section={section.id} />
            <EnvironmentPanel environment={environment} />
          </>
        }
      />
      <NewsPlace news={news} />
      {changed.length > 0 && (
        <SaveBar
          count={changed.length}
          isBusy={state.isBusy}
          isOff={isFaulty}
          onSave={state.save}
          onDiscard={state.discard}
        />
      )}
    </>
  );
}

/** What both changed stands side by side, and nothing is lost either way. */
function Conflict({ state, theirs }: { state: SectionState; theirs: SectionState['section'] }) {
  const { section, form, takeTheirs, keepMine } = state;
  return (
    <div role="alert" className={styles.notice}>
      <Flash tone="error">
        <p>{words.changedBy}</p>
        {conflictingNames(section.values, form, theirs.values).map((name) => (
          <div key={name} className={styles.compare}>
            <p>
              <span>
                {words.theirs}: {fieldName(name)}
              </span>
              {theirs.values[name]}
            </p>
            <p>
              <span>
                {words.yours}: {fieldName(name)}
              </span>
              {form[name]}
            </p>
          </div>
        ))}
        <Acts>
          <Button onClick={takeTheirs}>{words.takeTheirs}</Button>
          <Button onClick={keepMine}>{words.keepMine}</Button>
        </Acts>
      </Flash>
    </div>
  );
}
