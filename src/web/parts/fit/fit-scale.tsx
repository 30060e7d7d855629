import { fitStep } from '../../../domain/review/fit.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { words } from '../../../words/product/words.ts';
import { nameFitSteps } from '../../../words/review/name-fit-steps.ts';
import styles from './fit-scale.module.css';

interface FitScaleProps {
  /** 1, runs small, to 5, runs large. */
  average: number;
  categoryIds: readonly number[];
}

const ticks = ['0%', '25%', '50%', '75%', '100%'];

/** Five ticks, one dot on the step the average falls on, words under the ends and the middle. */
export function FitScale({ average, categoryIds }: FitScaleProps) {
  const steps = nameFitSteps(pageLanguage, categoryIds);
  const step = fitStep(average) ?? 3;
  return (
    <div className={styles.fit} role="img" aria-label={words.fitScale(steps[step - 1] ?? '', step)}>
      <svg className={styles.scale} aria-hidden="true">
        <line x1="0%" x2="100%" y1="8.5" y2="8.5" />
        {ticks.map((x) => (
          <line key={x} x1={x} x2={x} y1="5" y2="12" />
        ))}
        <circle cx={ticks[step - 1]} cy="8.5" r="6" />
      </svg>
      <span className={styles.words} aria-hidden="true">
        <span data-on={step === 1 || undefined}>{steps[0]}</span>
        <span data-on={(step > 1 && step < 5) || undefined}>
          {step > 1 && step < 5 ? steps[step - 1] : steps[2]}
        </span>
        <span data-on={step === 5 || undefined}>{steps[4]}</span>
      </span>
    </div>
  );
}
