import { useState } from 'react';
import type { WireEnvironment, WireSection } from '../../../contract/settings/settings.ts';
import { headingTypes, readHeadingType, standardHeadingType } from '../../../domain/settings/heading-type.ts';
import {
  colorsOf,
  type LookFault,
  type LookStyle,
  lookColors,
  lookFaults,
  lookField,
  lookStyles,
  typeField,
} from '../../../domain/settings/look.ts';
import { tidyValues } from '../../../domain/settings/sections.ts';
import { words as logoWords } from '../../../words/desk-logo/words.ts';
import { formatRatio } from '../../../words/desk-settings/format-ratio.ts';
import { saySettingFault } from '../../../words/desk-settings/say-fault.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Button } from '../parts/button.tsx';
import { Select, TextField } from '../parts/field.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { LookSample } from './look-sample.tsx';
import { SectionFrame } from './section-frame.tsx';
import styles from './settings.module.css';
import { type SectionState, useSection } from './use-section.ts';

interface SectionProps {
  first: WireSection;
  environment: readonly WireEnvironment[];
  onSaved: () => void;
}

/** The colors of each style, judged by the shop's own rule while they are typed. */
export function LookSection({ first, environment, onSaved }: SectionProps) {
  const state = useSection(first, onSaved);
  const [style, setStyle] = useState<LookStyle>('1');
  const { section, form, changed } = state;
  const values = tidyValues('look', form);
  const faults = lookFaults(values, new Set(changed));
  const colors = colorsOf(style, values);
  return (
    <SectionFrame state={state} environment={environment} isFaulty={faults.length > 0}>
      <Panel name={words.colors} aside={<StyleChoice style={style} faults={faults} onChange={setStyle} />}>
        <div className={styles.two}>
          <div className={styles.fields}>
            {lookColors.map((color) => {
              const name = lookField(style, color);
              return (
                <ColorField
                  key={name}
                  name={name}
                  label={words.colorNames[color] ?? color}
                  state={state}
                  fault={faults.find(({ at }) => at === name)}
                />
              );
            })}
            <Select
              label={words.colorNames.type ?? ''}
              hint={logoWords.headingsHint}
              value={typeOf(style, form)}
              options={headingTypes.map((value) => ({ value, text: logoWords.headingTypes[value] }))}
              onChange={(type) => state.change(typeField(style), type)}
            />
          </div>
          <div className={styles.marks}>
            <LookSample
              before={{ colors: colorsOf(style, section.values), type: typeOf(style, section.values) }}
              after={{ colors, type: typeOf(style, values) }}
            />
            <ContrastTable colors={colors} />
          </div>
        </div>
      </Panel>
    </SectionFrame>
  );
}

const typeOf = (style: LookStyle, values: Readonly<Record<string, string>>) =>
  readHeadingType(values[typeField(style)] ?? '') ?? standardHeadingType;

interface StyleChoiceProps {
  style: LookStyle;
  faults: readonly LookFault[];
  onChange: (style: LookStyle) => void;
}

/** What is refused in a style that is not looked at is told on its button. */
function StyleChoice({ style, faults, onChange }: StyleChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-label={words.style}>
      {lookStyles.map((one) => {
        const refused = faults.filter(({ at }) => at.startsWith(`${one}.`)).length;
        return (
          <button key={one} type="button" aria-pressed={one === style} onClick={() => onChange(one)}>
            {words.styleIs[one]}
            {refused > 0 && `, ${words.refusedCount(refused)}`}
          </button>
        );
      })}
    </fieldset>
  );
}

interface ColorFieldProps {
  name: string;
  label: string;
  state: SectionState;
  fault: LookFault | undefined;
}

function ColorField({ name, label, state, fault }: ColorFieldProps) {
  const { form, section, problems, change } = state;
  const value = form[name] ?? '';
  const stored = section.values[name] ?? '';
  const nearest = fault?.contrast?.nearest;
  return (
    <div className={styles.color}>
      <i style={{ background: fault?.code === 'no_color' ? 'none' : value.trim() }} aria-hidden="true" />
      <TextField
        label={label}
        why={fault ? saySettingFault(pageLanguage, fault) : problems[name]}
        value={value}
        maxLength={9}
        onChange={(next) => change(name, next)}
      />
      {fault && (
        <Acts>
          {nearest && (
            <Button onClick={() => change(name, nearest.color)}>
              {words.takeNearest(nearest.color, formatRatio(pageLanguage, nearest.has))}
            </Button>
          )}
          {stored !== value && <Button onClick={() => change(name, stored)}>{words.backTo(stored)}</Button>}
        </Acts>
      )}
    </div>
  );
}
