import type { DeskVerb } from '../../domain/desk/verbs.ts';
// What the desk says of staff, tokens and the audit.
import { inEnglish } from '../plural.ts';

export const roleHints = {
  owner: 'Owner: everything',
  manager: 'Manager: all but the house',
  packer: 'Packer: pack, ship, count',
  support: 'Support: write, change, answer, refund a little',
  reader: 'Reader: look',
};
export const copy = 'Copy';
/** What a verb allows, as a scope of a token. */
export const verbs: Readonly<Record<DeskVerb, string>> = {
  'today.read': 'See today’s figures',
  'orders.read': 'See orders',
  'orders.create': 'Take orders by telephone',
  'orders.ship': 'Pack and ship',
  'orders.change': 'Change, hold, cancel, let things come back',
  'orders.note': 'Write notes',
  'orders.refund': 'Refund',
  'orders.export': 'Export all orders',
  'customers.read': 'See customers',
  'customers.credit': 'Give and take credit',
  'customers.export': 'Export a customer’s data',
  'customers.erase': 'Erase a customer',
  'reviews.read': 'Read reviews',
  'reviews.moderate': 'Answer and refuse reviews',
  'messages.read': 'Read messages',
  'messages.change': 'Try messages again, drop them',
  'codes.read': 'See codes',
  'codes.change': 'Make, change and end codes',
  'products.read': 'See products',
  'products.change': 'Change products',
  'products.import': 'Import products',
  'content.read': 'See content',
  'content.change': 'Arrange pages and put them in the shop',
  'deals.read': 'See deals',
  'deals.change': 'Plan, change and end deals',
  'stock.read': 'See stock',
  'stock.change': 'Correct stock',
  'demand.read': 'See who waits for what',
  'feeds.read': 'See feeds',
  'flags.read': 'See flags',
  'flags.change': 'Switch flags',
  'settings.read': 'See settings',
  'settings.change': 'Change settings',
  'money.read': 'Read the reconciliation',
  'staff.read': 'See staff and tokens',
  'staff.change': 'Invite, change roles, switch off',
  'tokens.change': 'Make and revoke tokens',
  'webhooks.read': 'See webhooks and their log',
  'webhooks.change': 'Add, remove, switch on, resend webhooks',
  'views.change': 'Keep views of lists',
  'jobs.read': 'See their own jobs',
  'jobs.change': 'Cancel their own jobs',
  'work.change': 'Try work again that the shop gave up',
  'audit.read': 'Read the audit',
};

// Staff
export const staffSummary = (people: number, invited: number) =>
  `${people} ${inEnglish(people, 'person', 'people')}, ${invited} invited. One table of verbs decides; the desk and the tokens read the same one.`;
export const people = 'People';
export const name = 'Name';
export const role = 'Role';
export const sessions = 'Sessions';
export const since = 'Since';
export const active = 'Active';
export const switchedOff = 'Switched off';
export const invited = (day: string) => `Invited, until ${day}`;
export const roleOf = (person: string) => `Role of ${person}`;
export const roleChanged = (person: string, role: string) => `Role of ${person}: ${role}.`;
export const switchOff = 'Switch off…';
export const switchOn = 'Switch on';
export const switchOffQuestion = (person: string) => `Switch off ${person}?`;
export const switchOffWhy = (sessions: number) =>
  `${sessions} ${inEnglish(sessions, 'session ends', 'sessions end')} at once, wherever they are. What they did stays.`;
export const keepOn = 'Keep them on';
export const isSwitchedOff = (person: string) =>
  `${person} is switched off. Their sessions ended, and stay ended.`;
export const switchOffNow = 'Switch off now';
export const invite = 'Invite';
export const makeLink = 'Make a link';
export const linkHint = 'The link works once, for 7 days.';
export const linkShownOnce = 'This is the only time the link is shown. Send it to them by a way you trust.';
export const whoMay = 'Roles';
export const may = 'may';
export const mayAfterProof = 'may, is asked to sign in again';
export const mayWithin = (perDay: string) => `may, up to ${perDay} a day, and is asked to sign in again`;
export const mayNot = 'may not';
export const verb = 'May';

// Tokens
export const tokensHint =
  'Programs call the desk with them. A token has the verbs it was made with, and no more.';
export const newToken = 'A new token';
export const tokenName = 'Name';
export const tokenScopes = 'May';
export const makeToken = 'Make the token';
export const secretShownOnce =
  'This is the only time it is shown. A hash is kept; lost is lost, and a new one takes a minute.';
export const putAway = 'I have put it where it belongs';
export const lastUsed = 'Last used';
export const neverUsed = 'never';
export const madeBy = 'Made by';
export const verbCount = (count: number) => `${count} ${inEnglish(count, 'verb', 'verbs')}`;
export const revoke = 'Revoke…';
export const revokeOf = (token: string) => `Revoke ${token}`;
export const revokeQuestion = (token: string) => `Revoke ${token}?`;
export const revokeWhy = 'The program that uses it is refused from now on. It cannot be undone.';
export const revokeIt = 'Revoke it';
export const keepToken = 'Keep it';
export const noTokens = 'No tokens yet.';

// Audit
export const auditHint = 'Every change by desk or token. Rows only grow.';
export const auditColumns = {
  at: 'When',
  by: 'Who',
  verb: 'Did',
  thing: 'Thing',
  change: 'Before and after',
  address: 'From',
};
export const auditFilters = { thing: 'Thing', thingId: 'Number', person: 'Person', from: 'From', to: 'To' };
export const byKinds = { person: 'desk', token: 'token', environment: 'environment', shop: 'the shop' };
export const fromPlace = (kind: string, address: string) =>
  [kind, address].filter((part) => part !== '').join(', ');
export const nothingChanged = 'nothing changed';

// Joining
export const join = 'Join the desk';
export const joinLead = 'You were invited to work at the desk of this shop. The link works once.';
export const joinNow = 'Join';
export const joinWithoutLink = 'This link is not whole. Ask for a new one.';
export const openDesk = 'Open the desk';
export const joinedAs = (role: string) => `Welcome. You are here as ${role.toLowerCase()}.`;
