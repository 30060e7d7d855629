// Lines above all pages, by the clock.
import { bigint, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Notice } from '../../../domain/content/notice.ts';

export const contentNotice = pgTable('content_notice', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  version: integer().notNull().default(1),
  notice: jsonb().$type<Notice>().notNull(),
});
