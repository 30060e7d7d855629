// Every setting, read once from the environment, typed and checked. A bad one stops the start by its name.
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { isAddressOrRange } from '../visitor/address.ts';
import { contactSettings } from './contact-settings.ts';
import { feedSettings } from './feed-settings.ts';
import { mediaProblem, mediaSettings } from './media-settings.ts';
import { messageSettings, twilioProblem } from './message-settings.ts';
import { paymentProblem, paymentSettings } from './payment-settings.ts';
import { rangeProblem, shopSettings } from './shop-settings.ts';

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(least).max(most));

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The address shoppers use, when it is not this machine's. */
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The role that owns the tables, when the shop runs as one that does not. */
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A PgBouncer in front of DATABASE_URL, which lends connections by the transaction. */
  DATABASE_POOL_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Whether that one knows named statements: PgBouncer from 1.21 on, with `max_prepared_statements`. */
  DATABASE_POOL_KEEPS_STATEMENTS: z.enum(['yes', 'no']).default('no'),
  DATA_FOLDER: z.string().min(1).default('.data'),
  SEED: z.enum(['demo', 'none']).default('demo'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The one before, for as long as what it signed is good: 90 days. */
  SESSION_SECRET_OLD: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Keys the hashes of addresses; it stays when the other is replaced. */
  ADDRESS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Opens the merchant's calls to whoever carries it. */
  ADMIN_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Opens /metrics to whoever carries it. */
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** How many processes serve, by one port: a number, or `auto`, as many as there are cores but one. */
  PROCESSES: z
    .union([z.literal('auto'), wholeNumber(1, 64)], 'must be auto or a number from 1 to 64')
    .default(1),
  /** How much of the work left for later this process does at once; 0 leaves it to others. */
  JOBS_AT_ONCE: wholeNumber(0, 64).default(4),
  /** Days for which guests' bags, events, what is over, those who wait and consents are kept. */
  RETAIN_BAGS_DAYS: wholeNumber(1, 36_500).default(90),
  /** As long as a guest's cookie. */
  RETAIN_LOVES_DAYS: wholeNumber(1, 36_500).default(365),
  RETAIN_EVENTS_DAYS: wholeNumber(1, 36_500).default(90),
  RETAIN_FINISHED_DAYS: wholeNumber(2, 36_500).default(30),
  RETAIN_WAITLIST_DAYS: wholeNumber(2, 36_500).default(365),
  RETAIN_CONSENTS_DAYS: wholeNumber(365, 36_500).default(1_825),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** A file for the security log; without it its lines are among the others. */
  SECURITY_LOG: z.string().min(1).optional(),
  /** Addresses and ranges of the proxies in front; only they may say who the visitor is. */
  TRUSTED_PROXIES: list
    .refine((items) => items.every(isAddressOrRange), 'must be addresses or ranges such as 10.0.0.0/8')
    .default([]),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be a header name')
    .transform((name) => name.toLowerCase())
    .default('cf-ipcountry'),
  /** A database of addresses and countries, in place of the one that comes with the shop. */
  IP_COUNTRY_FILE: z
    .string()
    .refine((file) => existsSync(file), 'must be a file that is there')
    .optional(),
  RATE_LIMIT_PER_SECOND: wholeNumber(1, 1_000_000).default(50),
  RATE_LIMIT_BURST: wholeNumber(1, 1_000_000).default(300),
  /** Calls under way in this process; from half of them on, what is missed least is given up first. */
  CALLS_AT_ONCE: wholeNumber(10, 100_000).default(400),
  /** Open connections in all. */
  SOCKETS: wholeNumber(1, 1_000_000).default(10_000),
  SOCKETS_PER_ADDRESS: wholeNumber(1, 100_000).default(50),
  /** 0 is without end. */
  REQUESTS_PER_SOCKET: wholeNumber(0, 1_000_000).default(1_000),
  /** Where e-mails go: smtp://user:password@host:port. Without it they are kept in the shop's own outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be one line')
    .default('Vitrine <shop@localhost>'),
  SHARE_EMAILS_PER_HOUR: wholeNumber(0, 1_000_000).default(300),
  /** Each is an e-mail or a text, now or later. */
  WAITLIST_ENTRIES_PER_HOUR: wholeNumber(0, 1_000_000).default(5_000),
  /** Whether webhooks may go to addresses of a private network, and to plain HTTP. */
  WEBHOOKS_MAY_REACH_PRIVATE_ADDRESSES: z.enum(['yes', 'no']).default('no'),
  /** Whether pictures that a file names may be fetched from addresses of a private network. */
  IMPORTS_MAY_REACH_PRIVATE_ADDRESSES: z.enum(['yes', 'no']).default('no'),
  ...contactSettings,
  ...feedSettings,
  ...messageSettings,
  ...mediaSettings,
  ...paymentSettings,
  PAGE_CACHE_MEGABYTES: wholeNumber(0, 4_096).default(64),
  ...shopSettings,
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

export type Configuration = ReturnType<typeof readConfiguration>;

export class ConfigurationError extends Error {}

export function readConfiguration(environment: Readonly<Record<string, string | undefined>>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(present);
  if (!parsed.success) throw new ConfigurationError(sentenceFor(parsed.error, present));
  const config = parsed.data;
  const problem =
    poolerProblem(config) ??
    rangeProblem(config) ??
    twilioProblem(config) ??
    mediaProblem(config) ??
    paymentProblem(config);
  if (problem) throw new ConfigurationError(problem);
  return {
    ...config,
    ORIGIN: config.ORIGIN && new URL(config.ORIGIN).origin,
    environment: environmentOf(present),
  };
}

function poolerProblem({ DATABASE_URL, DATABASE_POOL_URL }: z.infer<typeof settings>): string | null {
  if (DATABASE_POOL_URL === undefined || DATABASE_URL !== undefined) return null;
  return 'DATABASE_POOL_URL needs DATABASE_URL: the database behind the pooler, to migrate it and to hear its news.';
}

export interface EnvironmentSetting {
  readonly name: string;
  /** What may be shown of what it is set to; null where it is not set. */
  readonly value: string | null;
  readonly isSecret: boolean;
}

/** What the environment sets, as it may be shown: of a secret only that it is there, of an address only whose it is. */
function environmentOf(present: Readonly<Record<string, string | undefined>>): readonly EnvironmentSetting[] {
  return settingNames.map((name) => {
    const value = present[name] ?? null;
    const isSecret = secrets.has(name);
    return { name, isSecret, value: value === null || isSecret ? value && '' : shownValue(value) };
  });
}

function shownValue(value: string): string {
  return URL.canParse(value) && /^https?:/.test(value) ? new URL(value).origin : value;
}

const secrets = new Set([
  'SESSION_SECRET',
  'SESSION_SECRET_OLD',
  'ADDRESS_SECRET',
  'ADMIN_TOKEN',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_POOL_URL',
  'SMTP_URL',
  'TWILIO_AUTH_TOKEN',
  'EASYPOST_API_KEY',
  'FLAG_SERVICE_KEY',
  'EVENTS_WEBHOOK_KEY',
  'MEDIA_S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'BRAINTREE_PRIVATE_KEY',
]);

function sentenceFor(error: z.ZodError, environment: Readonly<Record<string, string | undefined>>): string {
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const value = secrets.has(name) ? 'as set' : JSON.stringify(environment[name]);
  return `The setting ${name} (${value}) is not usable: ${issue?.message}.`;
}
