// One step of checkout: its number, its name, and either what was said in it or the form to say it.

import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import text from '../../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../../design/text/visually-hidden.tsx';
import type { CheckoutStep } from '../../../../domain/checkout/checkout-steps.ts';
import { words } from '../../../../words/checkout/words.ts';
import { Rich } from '../../../parts/text/rich.tsx';
import styles from './step.module.css';

export type StepState = 'done' | 'open' | 'later';

export const stepPath = (step: CheckoutStep): string => `/checkout?step=${step}`;

interface StepProps {
  step: CheckoutStep;
  number: number;
  state: StepState;
  /** The step was gone to on this page: its heading takes the focus. */
  isEntered: boolean;
  /** What was said, in short. */
  summary: ReactNode;
  children: ReactNode;
}

/** A later step is not shown on a phone, where there is one at a time. */
export function Step({ step, number, state, isEntered, summary, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isEntered) heading.current?.focus();
  }, [isEntered]);
  const name = words.stepNames[step];
  return (
    <section className={styles.step} data-state={state} aria-labelledby={`step-${step}`}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 className={text.heading} id={`step-${step}`} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {state === 'done' && (
          <Link className={linkLook} to={stepPath(step)} preventScrollReset>
            <Rich text={words.editNamed(name)} wrap={[(inner) => <VisuallyHidden>{inner}</VisuallyHidden>]} />
          </Link>
        )}
      </div>
      <div className={styles.body}>{state === 'done' ? summary : children}</div>
    </section>
  );
}
