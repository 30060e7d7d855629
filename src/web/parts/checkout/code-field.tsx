// A promotion code, or the code of a gift card. A plain form: without scripts the next page answers it.

import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { TextField } from '../../../design/field/text-field.tsx';
import { announce } from '../../../design/message/live-region.tsx';
import { longestText } from '../../../domain/checkout/address-form.ts';
import { codeRefusal } from '../../../domain/checkout/codes/coupon.ts';
import { words as bagWords } from '../../../words/bag/words.ts';
import { words } from '../../../words/checkout/words.ts';
import type { Answered } from '../../state/api/call.ts';
import type { QuoteInput } from '../../state/checkout/use-quote.ts';
import styles from './code-field.module.css';

type SayCode = (input: QuoteInput) => Promise<Answered<WireQuote>>;

interface CodeFieldProps {
  save: SayCode;
  /** The page it stands on: without scripts that is where it leads back to. */
  from: 'checkout' | 'bag';
  /** What was typed into the form without scripts, and what was said to it. */
  formValues: Readonly<Record<string, string>>;
}

const none: readonly string[] = [];

/** Gives a code; why it is refused, or nothing. It is said to have been applied only when it was. */
export async function applyCode(save: SayCode, code: string): Promise<string | undefined> {
  const answer = await save({ couponCode: code });
  const refusal = answer.ok ? codeRefusal(answer.data.meta, code)?.reason : answer.message;
  if (refusal === undefined) announce(words.codeApplied(code));
  return refusal;
}

export function CodeField({ save, from, formValues }: CodeFieldProps) {
  const [errors, setErrors] = useState<readonly string[]>(
    formValues['error couponCode'] === undefined ? none : [formValues['error couponCode']],
  );
  const [isPending, setIsPending] = useState(false);
  const apply = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('couponCode');
    if (isPending || !(field instanceof HTMLInputElement)) return;
    setIsPending(true);
    const refusal = await applyCode(save, field.value.trim());
    setIsPending(false);
    setErrors(refusal === undefined ? none : [refusal]);
    if (refusal !== undefined) return field.focus();
    field.value = '';
  };
  return (
    <form className={styles.form} method="post" action="/api/checkout/code" onSubmit={apply}>
      <input type="hidden" name="from" value={from} />
      <TextField
        label={words.code}
        name="couponCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestText}
        required
        omitAsterisk
        defaultValue={formValues.couponCode ?? ''}
        errors={errors}
      />
      <Button type="submit" variant="line" pending={isPending}>
        {isPending ? words.applying : words.apply}
      </Button>
    </form>
  );
}

/** Takes a code off again. */
function RemoveCode({ code, from, save }: { code: string } & Omit<CodeFieldProps, 'formValues'>) {
  const takeOff = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await save({ removeCoupons: [code] });
    announce(answer.ok ? words.codeRemoved(code) : answer.message);
  };
  return (
    <form className={styles.remove} method="post" action="/api/checkout/code" onSubmit={takeOff}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="remove" value={code} />
      <button type="submit" className={linkLook} aria-label={bagWords.removeNamed(code)}>
        {bagWords.remove}
      </button>
    </form>
  );
}

interface NamedCodeProps extends Omit<CodeFieldProps, 'formValues'> {
  code: string;
  /** What it takes off, or why it takes off nothing. */
  children: ReactNode;
}

/** A line of the sums: a code, with a button to be rid of it whether it counts or not. */
export function NamedCode({ code, from, save, children }: NamedCodeProps) {
  return (
    <>
      <dt>
        {code}
        <RemoveCode code={code} from={from} save={save} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}
