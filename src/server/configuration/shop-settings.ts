// The shop's own configuration values (specification section 9). Amounts are in US dollars, as merchants write them.
import { z } from 'zod';
import type { DutiesProfile } from '../../domain/checkout/tax.ts';
import { defaultFilmFormats } from '../../domain/media/film.ts';
import { moneyFromDecimal } from '../../domain/pricing/money.ts';
import { readReward } from '../../domain/shipping/reward-setting.ts';
import { mostFlashes } from '../../domain/social/social-proof.ts';
import { isFlagName, parseSwitches } from '../../domain/visitor/flags.ts';

const dollars = z.string().transform((text, context) => {
  const money = moneyFromDecimal(text, 'USD');
  if (money !== null && money.minor >= 0) return money;
  context.addIssue({ code: 'custom', message: 'must be an amount such as 35 or 35.50' });
  return z.NEVER;
});

const count = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform(Number);

const regionCodes = z
  .string()
  .regex(/^([A-Z]{2}(,[A-Z]{2})*)?$/, 'must be region codes such as AK,HI')
  .transform((text) => text.split(',').filter((code) => code !== ''));

const date = z.iso.date('must be a date such as 2027-01-31');

const videoFormats = z.string().transform((text, context) => {
  const formats = text.split(',').map((item) => /^(webm|mp4):([a-z0-9.]+):(.+)$/.exec(item.trim()));
  if (formats.every((format) => format !== null))
    return formats.map(([, container = '', codec = '', label = '']) => ({ container, codec, label }));
  context.addIssue({ code: 'custom', message: 'must be a list such as webm:av1:AV1,mp4:h264:H.264' });
  return z.NEVER;
});

const shippingRewards = z.string().transform((text, context) => {
  const rewards = text.split(',').map(readReward);
  const sound = rewards.filter((reward) => reward !== null);
  if (sound.length === rewards.length) return sound;
  context.addIssue({ code: 'custom', message: 'must be a list such as two-day: Free 2-day shipping=100' });
  return z.NEVER;
});

const dutiesProfiles = z.string().transform((text, context) => {
  const pairs = text.split(',').map((item) => /^([A-Z]{2})=([0-3])$/.exec(item.trim()));
  if (pairs.every((pair) => pair !== null))
    return new Map(pairs.map(([, country = '', profile]) => [country, Number(profile) as DutiesProfile]));
  context.addIssue({ code: 'custom', message: 'must be a list such as CA=1,AU=2' });
  return z.NEVER;
});

const flagSwitches = z.string().transform((text, context) => {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !isFlagName(word.replace(/^-/, '')));
  if (unknown === undefined) return parseSwitches(words.join('.'));
  context.addIssue({
    code: 'custom',
    message: `must be a list such as second_style,-pdp_image_zoom, and ${JSON.stringify(unknown)} is no flag`,
  });
  return z.NEVER;
});

const zero = { minor: 0, currency: 'USD' };
const inDollars = (whole: number) => ({ ...zero, minor: whole * 100 });

export const shopSettings = {
  AFTERPAY_MIN: dollars.default(inDollars(35)),
  AFTERPAY_MAX: dollars.default(inDollars(1_000)),
  AFTERPAY_RESTRICTED_REGIONS: regionCodes.default([]),
  AFTERPAY_PRESALE_EXPIRATION: date.optional(),
  KLARNA_MIN: dollars.default(inDollars(10)),
  KLARNA_MAX: dollars.default(inDollars(1_000)),
  KLARNA_RESTRICTED_REGIONS: regionCodes.default([]),
  KLARNA_PRESALE_EXPIRATION: date.optional(),
  KLARNA_SIGNATURE_REQUIRED_THRESHOLD: dollars.default(inDollars(550)),
  MAX_AIR_PROHIBITED_ITEMS_PER_ORDER: count.default(4),
  /** The price of standard ground shipping, and the one of the running test. */
  SO_DOMESTIC_STANDARD_GROUND: dollars.default(inDollars(0)),
  SO_DOMESTIC_STANDARD_GROUND_BTEST: dollars.default({ ...zero, minor: 595 }),
  /** For how long the last of something is kept for whoever pays for it; 0 keeps nothing before a card is asked. */
  LAST_UNIT_HOLD_MINUTES: count.refine((minutes) => minutes <= 60, 'must be at most 60').default(10),
  NON_CONTIGUOUS_REGIONS: regionCodes.default(['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP']),
  ADOBE_ON_LOAD_EVENT_DELAY: count.default(500),
  /** A service that speaks Segment's HTTP API, told of what shoppers did beside the shop's own table. */
  EVENTS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  EVENTS_WEBHOOK_KEY: z.string().min(1).optional(),
  /** Flags of this environment, under what the merchant says at run time: "second_style,-pdp_image_zoom". */
  FLAGS: flagSwitches.default({}),
  /** A service that says what flags are, the key it knows the shop by, and how it is spoken to. */
  FLAG_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  FLAG_SERVICE_KEY: z.string().min(1).optional(),
  FLAG_SERVICE_PROTOCOL: z.enum(['ofrep', 'unleash']).default('ofrep'),
  /** Of the account that tells homes from offices, where the flag `easypost_residential_label` is on. */
  EASYPOST_API_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  /** What is told of duties where the shop's own table is not right: 1 included with taxes, 2 duties alone, 0 or 3 later. */
  DUTIES_PROFILES: dutiesProfiles.default(new Map()),
  /** Where the euro's reference rates are read every hour, in the shape of the European Central Bank's. */
  EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Ways of shipping that cost nothing from an amount on: "two-day: Free 2-day shipping=100, …". */
  FREE_SHIPPING_FROM: shippingRewards.default([
    { type: 'two-day', displayName: 'Free 2-day shipping', min: inDollars(100) },
    { type: 'overnight', displayName: 'Free overnight shipping', min: inDollars(300) },
  ]),
  /** How many things a guest may love before signing in. */
  GUEST_LOVES_MAX: count.default(12),
  SOCIAL_PROOF_FLASHES: count.pipe(z.number().max(mostFlashes)).default(5),
  VIDEO_FORMATS: videoFormats.default([...defaultFilmFormats]),
};

type Amount = { readonly minor: number };

/** The sentence for a range that is upside down; null when all are in order. */
export function rangeProblem(
  config: Readonly<Record<'AFTERPAY_MIN' | 'AFTERPAY_MAX' | 'KLARNA_MIN' | 'KLARNA_MAX', Amount>>,
): string | null {
  if (config.AFTERPAY_MIN.minor > config.AFTERPAY_MAX.minor)
    return 'The setting AFTERPAY_MIN is greater than AFTERPAY_MAX: swap them.';
  if (config.KLARNA_MIN.minor > config.KLARNA_MAX.minor)
    return 'The setting KLARNA_MIN is greater than KLARNA_MAX: swap them.';
  return null;
}
