import type { WireEnvironment, WireSection } from '../../../contract/settings/settings.ts';
import { returnsFaults, returnTermsOf } from '../../../domain/settings/returns.ts';
import { tidyValues } from '../../../domain/settings/sections.ts';
import { returnOrigins } from '../../../domain/shipping/return-terms.ts';
import { productReturns } from '../../../domain/shipping/returns.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayProductReturns } from '../../../words/returns/say-returns.ts';
import { Choices, Form, TextField, Tick } from '../parts/field.tsx';
import { Panel, Small, Soft } from '../parts/panel.tsx';
import { SectionFrame } from './section-frame.tsx';
import styles from './settings.module.css';
import { useSection } from './use-section.ts';
import { whyOf } from './why-of.ts';

interface SectionProps {
  first: WireSection;
  environment: readonly WireEnvironment[];
  onSaved: () => void;
}

/** For how long things come back and from where, with what shoppers will read of it. */
export function ReturnsSection({ first, environment, onSaved }: SectionProps) {
  const state = useSection(first, onSaved);
  const { form, change } = state;
  const values = tidyValues('returns', form);
  const faults = returnsFaults(values);
  return (
    <SectionFrame state={state} environment={environment} isFaulty={faults.length > 0}>
      <Panel name={words.returns} aside={words.returnsHint}>
        <Form isTwo onSubmit={state.save}>
          {(['days', 'lateDays'] as const).map((name) => (
            <TextField
              key={name}
              label={words.fields[name] ?? name}
              hint={words.fieldHints[name]}
              why={whyOf(name, faults, state)}
              value={form[name] ?? ''}
              inputMode="numeric"
              maxLength={3}
              onChange={(value) => change(name, value)}
            />
          ))}
          <Choices legend={words.fields.from ?? ''}>
            {returnOrigins.map((origin) => (
              <Tick
                key={origin}
                group="from"
                label={words.returnOrigins[origin]}
                isOn={form.from === origin}
                onChange={() => change('from', origin)}
              />
            ))}
          </Choices>
        </Form>
        <div className={styles.notes}>
          <Small>{words.returnsAgreed}</Small>
        </div>
      </Panel>
      {faults.length === 0 && <ReturnsSample values={values} />}
    </SectionFrame>
  );
}

/** What stands on the page of a product, for whoever is at home and for whoever is abroad. */
function ReturnsSample({ values }: { values: Readonly<Record<string, string>> }) {
  const terms = returnTermsOf(values);
  const flags = { returns_restock_fee_window: false };
  const thing = { isFinalSale: false, isExchangeable: true };
  const say = (country: string | null) =>
    sayProductReturns(pageLanguage, productReturns(thing, { flags, country }, terms));
  return (
    <Panel name={words.shoppersRead}>
      <p>{say(null)}</p>
      {terms.from === 'home' && (
        <>
          <Soft>{words.fromAbroad}</Soft>
          <p>{say('CA')}</p>
        </>
      )}
    </Panel>
  );
}
