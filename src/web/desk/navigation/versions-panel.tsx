import type { WireNavigation, WireNavigationState } from '../../../contract/content/navigation-desk.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-navigation/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { LinkButton } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import styles from './navigation.module.css';

interface VersionsPanelProps {
  state: WireNavigationState;
  isFixed: boolean;
  /** Into the form: the shop follows when that is put there. */
  onTake: (navigation: WireNavigation) => void;
}

export function VersionsPanel({ state, isFixed, onTake }: VersionsPanelProps) {
  const now = deviceNow();
  return (
    <Panel name={words.versions}>
      <ul className={styles.versions}>
        {state.versions.map(({ number, by, at, navigation }) => (
          <li key={number}>
            <div>
              <p>{words.versionNamed(number)}</p>
              {at !== null && (
                <p className={styles.soft}>
                  {formatMomentAt(pageLanguage, at, now)}, {by}
                </p>
              )}
            </div>
            {number === state.version ? (
              <Status shape="done">{words.inShop}</Status>
            ) : (
              !isFixed && (
                <LinkButton
                  aria-label={`${words.lookAgain}: ${words.versionNamed(number)}`}
                  onClick={() => onTake(navigation)}
                >
                  {words.lookAgain}
                </LinkButton>
              )
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
