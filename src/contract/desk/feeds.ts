// What the desk may know of the feeds for other companies.
import { z } from 'zod';
import { feedNoteCodes } from '../../domain/feed/feed-item.ts';
import { languages } from '../../domain/visitor/language.ts';
import { operation } from '../operation.ts';
import { deskRefusals } from './access.ts';

const feedSchema = z
  .strictObject({
    language: z.enum(languages),
    /** Null until they have been made for the first time. */
    madeAt: z.iso.datetime().nullable(),
    items: z.int(),
    /** For Google Merchant Center and for Meta's Commerce Manager. */
    addresses: z.strictObject({ google: z.url(), meta: z.url() }),
    /** What the channels would refuse: left out, or shortened. Some products of each are named. */
    notes: z.array(
      z.strictObject({
        code: z.enum(feedNoteCodes),
        count: z.int(),
        productIds: z.array(z.int()),
      }),
    ),
  })
  .meta({ id: 'Feed' });

export const listFeeds = operation({
  id: 'listFeeds',
  access: 'merchant',
  provesItself: true,
  importance: 'order',
  status: 200,
  verb: 'feeds.read',
  method: 'GET',
  path: '/api/admin/feeds',
  summary: 'The feeds for Google and Meta: where they are, how old, and what was left out of them and why',
  answer: z.strictObject({ success: z.literal(true), content: z.array(feedSchema) }),
  problems: [...deskRefusals, 'not_found'],
});
