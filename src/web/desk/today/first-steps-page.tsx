// The desk of a shop that has sold nothing yet: the way to its first sale, and what is in the way of opening. It looks each
// time it is opened, and again by itself, so that whoever comes back from a step finds it done.
import { Link } from 'react-router';
import { type FirstStep, stepsToFirstSale } from '../../../domain/settings/first-steps.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words as settingsWords } from '../../../words/desk-settings/words.ts';
import { words } from '../../../words/desk-today/words.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Columns, PageHead, Panel, Soft } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { useMay } from '../session/me.ts';
import { useOpening } from '../settings/use-opening.ts';
import { Unread } from '../staff/unread.tsx';
import styles from './first-steps.module.css';

const places: Readonly<Record<FirstStep, string>> = {
  name: '/settings',
  place: '/settings',
  goods: '/products/new',
  payment: '/settings/opening',
  trial: '/c/new-in',
  open: '/settings/opening',
};

export function FirstStepsPage() {
  const { content, refusal, reload } = useOpening();
  const may = useMay();
  if (!content) return <Unread title={words.firstSteps} refusal={refusal} onRetry={reload} />;
  const steps = stepsToFirstSale(content.items);
  const done = steps.filter(({ isDone }) => isDone).length;
  const current = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <>
      <title>{deskWords.titled(words.firstSteps)}</title>
      <PageHead title={words.emptyRoom} sub={words.emptyRoomHint}>
        <a className={styles.link} href="/">
          {settingsWords.seeShop}
        </a>
      </PageHead>
      <p className={styles.progress}>
        <progress aria-label={words.stepsDone} value={done} max={steps.length} />
        <span>{words.stepsOf(done, steps.length)}</span>
      </p>
      <Columns
        work={
          <ol className={styles.steps}>
            {steps.map(({ step, isDone, item }, index) => (
              <li key={step} aria-current={step === current ? 'step' : undefined} data-done={isDone}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h2>{words.steps[step]}</h2>
                  <p className={styles.how}>
                    {isDone ? (
                      <Status shape="done">{item?.message}</Status>
                    ) : step === 'trial' ? (
                      words.trialHint
                    ) : (
                      item?.message
                    )}
                  </p>
                </div>
                <StepLink step={step} isDone={isDone} />
              </li>
            ))}
          </ol>
        }
        aside={
          <>
            {may('products.import') && (
              <Panel name={words.beginElsewhere}>
                <Soft>{words.beginElsewhereHint}</Soft>
                <div className={styles.beneath}>
                  <ButtonLink to="/imports">{words.bringFile}</ButtonLink>
                </div>
              </Panel>
            )}
            <Panel
              name={settingsWords.beforeYouOpen}
              aside={settingsWords.ready(
                content.items.filter(({ state }) => state === 'done').length,
                content.items.length,
              )}
            >
              <ul className={styles.checks}>
                {content.items.map(({ check, state, title }) => (
                  <li key={check}>
                    <Status shape={state === 'done' ? 'done' : 'open'}>{title}</Status>
                  </li>
                ))}
              </ul>
            </Panel>
            {may('staff.change') && (
              <Panel name={words.whoElse}>
                <Soft>{words.whoElseHint}</Soft>
                <div className={styles.beneath}>
                  <ButtonLink to="/staff">{words.inviteSomebody}</ButtonLink>
                </div>
              </Panel>
            )}
          </>
        }
      />
    </>
  );
}

/** The till is the shop's own: it lies outside the desk. */
function StepLink({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const name = isDone ? words.change : words.stepActs[step];
  const label = `${name}: ${words.steps[step]}`;
  if (step === 'trial')
    return (
      <a className={styles.link} href={places.trial} aria-label={label}>
        {name}
      </a>
    );
  // Who has said where they are goes on to what delivery costs.
  const place = step === 'place' && isDone ? '/settings/delivery' : places[step];
  return (
    <Link className={styles.link} to={place} aria-label={label}>
      {name}
    </Link>
  );
}
