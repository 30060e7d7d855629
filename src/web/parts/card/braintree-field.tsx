// Braintree's Hosted Fields: a frame of Braintree's for each field, made by its own script. What is typed there goes to
// Braintree; the shop hears a nonce.

import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayDecline } from '../../../words/payment/say-payment-failure.ts';
import { words } from '../../../words/payment/words.ts';
import { type BraintreeFields, hostedOwner, openBraintree, verifiedCard } from './braintree-browser.ts';
import styles from './braintree-field.module.css';
import { type CardFieldHandle, unreachable } from './card-handle.ts';
import { type FieldOpening, FieldState, pageValues } from './outside-field.tsx';

type FieldName = 'number' | 'expirationDate' | 'cvv';

export interface BraintreeFieldProps {
  ref?: Ref<CardFieldHandle>;
  entry: CardEntry;
  /** What the fields are opened with; null while Braintree gives none. */
  token: string | null;
  owner: CardOwner;
  email: string;
  /** What it pays; null for a card that is only kept. */
  amount: string | null;
  /** Asks the shop again, for a token that may be there by then. */
  onReload: () => void;
}

const cardFields = (): readonly { name: FieldName; label: string; placeholder: string; wrong: string }[] => [
  { name: 'number', label: words.cardNumber, placeholder: '', wrong: words.lookAtNumberAgain },
  {
    name: 'expirationDate',
    label: words.expirationDate,
    placeholder: words.monthAndYear,
    wrong: words.asOnTheCard,
  },
  { name: 'cvv', label: words.securityCode, placeholder: '', wrong: words.enterCodeOfCard },
];

export default function BraintreeField(props: BraintreeFieldProps) {
  const { ref, entry, token, onReload } = props;
  const places = useRef(new Map<FieldName, HTMLElement>());
  const opened = useRef<BraintreeFields | null>(null);
  const latestProps = useRef(props);
  latestProps.current = props;
  const [state, setState] = useState<FieldOpening>('loading');
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  /** The first that was given: a quote that is looked at again is no reason to empty what was typed. */
  const authorization = useRef(token);
  authorization.current ??= token;
  const hasToken = authorization.current !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew when the shopper asks for it again
  useEffect(() => {
    let made: BraintreeFields | null = null;
    let isGone = false;
    const close = () => {
      void made?.hosted.teardown().catch(() => undefined);
      void made?.secure?.teardown().catch(() => undefined);
    };
    const open = async () => {
      if (!hasToken) return setState('failed');
      setState('loading');
      made = await openBraintree(entry, authorization.current, {
        styles: looks(),
        fields: Object.fromEntries(
          cardFields().map(({ name, placeholder }) => [
            name,
            { container: places.current.get(name), placeholder },
          ]),
        ),
      });
      if (isGone) return close();
      opened.current = made;
      setState(made ? 'ready' : 'failed');
    };
    open().catch(() => setState('failed'));
    return () => {
      isGone = true;
      opened.current = null;
      close();
    };
  }, [entry, tries, hasToken]);

  useImperativeHandle(
    ref,
    () => ({
      tokenise: async () => {
        if (!opened.current) return unreachable();
        try {
          const card = await opened.current.hosted.tokenize(hostedOwner(latestProps.current.owner));
          setWrong(new Set());
          const { nonce, isConfirmed } = await verifiedCard(opened.current, card, latestProps.current);
          return isConfirmed
            ? { ok: true, token: nonce }
            : { ok: false, message: sayDecline(pageLanguage, 'authentication_failed') };
        } catch (error) {
          const invalid = invalidFields(error);
          setWrong(new Set(invalid));
          return invalid.length === 0
            ? unreachable()
            : { ok: false, message: cardFields().find(({ name }) => name === invalid[0])?.wrong ?? '' };
        }
      },
    }),
    [],
  );

  return (
    <div>
      <div className={styles.fields} hidden={state === 'failed'} data-state={state}>
        {cardFields().map(({ name, label, wrong: message }) => (
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
            {wrong.has(name) && <p className={styles.error}>{message}</p>}
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
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return cardFields().map(({ name }) => name);
  return code === 'HOSTED_FIELDS_FIELDS_INVALID' ? (details?.invalidFieldKeys ?? ['number']) : [];
}

function looks() {
  const value = pageValues();
  return {
    input: { 'font-size': '16px', color: value('--color-ink') },
    ':focus': { color: value('--color-ink') },
    '.invalid': { color: value('--color-accent') },
  };
}
