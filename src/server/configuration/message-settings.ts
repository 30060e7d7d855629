// Settings of what the shop sends to those who wait.
import { z } from 'zod';

const count = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const hours = z.string().transform((text, context) => {
  const [, from = '', until = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const range = { from: Number(from), until: Number(until) };
  // It is a good hour on both coasts only when there are more than three of them.
  if (from !== '' && range.until <= 24 && range.until - range.from > 3) return range;
  context.addIssue({ code: 'custom', message: 'must be at least four hours such as 8-21' });
  return z.NEVER;
});

export const messageSettings = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be the id of an account, AC and 32 digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(\+\d{5,15}|MG[0-9a-f]{32})$/i,
      'must be a number such as +15550100, or the id of a messaging service',
    )
    .optional(),
  /** Texts the shop hands over in an hour, all together; the rest waits. */
  SMS_PER_HOUR: count(0, 1_000_000).default(1_000),
  /** The hours, by the clock of whoever is texted, in which they may be. */
  SMS_HOURS: hours.default({ from: 8, until: 21 }),
  /** How many people are called for each unit that is back, and how long until the next are. */
  WAITLIST_NOTIFIED_PER_UNIT: count(1, 1_000).default(3),
  WAITLIST_BATCH_MINUTES: count(0, 10_000).default(30),
  /** What whoever carries the messages can take, and a selling shop can spare. */
  WAITLIST_MESSAGES_PER_SECOND: count(1, 1_000_000).default(1_200),
};

type Twilio = Readonly<
  Partial<Record<'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'SMS_FROM', string | undefined>>
>;

/** The sentence for an account that is only half there; null when it is whole or not there at all. */
export function twilioProblem(config: Twilio): string | null {
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'] as const;
  const missing = names.filter((name) => config[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return null;
  return `The settings for texts are not complete: ${missing.join(' and ')} must be set too.`;
}
