// Braintree's Hosted Fields: a frame of Braintree's for each field, made by its own script. What is typed there goes to
// Braintree; the shop hears a nonce.
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { WireQuote } from '../../../../contract/checkout/quote-schema.ts';
import type { CardEntry } from '../../../../contract/payment/card-entry.ts';
import { loadOutsideScript } from '../../../state/payment/outside-script.ts';
import styles from './braintree-field.module.css';
import { type CardFieldHandle, unreachable } from './card-handle.ts';
import { type FieldOpening, FieldState, pageValues } from './outside-field.tsx';

type FieldName = 'number' | 'expirationDate' | 'cvv';

/** As much of Braintree's script as is used here. */
interface HostedFields {
  tokenize(options: object): Promise<{ readonly nonce: string }>;
  teardown(): Promise<void>;
}
declare global {
  var braintree: { hostedFields: { create(options: object): Promise<HostedFields> } } | undefined;
}

export interface BraintreeFieldProps {
  ref?: Ref<CardFieldHandle>;
  entry: CardEntry;
  quote: WireQuote;
  /** Asks the shop for the quote again, with a token that may be there by then. */
  onReload: () => void;
}

const fields: readonly { name: FieldName; label: string; placeholder: string; wrong: string }[] = [
  { name: 'number', label: 'Card number', placeholder: '', wrong: 'Please look at the card number again.' },
  {
    name: 'expirationDate',
    label: 'Expiration date',
    placeholder: 'MM / YY',
    wrong: 'Please enter month and year as they are on the card.',
  },
  { name: 'cvv', label: 'Security code', placeholder: '', wrong: 'Please enter the code of the card.' },
];

export default function BraintreeField({ ref, entry, quote, onReload }: BraintreeFieldProps) {
  const token = quote.meta.customer.braintreeToken;
  const places = useRef(new Map<FieldName, HTMLElement>());
  const hosted = useRef<HostedFields | null>(null);
  const told = useRef(quote);
  told.current = quote;
  const [state, setState] = useState<FieldOpening>('loading');
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  /** The first that was given: a quote that is looked at again is no reason to empty what was typed. */
  const authorization = useRef(token);
  authorization.current ??= token;
  const hasToken = authorization.current !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew when the shopper asks for it again
  useEffect(() => {
    let made: HostedFields | undefined;
    let isGone = false;
    const open = async () => {
      if (!hasToken) return setState('failed');
      setState('loading');
      await loadOutsideScript(entry.scriptUrl ?? '');
      if (isGone) return;
      made = await globalThis.braintree?.hostedFields.create({
        authorization: authorization.current,
        styles: looks(),
        fields: Object.fromEntries(
          fields.map(({ name, placeholder }) => [name, { container: places.current.get(name), placeholder }]),
        ),
      });
      if (isGone) return void made?.teardown();
      hosted.current = made ?? null;
      setState(made ? 'ready' : 'failed');
    };
    open().catch(() => setState('failed'));
    return () => {
      isGone = true;
      hosted.current = null;
      void made?.teardown().catch(() => undefined);
    };
  }, [entry, tries, hasToken]);

  useImperativeHandle(
    ref,
    () => ({
      tokenise: async () => {
        if (!hosted.current) return unreachable;
        try {
          const { nonce } = await hosted.current.tokenize(ownerOf(told.current));
          setWrong(new Set());
          return { ok: true, token: nonce };
        } catch (error) {
          const invalid = invalidFields(error);
          setWrong(new Set(invalid));
          return invalid.length === 0
            ? unreachable
            : { ok: false, message: fields.find(({ name }) => name === invalid[0])?.wrong ?? '' };
        }
      },
    }),
    [],
  );

  return (
    <div>
      <div className={styles.fields} hidden={state === 'failed'} data-state={state}>
        {fields.map(({ name, label, wrong: words }) => (
          <div key={name} className={styles.field}>
            {/* Read out by the frame itself, which has the same name. */}
            <span className={styles.label} aria-hidden="true">
              {label}
            </span>
            <div
              ref={(place) => {
                if (place) places.current.set(name, place);
              }}
              className={styles.frame}
              data-invalid={wrong.has(name) || undefined}
            />
            {wrong.has(name) && <p className={styles.error}>{words}</p>}
          </div>
        ))}
      </div>
      <FieldState
        state={state}
        onRetry={() => {
          if (!hasToken) onReload();
          setTries((before) => before + 1);
        }}
      />
    </div>
  );
}

/** All of them when nothing was typed; none when it is not about what was typed. */
function invalidFields(error: unknown): readonly FieldName[] {
  const { code, details } = error as { code?: string; details?: { invalidFieldKeys?: readonly FieldName[] } };
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return fields.map(({ name }) => name);
  return code === 'HOSTED_FIELDS_FIELDS_INVALID' ? (details?.invalidFieldKeys ?? ['number']) : [];
}

/** Whose card it is goes to Braintree with it, so that one that is kept has its address. */
function ownerOf({ billingAddress: billing }: WireQuote) {
  return {
    cardholderName: billing ? `${billing.firstName} ${billing.lastName}`.trim() : '',
    billingAddress: {
      firstName: billing?.firstName ?? '',
      lastName: billing?.lastName ?? '',
      streetAddress: billing?.streetAddress ?? '',
      extendedAddress: billing?.streetAddress2 ?? '',
      locality: billing?.city ?? '',
      region: billing?.regionCode ?? '',
      postalCode: billing?.postCode ?? '',
      countryCodeAlpha2: billing?.countryCode ?? '',
    },
  };
}

function looks() {
  const value = pageValues();
  return {
    input: { 'font-size': '16px', color: value('--color-ink') },
    ':focus': { color: value('--color-ink') },
    '.invalid': { color: value('--color-accent') },
  };
}
