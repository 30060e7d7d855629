// Who the shop's emails are from, as the desk's form has it.
import { emailProblem } from '../messaging/email.ts';
import type { Sender } from '../messaging/sender.ts';

export const standardSender = { senderName: '', senderAddress: '', replyTo: '' } as const;

export type SenderField = keyof typeof standardSender;
export const senderFields = ['senderName', 'senderAddress', 'replyTo'] as const;

export interface SenderFault {
  readonly at: string;
  readonly code: 'too_long' | 'not_one_line' | 'no_email';
  /** How many characters it may have. */
  readonly value: string;
}

type Values = Readonly<Record<string, string>>;

const longestName = 60;
/** Control characters, separators of lines and marks that turn the direction of writing round: none begins a header. */
const notOneLine = /[\p{C}\p{Zl}\p{Zp}]/u;

export function senderFaults(values: Values): SenderFault[] {
  return senderFields.flatMap((at): SenderFault[] => {
    const value = values[at] ?? '';
    if (value === '') return [];
    if (notOneLine.test(value)) return [{ at, code: 'not_one_line', value: '' }];
    if (at !== 'senderName') return emailProblem(value) === null ? [] : [{ at, code: 'no_email', value: '' }];
    return value.length > longestName ? [{ at, code: 'too_long', value: String(longestName) }] : [];
  });
}

/** Where nobody has said: no mailbox takes it, which is found out before a shop opens. */
export const nobodysAddress = 'shop@localhost';

/** What values come to; the shop's own name stands where none is said. Where one is not sound there is none at all. */
export function senderOf(values: Values, shopName: string): Sender {
  const {
    senderName = '',
    senderAddress = '',
    replyTo = '',
  } = senderFaults(values).length === 0 ? values : standardSender;
  return {
    name: senderName || shopName,
    address: senderAddress || nobodysAddress,
    replyTo: replyTo || null,
  };
}
