// What a code gives, to whom, when and how often, as fields: for one code and for many.
import type { CodeFault } from '../../../domain/checkout/codes/code-terms.ts';
import { couponAudiences, couponKinds } from '../../../domain/checkout/codes/coupon.ts';
import type { CodeForm } from '../../../domain/desk/code/code-form.ts';
import { sayCodeFault } from '../../../words/desk-codes/say-code.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Select, TextField, Tick } from '../parts/field.tsx';
import styles from './codes.module.css';

export interface CodeFieldsProps {
  form: CodeForm;
  /** Why a field is refused. */
  why: (at: CodeFault['at']) => string | undefined;
  onChange: (values: Partial<CodeForm>) => void;
}

/** What is wrong with each field; nothing before somebody tried to send the form. */
export function sayFaults(faults: readonly CodeFault[]): CodeFieldsProps['why'] {
  return (at) => {
    const fault = faults.find((one) => one.at === at);
    return fault && sayCodeFault(pageLanguage, fault);
  };
}

export function GiftFields({ form, why, onChange }: CodeFieldsProps) {
  return (
    <>
      <Select
        label={words.kind}
        why={why('kind')}
        value={form.kind}
        options={couponKinds.map((kind) => ({ value: kind, text: words.kinds[kind] }))}
        onChange={(kind) => onChange({ kind })}
      />
      {form.kind === 'percent' && (
        <TextField
          label={words.percent}
          why={why('percent')}
          inputMode="numeric"
          maxLength={3}
          value={form.percent}
          onChange={(percent) => onChange({ percent })}
        />
      )}
      {form.kind === 'amount' && (
        <TextField
          label={words.amount}
          why={why('amount')}
          inputMode="decimal"
          maxLength={12}
          value={form.amount}
          onChange={(amount) => onChange({ amount })}
        />
      )}
      <TextField
        label={words.minimum}
        hint={words.minimumHint}
        why={why('minimum')}
        inputMode="decimal"
        maxLength={12}
        value={form.minimum}
        onChange={(minimum) => onChange({ minimum })}
      />
    </>
  );
}

export function AudienceField({ form, why, onChange }: CodeFieldsProps) {
  return (
    <Select
      label={words.audience}
      why={why('audience')}
      value={form.audience}
      options={couponAudiences.map((audience) => ({ value: audience, text: words.audiences[audience] }))}
      onChange={(audience) => onChange({ audience })}
    />
  );
}

export function PeriodFields({ form, why, onChange }: CodeFieldsProps) {
  return (
    <>
      <TextField
        label={words.starts}
        hint={words.startsHint}
        why={why('startsAt')}
        type="datetime-local"
        value={form.startsAt}
        onChange={(startsAt) => onChange({ startsAt })}
      />
      <TextField
        label={words.ends}
        hint={words.endsHint}
        why={why('endsAt')}
        type="datetime-local"
        value={form.endsAt}
        onChange={(endsAt) => onChange({ endsAt })}
      />
      <TextField
        label={words.usesMax}
        hint={words.limitHint}
        why={why('usesMax')}
        inputMode="numeric"
        maxLength={7}
        value={form.usesMax}
        onChange={(usesMax) => onChange({ usesMax })}
      />
      <TextField
        label={words.usesPerPerson}
        hint={words.limitHint}
        why={why('usesPerPerson')}
        inputMode="numeric"
        maxLength={7}
        value={form.usesPerPerson}
        onChange={(usesPerPerson) => onChange({ usesPerPerson })}
      />
    </>
  );
}

export function OfferedField({ form, onChange }: Pick<CodeFieldsProps, 'form' | 'onChange'>) {
  return (
    <div className={styles.wide}>
      <Tick label={words.isOffered} isOn={form.isOffered} onChange={(isOffered) => onChange({ isOffered })} />
    </div>
  );
}
