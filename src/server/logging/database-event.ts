// Under which name a database that did not answer is noted.
import { sqlStateOf } from '../../database/sql-state.ts';
import type { LogEvent } from './log.ts';

export function databaseEventOf(error: unknown): LogEvent {
  const state = sqlStateOf(error) ?? '';
  if (state === '40P01') return 'database.deadlock';
  if (state === '40001') return 'database.retry';
  return /^(57014|55P03|25P03|ETIMEDOUT)/.test(state) ? 'database.timeout' : 'database.unavailable';
}
