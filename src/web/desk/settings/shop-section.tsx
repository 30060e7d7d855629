import type { WireEnvironment, WireSection } from '../../../contract/settings/settings.ts';
import { identityFields } from '../../../domain/settings/identity.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { TextField } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { LogoPart } from './logo-part.tsx';
import { SectionFrame } from './section-frame.tsx';
import styles from './settings.module.css';
import { useSection } from './use-section.ts';

interface SectionProps {
  first: WireSection;
  environment: readonly WireEnvironment[];
  onSaved: () => void;
}

/** What the shop is called, and where its merchant is reached. */
export function ShopSection({ first, environment, onSaved }: SectionProps) {
  const state = useSection(first, onSaved);
  const { section, form, problems, change } = state;
  return (
    <SectionFrame state={state} environment={environment} isFaulty={false}>
      <Panel name={words.nameAndMark} aside={words.nameHint}>
        <div className={styles.two}>
          <div className={styles.fields}>
            {identityFields.map((field) => {
              const setBy = section.setOutside[field];
              return (
                <TextField
                  key={field}
                  label={words.fields[field] ?? field}
                  hint={setBy === undefined ? words.fieldHints[field] : words.setBy(setBy)}
                  why={problems[field]}
                  value={form[field] ?? ''}
                  isReadOnly={setBy !== undefined}
                  onChange={(value) => change(field, value)}
                />
              );
            })}
          </div>
          <div className={styles.marks}>
            <LogoPart state={state} />
          </div>
        </div>
      </Panel>
    </SectionFrame>
  );
}
