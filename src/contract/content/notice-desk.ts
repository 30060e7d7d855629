// Lines above all pages of the shop, at the desk: what is saved is shown from its time on.
import { z } from 'zod';
import { languages } from '../../domain/visitor/language.ts';
import { deskCall, deskRefusals } from '../desk/access.ts';
import { operation } from '../operation.ts';

const id = z.int().positive();
const version = z.int().positive();
const moment = z.iso.datetime();
const byId = z.strictObject({ id: z.string().regex(/^[1-9]\d{0,14}$/) });

/** Longer than it may be: the rules say how long, beside the field. */
const text = z.string().max(2_000).default('');

const noticeSchema = z
  .strictObject({
    texts: z.strictObject(
      Object.fromEntries(languages.map((language) => [language, text])) as Record<
        (typeof languages)[number],
        typeof text
      >,
    ),
    /** An address of the shop; empty for none. */
    path: z.string().trim().max(400),
    from: moment.nullable(),
    until: moment.nullable(),
  })
  .meta({ id: 'Notice' });

export type WireNotice = z.infer<typeof noticeSchema>;

const storedSchema = z
  .strictObject({
    noticeId: id,
    version,
    notice: noticeSchema,
    /** Whether it is the one above all pages now. */
    isShown: z.boolean(),
  })
  .meta({ id: 'StoredNotice' });

export type WireStoredNotice = z.infer<typeof storedSchema>;
export type WireNotices = readonly WireStoredNotice[];

const all = z.strictObject({ success: z.literal(true), content: z.array(storedSchema) });

export const listNotices = operation({
  ...deskCall('content.read'),
  id: 'listNotices',
  method: 'GET',
  path: '/api/admin/notices',
  summary: 'The lines above all pages: shown, planned and over',
  answer: all,
  problems: deskRefusals,
});

export const makeNotice = operation({
  ...deskCall('content.change'),
  id: 'makeNotice',
  method: 'POST',
  path: '/api/admin/notices',
  summary: 'Put a line above all pages, from its time on; of several the one that came last is shown',
  body: z.strictObject({ notice: noticeSchema }),
  status: 201,
  answer: all,
  problems: [...deskRefusals, 'unprocessable', 'conflict'],
});

export const changeNotice = operation({
  ...deskCall('content.change'),
  id: 'changeNotice',
  method: 'PATCH',
  path: '/api/admin/notices/{id}',
  summary: 'Change a line above all pages',
  params: byId,
  body: z.strictObject({ version, notice: noticeSchema }),
  answer: all,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'unprocessable'],
});

export const removeNotice = operation({
  ...deskCall('content.change'),
  id: 'removeNotice',
  method: 'DELETE',
  path: '/api/admin/notices/{id}',
  summary: 'Remove a line above all pages, at once',
  params: byId,
  query: z.strictObject({ version: z.string().regex(/^[1-9]\d{0,14}$/) }),
  answer: all,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile'],
});
