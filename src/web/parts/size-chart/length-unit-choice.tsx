import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { Button } from '../../../design/button/button.tsx';
import { RadioGroup } from '../../../design/check/radio-group.tsx';
import { parseLengthUnit } from '../../../domain/size-chart/lengths.ts';
import type { LengthUnit } from '../../../domain/size-chart/size-chart.ts';
import { words } from '../../../words/size-chart/words.ts';
import { call } from '../../state/api/call.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './length-unit-choice.module.css';

/** The unit charts are shown in, and how it is chosen: the page is asked for anew in it. */
export function useLengthUnit() {
  const { lengthUnit } = useVisitor();
  const { revalidate } = useRevalidator();
  const [unit, setUnit] = useState(lengthUnit);
  const choose = async (chosen: LengthUnit) => {
    setUnit(chosen);
    // Where the shop cannot be told, the charts are shown in it all the same.
    const answer = await call('POST /api/length-unit', { body: { unit: chosen } });
    if (answer.ok) await revalidate();
  };
  return { unit, choose };
}

interface LengthUnitChoiceProps {
  readonly unit: LengthUnit;
  readonly onChoose: (unit: LengthUnit) => void;
}

/** Without scripts it is a form that leads back to the page. */
export function LengthUnitChoice({ unit, onChoose }: LengthUnitChoiceProps) {
  const { pathname } = useLocation();
  return (
    <form method="post" action="/api/length-unit" className={styles.choice}>
      <input type="hidden" name="returnTo" value={pathname} />
      <RadioGroup
        legend={words.measurementsIn}
        name="unit"
        value={unit}
        onChange={(word) => onChoose(parseLengthUnit(word) ?? unit)}
        options={[
          { value: 'in', label: words.inches },
          { value: 'cm', label: words.centimeters },
        ]}
      />
      <noscript>
        <Button type="submit">{words.show}</Button>
      </noscript>
    </form>
  );
}
