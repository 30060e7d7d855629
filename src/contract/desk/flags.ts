// What the merchant does with flags, at run time and without a deploy.
import { z } from 'zod';
import { mostFlagLines } from '../../domain/visitor/flag-rule.ts';
import { type FlagName, flagNames, flagScreens } from '../../domain/visitor/flags.ts';
import { splitVerdicts } from '../../domain/visitor/split-effect.ts';
import { operation } from '../operation.ts';
import { deskRefusals } from './access.ts';

const merchant = { access: 'merchant', provesItself: true, importance: 'order', status: 200 } as const;
const flagName = z.enum(flagNames as [FlagName, ...FlagName[]]);
const byName = z.strictObject({ name: z.string().max(100) });

const lineSchema = z
  .strictObject({
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/, 'must be an ISO code such as US'))
      .min(1)
      .max(250)
      .optional(),
    isSignedIn: z.boolean().optional(),
    isNew: z.boolean().optional(),
    isStaff: z.boolean().optional(),
    /** Of those it fits, for so many of a hundred the flag is on; a tenth is the finest there is. */
    percent: z.number().min(0).max(100).multipleOf(0.1),
  })
  .meta({ id: 'FlagLine' });

const signature = {
  /** Who changes it, for the history: the token is the merchant's, not a person's. */
  by: z.string().trim().min(1).max(80),
  reason: z.string().trim().max(200).default(''),
};

const flagSchema = z
  .strictObject({
    name: flagName,
    description: z.string(),
    screen: z.enum(flagScreens),
    default: z.boolean(),
    /** What it is for whoever no line fits, and why. */
    isOn: z.boolean(),
    source: z.enum(['default', 'setting', 'service', 'rule']),
    lines: z.array(lineSchema),
    changedAt: z.iso.datetime().nullable(),
    /** Goes up with every change; 0 before the first. */
    version: z.int(),
  })
  .meta({ id: 'Flag' });

const one = z.strictObject({ success: z.literal(true), content: flagSchema });

export const listFlags = operation({
  ...merchant,
  id: 'listFlags',
  verb: 'flags.read',
  method: 'GET',
  path: '/api/admin/flags',
  summary: 'Every flag, as it is for everyone and for whom it is otherwise',
  answer: z.strictObject({ success: z.literal(true), content: z.array(flagSchema) }),
  problems: deskRefusals,
});

export const setFlag = operation({
  ...merchant,
  id: 'setFlag',
  verb: 'flags.change',
  method: 'POST',
  path: '/api/admin/flags/{name}',
  summary:
    'Say for whom a flag is on, from now on and in every process; the first line that fits a visitor decides',
  params: byName,
  body: z.strictObject({
    isOn: z.boolean(),
    lines: z.array(lineSchema).max(mostFlagLines).default([]),
    /** The version that was seen: if it is another by now nothing changes, and the answer is how the flag is now. */
    version: z.int().min(0).optional(),
    ...signature,
  }),
  answer: one,
  problems: [...deskRefusals, 'not_found', 'conflict', 'changed_meanwhile', 'unavailable'],
});

export const clearFlag = operation({
  ...merchant,
  id: 'clearFlag',
  verb: 'flags.change',
  method: 'DELETE',
  path: '/api/admin/flags/{name}',
  summary: 'Take the merchant’s rule away: the flag is again what the environment or its default says',
  params: byName,
  query: z.strictObject({
    ...signature,
    /** As for setting one. */
    version: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  answer: one,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'unavailable'],
});

export const readFlagHistory = operation({
  ...merchant,
  id: 'readFlagHistory',
  verb: 'flags.read',
  method: 'GET',
  path: '/api/admin/flags/{name}/history',
  summary: 'Who changed a flag, when and why, the latest first',
  params: byName,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      z.strictObject({
        /** Null when the rule was taken away. */
        isOn: z.boolean().nullable(),
        lines: z.array(lineSchema),
        by: z.string(),
        reason: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  problems: [...deskRefusals, 'not_found'],
});

const sideSchema = z
  .strictObject({ visitors: z.int(), bags: z.int(), orders: z.int() })
  .meta({ id: 'SplitSide' });

const effectSchema = z
  .strictObject({
    /** `too_few` visitors, or `unfair` since they did not come as the split says: then nothing is judged. */
    verdict: z.enum(splitVerdicts),
    /** The share of each side's visitors, from 0 to 1. */
    on: z.number(),
    off: z.number(),
    /** On less off, with its 95% interval; null while nothing may be said. */
    difference: z.strictObject({ value: z.number(), from: z.number(), to: z.number() }).nullable(),
  })
  .meta({ id: 'SplitEffect' });

export const readFlagEffect = operation({
  ...merchant,
  id: 'readFlagEffect',
  verb: 'flags.read',
  method: 'GET',
  path: '/api/admin/flags/{name}/effect',
  summary: 'What the lines of a flag that leave it to chance have done since it was last changed',
  params: byName,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      since: z.iso.datetime().nullable(),
      /** On each side; with fewer nothing is said. */
      leastVisitors: z.int(),
      splits: z.array(
        z.strictObject({
          line: z.int(),
          percent: z.number(),
          isFair: z.boolean(),
          on: sideSchema,
          off: sideSchema,
          effects: z.strictObject({ bags: effectSchema, orders: effectSchema }),
        }),
      ),
    }),
  }),
  problems: [...deskRefusals, 'not_found'],
});

export const previewFlags = operation({
  ...merchant,
  id: 'previewFlags',
  verb: 'flags.change',
  method: 'POST',
  path: '/api/admin/flag-previews',
  summary: 'A signed link that switches flags for the one browser that opens it, for a while',
  body: z.strictObject({
    flags: z
      .partialRecord(flagName, z.boolean())
      .refine((flags) => Object.keys(flags).length > 0, 'Name at least one flag.'),
    /** The page it opens. */
    path: z.string().max(500).default('/'),
    minutes: z
      .int()
      .min(1)
      .max(24 * 60)
      .default(60),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ url: z.url(), until: z.iso.datetime() }),
  }),
  problems: [...deskRefusals, 'unprocessable'],
});
