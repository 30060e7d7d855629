// Who was let in, who did what only few may, and who was turned away: a log of its own, whatever LOG_LEVEL says.
import type { Context } from 'hono';
import { type DestinationStream, type Logger, pino } from 'pino';
import { networkOf } from '../../domain/visitor/network.ts';
import type { Environment } from '../http/environment.ts';
import { limitedTo } from './log.ts';

/** Stable, like the events of the other log. */
export const securityEvents = {
  'account.changed': 'something that guards an account was changed, such as its password',
  'desk.call': 'a merchant’s call was let through',
  'request.refused': 'a request was turned away; `code` says why',
  'sign_in.failed': 'someone could not sign in',
  'sign_in.ok': 'someone signed in',
  sign_out: 'someone signed out',
  'webhook.forged': 'a notice that says it is a processor’s and is not signed by it',
} as const;

export type SecurityEvent = keyof typeof securityEvents;

/** Nothing that names a person: an account by its id or a keyed hash, never by its address. */
export interface SecurityDetail {
  readonly account?: string;
  readonly code?: string;
  readonly reason?: string;
}

/** A storm of refusals must not fill a disk: so many of one event in ten seconds, then only their number. */
const limit = { lines: 200, seconds: 10 };

/** To a file of its own when one is named, otherwise among the other lines, marked. */
export function createSecurityLog(file: string | undefined, destination?: DestinationStream): Logger {
  const options = {
    level: 'info',
    base: { log: 'security', pid: process.pid },
    hooks: { logMethod: limitedTo(limit, 0) },
  };
  const to = destination ?? (file === undefined ? undefined : pino.destination({ dest: file, mkdir: true }));
  return to ? pino(options, to) : pino(options);
}

/** Of which request an event tells. */
export interface SecurityRequest {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly address: string;
}

export function noteSecurityEvent(
  log: Logger,
  event: SecurityEvent,
  { address, ...request }: SecurityRequest,
  detail: SecurityDetail = {},
): void {
  // Whole networks are told apart, people are not.
  log.info({ event, ...detail, ...request, network: networkOf(address) }, securityEvents[event]);
}

export function securityEvent(
  c: Context<Environment>,
  event: SecurityEvent,
  detail: SecurityDetail = {},
): void {
  const { method } = c.req;
  const request = {
    requestId: c.get('requestId'),
    method,
    route: c.get('route'),
    address: c.get('address') ?? '',
  };
  noteSecurityEvent(c.get('securityLog'), event, request, detail);
}
