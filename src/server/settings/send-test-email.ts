// An email that an owner sends themselves, to see who it is from. It goes at once and not by a job: what the mail server says
// is the answer.

import { oneLine } from '../../domain/messaging/email-template.ts';
import type { TestEmailOutcome } from '../../domain/messaging/test-email.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { verdictOf } from '../../providers/messaging/delivery.ts';
import type { Mail } from '../../providers/messaging/mail.ts';
import { writeTestEmail } from '../../words/desk-sender/test-email.ts';

const longestAnswer = 200;

export async function sendTestEmail(
  mail: Pick<Mail, 'send'>,
  {
    to,
    language,
    hasServer,
  }: { readonly to: string; readonly language: Language; readonly hasServer: boolean },
): Promise<{ readonly outcome: TestEmailOutcome; readonly answer: string | null }> {
  try {
    await mail.send({ to, ...writeTestEmail(language) });
    return { outcome: hasServer ? 'taken' : 'kept', answer: null };
  } catch (error) {
    const verdict = verdictOf(error);
    const answer = error instanceof Error ? oneLine(error.message).slice(0, longestAnswer) : null;
    const isFinal = verdict === 'never' || verdict === 'unreachable' || verdict === 'stopped';
    return { outcome: isFinal ? 'refused' : 'not_taken', answer };
  }
}
