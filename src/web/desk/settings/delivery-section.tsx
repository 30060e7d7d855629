import type { WireEnvironment, WireSection } from '../../../contract/settings/settings.ts';
import { deliveryFaults } from '../../../domain/settings/delivery.ts';
import { tidyValues } from '../../../domain/settings/sections.ts';
import { usCountryCode } from '../../../domain/visitor/country.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { countryName, inOrderOfName } from '../../../words/text/country-name.ts';
import { Choices, Form, TextField, Tick } from '../parts/field.tsx';
import { Panel, Small } from '../parts/panel.tsx';
import { RateTable } from './rate-table.tsx';
import { SectionFrame } from './section-frame.tsx';
import styles from './settings.module.css';
import { type SectionState, useSection } from './use-section.ts';
import { whyOf } from './why-of.ts';

interface SectionProps {
  first: WireSection;
  environment: readonly WireEnvironment[];
  /** Codes of those that anything may go to. */
  countries: readonly string[];
  onSaved: () => void;
}

/** Where the shop sells, by which ways it goes there, and for how much. */
export function DeliverySection({ first, environment, countries, onSaved }: SectionProps) {
  const state = useSection(first, onSaved);
  const { form, section, change } = state;
  const faults = deliveryFaults(tidyValues('delivery', form));
  const setBy = section.setOutside.regions;
  return (
    <SectionFrame state={state} environment={environment} isFaulty={faults.length > 0}>
      <Panel name={words.shippingRates} aside={words.ratesHint}>
        <RateTable state={state} faults={faults} />
        <div className={styles.notes}>
          <Small>{words.leftOutHint}</Small>
          <Small>{words.freeHint}</Small>
        </div>
      </Panel>
      <Panel name={words.countries} aside={words.countriesHint}>
        <Form onSubmit={state.save}>
          <Tick
            label={words.everywhere}
            isOn={(form.countries ?? '') === ''}
            onChange={(isOn) => change('countries', isOn ? '' : usCountryCode)}
          />
          {(form.countries ?? '') !== '' && (
            <CountryChoice
              name="countries"
              state={state}
              legend={words.soldToHint}
              summary={words.soldTo}
              countries={countries}
            />
          )}
          <CountryChoice
            name="near"
            state={state}
            legend={words.nearHint}
            summary={words.nearCount}
            countries={countries}
          />
          <TextField
            label={words.fields.regions ?? ''}
            hint={setBy === undefined ? words.regionsHint : words.setBy(setBy)}
            why={whyOf('regions', faults, state)}
            value={form.regions ?? ''}
            isReadOnly={setBy !== undefined}
            onChange={(value) => change('regions', value)}
          />
        </Form>
      </Panel>
    </SectionFrame>
  );
}

interface CountryChoiceProps {
  name: 'countries' | 'near';
  state: SectionState;
  legend: string;
  summary: (count: number) => string;
  countries: readonly string[];
}

/** Home is never asked for: it is always sold to, and never abroad. */
function CountryChoice({ name, state: { form, change }, legend, summary, countries }: CountryChoiceProps) {
  const chosen = (form[name] ?? '').split(' ').filter((code) => code !== '');
  const abroad = countries.filter((code) => code !== usCountryCode);
  const named = inOrderOfName(
    pageLanguage,
    abroad.map((code) => ({ code, name: countryName(pageLanguage, code) })),
  );
  return (
    <details className={styles.countries}>
      <summary>{summary(chosen.length)}</summary>
      <Choices legend={legend}>
        {named.map(({ code, name: label }) => (
          <Tick
            key={code}
            label={label}
            isOn={chosen.includes(code)}
            onChange={(isOn) => {
              const next = isOn ? [...chosen, code] : chosen.filter((one) => one !== code);
              change(name, next.toSorted().join(' '));
            }}
          />
        ))}
      </Choices>
    </details>
  );
}
