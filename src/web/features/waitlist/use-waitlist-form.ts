// One wish to wait, from the first field to the shop's answer.
import { useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import type { Problem } from '../../../contract/problem.ts';
import { standardPhone } from '../../../domain/messaging/phone.ts';
import type { Product, Size } from '../../../domain/product/product.ts';
import { preselectedSize } from '../../../domain/product/sizes.ts';
import {
  type WaitlistChannel,
  type WaitlistProblems,
  waitlistConsentVersion,
  waitlistProblems,
  waitlistTabs,
} from '../../../domain/waitlist/waitlist.ts';
import { words as bagWords } from '../../../words/bag/words.ts';
import { words as messagingWords } from '../../../words/messaging/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { track } from '../../state/tracking/events.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';

export type WaitlistAnswer = CallAnswer<'POST /api/waitlist'>;

export type WaitlistState =
  | { readonly name: 'entry' | 'submitting' }
  | { readonly name: 'success'; readonly answer: WaitlistAnswer }
  | { readonly name: 'error'; readonly message: string };

/** What each field is told; a new list is a new answer to it. */
interface FieldErrors {
  readonly size: string | null;
  readonly email: readonly string[];
  readonly phone: readonly string[];
}

const noErrors: FieldErrors = { size: null, email: [], phone: [] };

export interface WaitlistForm {
  readonly tabs: readonly WaitlistChannel[];
  readonly tab: WaitlistChannel;
  readonly changeTab: (tab: WaitlistChannel) => void;
  /** Counts the times the fields were emptied. */
  readonly turn: number;
  readonly size: Size | null;
  readonly choose: (sizeId: number) => void;
  readonly errors: FieldErrors;
  readonly state: WaitlistState;
  /** False when a field must be mended first. */
  readonly submit: (contact: { readonly email: string; readonly phone: string }) => Promise<boolean>;
}

export function useWaitlistForm(product: Product, initialSize: Size | null): WaitlistForm {
  const { flags, country } = useVisitor();
  const tabs = waitlistTabs(country, flags);
  const [tab, setTab] = useState<WaitlistChannel>(tabs[0] ?? 'email');
  const [turn, setTurn] = useState(0);
  const [sizeId, setSizeId] = useState(initialSize?.id ?? preselectedSize(product.sizes)?.id ?? null);
  const [errors, setErrors] = useState(noErrors);
  const [state, setState] = useState<WaitlistState>({ name: 'entry' });
  const size = product.sizes.find(({ id }) => id === sizeId) ?? null;

  const changeTab = (next: WaitlistChannel) => {
    setTab(next);
    setTurn(turn + 1);
    setErrors(noErrors);
    setState({ name: 'entry' });
  };

  const submit: WaitlistForm['submit'] = async ({ email, phone }) => {
    if (state.name === 'submitting') return true;
    const problems = waitlistProblems(product.sizes, { sizeId, email, phone });
    setErrors(errorsOf(problems));
    if (problems.size !== null || problems[fieldOf(tab)] !== null) {
      setState({ name: 'entry' });
      return false;
    }
    setState({ name: 'submitting' });
    const answer = await call('POST /api/waitlist', {
      body: {
        productId: product.id,
        activeTab: tab,
        ...(sizeId !== null && { sizeId }),
        emailAddressNotify: email,
        phoneNumberNotify: standardPhone(phone),
        consent: waitlistConsentVersion(pageLanguage),
      },
    });
    if (!answer.ok) {
      setErrors(errorsAt(answer.problem?.errors));
      setState({ name: 'error', message: answer.message });
      return true;
    }
    track('waitlist', product.id, { way: tab, ...(size && { size: size.name }) });
    setState({ name: 'success', answer: answer.data });
    return true;
  };

  const choose = (id: number) => {
    setSizeId(id);
    setErrors((was) => ({ ...was, size: null }));
  };

  return { tabs, tab, changeTab, turn, size, choose, errors, state, submit };
}

function fieldOf(tab: WaitlistChannel): 'email' | 'phone' {
  return tab === 'sms' ? 'phone' : 'email';
}

function errorsOf({ size, email, phone }: WaitlistProblems): FieldErrors {
  return {
    size: size && bagWords.selectSize,
    email: email === null ? [] : [messagingWords.invalidEmail],
    phone: phone === null ? [] : [messagingWords.invalidPhone],
  };
}

/** The shop knows more about numbers than a form: what it says about a field stands by the field too. */
function errorsAt(problems: Problem['errors'] = []): FieldErrors {
  const at = (field: string) =>
    problems.filter((problem) => problem.at === field).map(({ message }) => message);
  const [size = null] = at('sizeId');
  return { size, email: at('emailAddressNotify'), phone: at('phoneNumberNotify') };
}
