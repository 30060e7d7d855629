// What is in the way of opening, and what the environment decides.
import { Link } from 'react-router';
import type { WireEnvironment, WireOpeningItem } from '../../../contract/settings/settings.ts';
import type { OpeningCheck } from '../../../domain/settings/opening.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Acts, Columns, Panel, Small, Soft } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { useMay } from '../session/me.ts';
import { EnvironmentPanel } from './environment-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import styles from './settings.module.css';
import { useOpening } from './use-opening.ts';

export function OpeningSection({ environment }: { environment: readonly WireEnvironment[] }) {
  const { content, refusal, reload } = useOpening();
  const items = content?.items ?? [];
  const done = items.filter(({ state }) => state === 'done').length;
  const inTheWay = items.filter(({ state }) => state === 'trouble').length;
  return (
    <Columns
      work={
        <Panel name={words.beforeYouOpen} aside={content && words.ready(done, items.length)}>
          {!content && !refusal && <p role="status">{deskWords.loading}</p>}
          {refusal && <Soft>{refusal.message}</Soft>}
          {content && (
            <>
              <ul className={styles.checks}>
                {items.map((item) => (
                  <Item key={item.check} item={item} />
                ))}
              </ul>
              <div className={styles.outside}>
                <p role="status">
                  {words.inTheWay(inTheWay)}{' '}
                  {words.lastLooked(formatMomentAt(pageLanguage, content.at, deviceNow()))}
                </p>
                <Acts>
                  <Button onClick={reload}>{words.lookAgain}</Button>
                </Acts>
                <Small>{words.looksAgain}</Small>
              </div>
            </>
          )}
        </Panel>
      }
      aside={
        <>
          {content && <PaymentPanel processors={content.processors} />}
          <EnvironmentPanel environment={environment} />
        </>
      }
    />
  );
}

/** Where somebody who may does something about it; the rest is the environment's. */
const places: Partial<Readonly<Record<OpeningCheck, string>>> = {
  name: '/settings',
  contact: '/settings',
  seller: '/settings',
  goods: '/products',
  ships_home: '/products',
  delivery: '/settings/delivery',
  sender: '/settings/sender',
  second_factor: '/staff',
};

const shapes = { done: 'done', trouble: 'trouble', wait: 'open' } as const;

function Item({ item: { check, state, title, message } }: { item: WireOpeningItem }) {
  const mayChange = useMay()('settings.change');
  const place = places[check];
  return (
    <li>
      <div>
        <p>
          <Status shape={shapes[state]}>{title}</Status>
        </p>
        <p className={styles.why}>{message}</p>
      </div>
      {state !== 'done' && mayChange && place !== undefined && (
        <Link className={styles.link} to={place} aria-label={`${words.goThere}: ${title}`}>
          {words.goThere}
        </Link>
      )}
    </li>
  );
}
