// What whoever started the shop reads once it is open.
import { knownAccountsLine } from './catalogue/demo-shop.ts';
import { say } from './terminal.ts';

/** What a process that is open says of itself. */
export interface Opened {
  readonly origin: string;
  /** Whether anybody may sign in as one of the demo shop's people. */
  readonly hasKnownAccounts: boolean;
  /** Whether what it would have sent can be read at `/outbox`. */
  readonly hasOutbox: boolean;
  /** Where the first owner begins; null once somebody works at the desk. */
  readonly firstOwnerLink: string | null;
}

export function sayOpen(
  { origin, hasKnownAccounts, hasOutbox, firstOwnerLink }: Opened,
  processes = 1,
): void {
  const by = processes > 1 ? ` (${processes} processes)` : '';
  say(`\n  Vitrine is open at ${origin}${by}\n`);
  if (hasKnownAccounts) say(`  ${knownAccountsLine}\n`);
  if (firstOwnerLink !== null) {
    say(`  Nobody works here yet. Whoever opens this link becomes the owner:\n\n  ${firstOwnerLink}\n`);
    return;
  }
  say(`  The desk, for whoever works here, is at ${origin}/desk: sign in at ${origin}/login?to=/desk.\n`);
  if (hasOutbox) say(`  No email leaves: what it would say is at ${origin}/outbox.\n`);
}
