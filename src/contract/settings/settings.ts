// What a merchant sets: sections of values, each changed by the version somebody saw, and what the environment decides.
import { z } from 'zod';
import { testEmailOutcomes } from '../../domain/messaging/test-email.ts';
import { processorNames } from '../../domain/payment/processor.ts';
import { openingChecks, openingStates, paymentModes } from '../../domain/settings/opening.ts';
import { settingSections } from '../../domain/settings/sections.ts';
import { deskCall, deskRefusals } from '../desk/access.ts';
import { operation } from '../operation.ts';

const values = z.record(z.string(), z.string());

const sectionSchema = z
  .strictObject({
    id: z.enum(settingSections),
    /** Goes up with every change; 0 before the first. */
    version: z.int(),
    values,
    /** Values that the environment decides, each with the setting that does: they are only read here. */
    setOutside: values,
  })
  .meta({ id: 'SettingSection' });

export type WireSection = z.infer<typeof sectionSchema>;

const environmentSchema = z
  .strictObject({
    name: z.string(),
    /** What it is set to, never a secret: of one there is only that it is set. Null where it is not. */
    value: z.string().nullable(),
    isSecret: z.boolean(),
  })
  .meta({ id: 'EnvironmentSetting' });

export type WireEnvironment = z.infer<typeof environmentSchema>;

export const listSettings = operation({
  ...deskCall('settings.read'),
  id: 'listSettings',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Every section of the settings, and what the environment decides',
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      sections: z.array(sectionSchema),
      environment: z.array(environmentSchema),
      /** Codes of the countries that anything may go to. */
      countries: z.array(z.string()),
    }),
  }),
  problems: deskRefusals,
});

export const saveSettings = operation({
  ...deskCall('settings.change'),
  id: 'saveSettings',
  method: 'PATCH',
  path: '/api/admin/settings/{id}',
  summary: 'Change values of a section; what is not named stays',
  params: z.strictObject({ id: z.enum(settingSections) }),
  body: z.strictObject({
    version: z.int().min(0),
    values: z.record(z.string().max(40), z.string().max(1_000)),
  }),
  answer: z.strictObject({ success: z.literal(true), content: sectionSchema }),
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'unprocessable'],
});

export const readSettingHistory = operation({
  ...deskCall('settings.read'),
  id: 'readSettingHistory',
  method: 'GET',
  path: '/api/admin/settings/history',
  summary: 'Who changed which settings, and when, the latest first',
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        section: z.string(),
        by: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
  }),
  problems: deskRefusals,
});

const openingItemSchema = z
  .strictObject({
    check: z.enum(openingChecks),
    /** `wait` is what only a person can know. */
    state: z.enum(openingStates),
    title: z.string(),
    message: z.string(),
  })
  .meta({ id: 'OpeningItem' });

export type WireOpeningItem = z.infer<typeof openingItemSchema>;

const processorSchema = z
  .strictObject({
    name: z.enum(processorNames),
    mode: z.enum(paymentModes),
    /** The last four characters of its key, and no more of it. */
    keyEnd: z.string().max(4).nullable(),
    hasWebhookKey: z.boolean(),
  })
  .meta({ id: 'ProcessorKeys' });

export type WireProcessor = z.infer<typeof processorSchema>;

export const readOpening = operation({
  ...deskCall('settings.read'),
  id: 'readOpening',
  method: 'GET',
  path: '/api/admin/settings/opening',
  summary: 'What is in the way of opening, looked up at this moment, and which keys of processors are set',
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      at: z.iso.datetime(),
      items: z.array(openingItemSchema),
      processors: z.array(processorSchema),
    }),
  }),
  problems: deskRefusals,
});

export const checkProcessor = operation({
  ...deskCall('settings.read'),
  id: 'checkProcessor',
  method: 'POST',
  path: '/api/admin/settings/processors/{name}/check',
  summary: 'Ask a processor whether it takes the shop’s keys; nothing is charged',
  params: z.strictObject({ name: z.enum(processorNames) }),
  body: z.strictObject({}),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ outcome: z.enum(['answered', 'refused', 'silent']), ms: z.int() }),
  }),
  problems: [...deskRefusals, 'not_found'],
});

export const sendTestEmail = operation({
  ...deskCall('settings.read'),
  id: 'sendTestEmail',
  method: 'POST',
  path: '/api/admin/settings/sender/test',
  summary:
    'Send whoever asks an email from the shop, by the settings as they are saved, and say what became of it',
  body: z.strictObject({}),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      outcome: z.enum(testEmailOutcomes),
      to: z.string(),
      /** What the mail server said to it, where it did not take it. */
      answer: z.string().nullable(),
    }),
  }),
  problems: [...deskRefusals, 'conflict'],
});

export const takeInLogo = operation({
  ...deskCall('settings.change'),
  id: 'takeInLogo',
  method: 'POST',
  path: '/api/admin/settings/logo',
  summary:
    'Take in a PNG or WebP of at most 1 MB in the field `logo`; the shop wears it once `logo` of the section `shop` names it',
  takesFile: 'logo',
  cost: 5,
  status: 201,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ logo: z.string(), url: z.string() }),
  }),
  problems: [...deskRefusals, 'unsupported_body', 'body_too_large', 'unprocessable', 'unavailable'],
});
