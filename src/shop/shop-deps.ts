// What the verbs of the shop lean on, handed in once.
import type { Database } from '../database/database.ts';
import type { Mail } from '../providers/messaging/mail.ts';

export interface ShopDeps {
  readonly database: Database;
  readonly now: () => number;
  readonly mail: Mail;
  /** The shop's public address, for links in e-mails. */
  readonly origin: string;
  /** Keyed, so that an address that was hashed cannot be guessed from its hash. */
  readonly hash: (text: string) => string;
  readonly shareEmailsPerHour: number;
  readonly waitlistEntriesPerHour: number;
}
