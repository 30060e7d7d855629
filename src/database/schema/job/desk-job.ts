// Long work that somebody of the desk started, how far it is, and the file it makes, in parts.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { deskJobStates } from '../../../domain/job/desk-job.ts';
import { actorKinds } from '../desk/desk.ts';
import { quoteWords } from '../quoted.ts';

const moment = () => timestamp({ withTimezone: true });

/** A thing that a job could not change, and why. */
export interface JobRefusal {
  readonly id: string;
  readonly code: string;
  /** How it stood, where the code alone does not say it. */
  readonly state?: string;
}

/** Done by the job `run-desk-job` with its id as key: one that is not over and has none of those has failed. */
export const deskJob = pgTable(
  'desk_job',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    query: jsonb().$type<unknown>().notNull(),
    state: text({ enum: deskJobStates }).notNull().default('waiting'),
    done: integer().notNull().default(0),
    /** Of how much; null until that is counted. */
    of: integer(),
    /** Of its file; 0 where it makes none. */
    bytes: integer().notNull().default(0),
    /** What the next step comes after; null before the first. */
    cursor: text(),
    refusals: jsonb().$type<JobRefusal[]>().notNull().default([]),
    madeByKind: text({ enum: actorKinds }).notNull(),
    madeById: text(),
    madeByName: text().notNull(),
    /** The network address it was started from, which the audit names for all that it changes. */
    madeFrom: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (t) => [
    index('desk_job_by_maker').on(t.madeById, t.createdAt),
    index('desk_job_by_age').on(t.createdAt),
    check('desk_job_state', sql`${t.state} in (${quoteWords(deskJobStates)})`),
    check('desk_job_maker', sql`${t.madeByKind} in (${quoteWords(actorKinds)})`),
    check(
      'desk_job_finished',
      sql`(${t.finishedAt} is not null) = (${t.state} in ('done', 'failed', 'cancelled'))`,
    ),
  ],
);

/** Written in the transaction that says how far the job is: a process that is killed leaves no part twice, and none out. */
export const deskJobPart = pgTable(
  'desk_job_part',
  {
    jobId: uuid()
      .notNull()
      .references(() => deskJob.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    body: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.position] })],
);
