import type { WebhookFailure, WebhookState } from '../../domain/desk/webhook.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatWhen } from '../desk/format-when.ts';
import { wordsIn } from './words.ts';

interface Answered {
  readonly state: WebhookState;
  readonly lastStatus: number | null;
  readonly lastFailure: WebhookFailure | null;
  readonly nextTryAt: string | null;
}

/** What an address answered, and when it is tried again. */
export function sayAnswer(
  language: Language,
  { state, lastStatus, lastFailure, nextTryAt }: Answered,
  now: number,
): string {
  const words = wordsIn(language);
  const status = lastStatus === null ? null : words.answeredWith(lastStatus);
  const answer = status ?? (lastFailure === null ? null : words.failures[lastFailure]);
  if (answer === null) return state === 'waiting' ? words.notTried : words.deliveryStates[state];
  if (state === 'given_up') return words.answeredLast(words.deliveryStates[state], answer);
  return state === 'waiting' && nextTryAt !== null
    ? words.answeredAgain(answer, formatWhen(language, nextTryAt, now))
    : answer;
}
