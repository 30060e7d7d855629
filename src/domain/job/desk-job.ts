// Long work that somebody of the desk starts: it goes on when they leave the page, says how far it is, and can be
// cancelled.
import type { Actor } from '../desk/actor.ts';
import type { DeskVerb } from '../desk/verbs.ts';

export const deskJobKinds = [
  'export_orders',
  'export_customers',
  'export_products',
  'ship_orders',
  'retry_messages',
  'drop_messages',
  'check_import',
  'apply_import',
  'undo_import',
  'export_codes',
  'make_codes',
] as const;

export type DeskJobKind = (typeof deskJobKinds)[number];

/** What somebody must be allowed to start it, to have it go on, and to see what it made. */
export const deskJobVerbs = {
  export_orders: 'orders.export',
  export_customers: 'customers.export',
  export_products: 'products.read',
  ship_orders: 'orders.ship',
  retry_messages: 'messages.change',
  drop_messages: 'messages.change',
  check_import: 'products.import',
  apply_import: 'products.import',
  undo_import: 'products.import',
  export_codes: 'codes.read',
  make_codes: 'codes.change',
} as const satisfies Readonly<Record<DeskJobKind, DeskVerb>>;

export const deskJobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

export type DeskJobState = (typeof deskJobStates)[number];

/** A job that is over is not changed any more. */
export function isOver(state: DeskJobState): boolean {
  return state !== 'waiting' && state !== 'running';
}

/** Of one's own jobs everybody sees all; owners, and whoever runs the machine, see everybody's. */
export function seesAllJobs(actor: Actor): boolean {
  return actor.kind === 'environment' || (actor.kind === 'person' && actor.role === 'owner');
}

/** How many one person, or one program, has under way at once: the shop's own work must not wait behind them. */
export const mostJobsUnderWay = 3;

/** Things that one job changes. */
export const mostInBulk = 500;

/** Files hold names and addresses: after so many days they are gone, and can be made anew. */
export const jobFileDays = 7;

/** How long a job rests after a step, for each millisecond that the step took: shoppers have the machine meanwhile. */
export const restPerStep = 2;
