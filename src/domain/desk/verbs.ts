// Who may do what at the desk: one table of verbs, read by the window, by staff sessions and by tokens alike. A call of
// the desk names its verb, and a role that is not in the verb's row may not make it.

import { type Money, money } from '../pricing/money.ts';

export const staffRoles = ['owner', 'manager', 'packer', 'support', 'reader'] as const;

export type StaffRole = (typeof staffRoles)[number];

interface Verb {
  readonly roles: readonly StaffRole[];
  /** Moves money, opens doors, or hands out or ends what is somebody's own: whoever does it has shown who they are within the last minutes. */
  readonly needsProof?: true;
  /** What one person of that role may give away by it in a day, all together. */
  readonly dayLimits?: Readonly<Partial<Record<StaffRole, Money>>>;
  /** Units of one size that a role moves within a day without somebody else, either way; others have no limit. */
  readonly mostUnits?: Readonly<Partial<Record<StaffRole, number>>>;
}

export const deskVerbs = {
  'today.read': { roles: ['owner', 'manager', 'reader'] },
  'orders.read': { roles: staffRoles },
  /** An order by telephone, with a link to pay it. */
  'orders.create': { roles: ['owner', 'manager', 'support'] },
  'orders.ship': { roles: ['owner', 'manager', 'packer'] },
  'orders.change': { roles: ['owner', 'manager', 'support'] },
  'orders.note': { roles: ['owner', 'manager', 'packer', 'support'] },
  'orders.refund': {
    roles: ['owner', 'manager', 'support'],
    needsProof: true,
    dayLimits: { support: money(50_00) },
  },
  /** All that are found, as one file with names and addresses. */
  'orders.export': { roles: ['owner', 'manager', 'reader'], needsProof: true },
  'customers.read': { roles: ['owner', 'manager', 'support', 'reader'] },
  'customers.credit': { roles: ['owner', 'manager'], needsProof: true },
  'customers.export': { roles: ['owner', 'manager'], needsProof: true },
  'customers.erase': { roles: ['owner', 'manager'], needsProof: true },
  'reviews.read': { roles: ['owner', 'manager', 'support', 'reader'] },
  'reviews.moderate': { roles: ['owner', 'manager', 'support'] },
  'messages.read': { roles: ['owner', 'manager', 'support', 'reader'] },
  'messages.change': { roles: ['owner', 'manager', 'support'] },
  'products.read': { roles: ['owner', 'manager', 'support', 'reader'] },
  'products.change': { roles: ['owner', 'manager'] },
  /** Files of products: many at once, and their stock. */
  'products.import': { roles: ['owner', 'manager'] },
  'codes.read': { roles: ['owner', 'manager', 'support', 'reader'] },
  /** What a code takes off is given away. */
  'codes.change': { roles: ['owner', 'manager'], needsProof: true },
  'deals.read': { roles: ['owner', 'manager', 'support', 'reader'] },
  'deals.change': { roles: ['owner', 'manager'] },
  'content.read': { roles: ['owner', 'manager', 'reader'] },
  'content.change': { roles: ['owner', 'manager'] },
  'stock.read': { roles: staffRoles },
  'stock.change': { roles: ['owner', 'manager', 'packer'], mostUnits: { packer: 3 } },
  'demand.read': { roles: ['owner', 'manager', 'reader'] },
  'feeds.read': { roles: ['owner', 'manager', 'reader'] },
  'flags.read': { roles: ['owner', 'manager', 'reader'] },
  'flags.change': { roles: ['owner', 'manager'] },
  'settings.read': { roles: ['owner', 'manager'] },
  'settings.change': { roles: ['owner'] },
  'money.read': { roles: ['owner', 'manager', 'reader'] },
  'staff.read': { roles: ['owner', 'manager'] },
  'staff.change': { roles: ['owner'], needsProof: true },
  'tokens.change': { roles: ['owner'], needsProof: true },
  'webhooks.read': { roles: ['owner', 'manager'] },
  'webhooks.change': { roles: ['owner'], needsProof: true },
  'views.change': { roles: staffRoles },
  /** Of one's own long work; owners see and cancel everybody's. */
  'jobs.read': { roles: staffRoles },
  'jobs.change': { roles: staffRoles },
  /** What the shop does by itself and has given up. */
  'work.change': { roles: ['owner', 'manager'] },
  'audit.read': { roles: ['owner', 'manager', 'reader'] },
} as const satisfies Readonly<Record<string, Verb>>;

export type DeskVerb = keyof typeof deskVerbs;

export const deskVerbNames = Object.keys(deskVerbs) as [DeskVerb, ...DeskVerb[]];

export function isDeskVerb(name: string): name is DeskVerb {
  return Object.hasOwn(deskVerbs, name);
}

export function mayDo(role: StaffRole, verb: DeskVerb): boolean {
  return ruleOf(verb).roles.includes(role);
}

export function verbsOf(role: StaffRole): DeskVerb[] {
  return deskVerbNames.filter((verb) => mayDo(role, verb));
}

/** Null where there is none. */
export function dayLimitOf(role: StaffRole, verb: DeskVerb): Money | null {
  return ruleOf(verb).dayLimits?.[role] ?? null;
}

export const proofMinutesAtDesk = 15;

/** Whether somebody who signed in then has to show again who they are before doing it. */
export function needsFreshProof(verb: DeskVerb, signedInAt: number, now: number): boolean {
  return ruleOf(verb).needsProof === true && now - signedInAt >= proofMinutesAtDesk * 60_000;
}

/** Null where there is no limit. */
export function mostUnitsOf(role: StaffRole, verb: DeskVerb): number | null {
  return ruleOf(verb).mostUnits?.[role] ?? null;
}

function ruleOf(verb: DeskVerb): Verb {
  return deskVerbs[verb];
}
