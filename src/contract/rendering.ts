// What the server tells a page that it renders. Nothing in it is personal: pages may be kept for everyone.
import type { FlagSet } from '../domain/flags.ts';

export interface Rendering {
  /** 'whole' waits for every section, so that the page can be kept; 'stream' sends the first ones at once. */
  readonly mode: 'whole' | 'stream';
  /** Present when inline scripts are allowed by nonce; kept pages are allowed by hash instead. */
  readonly nonce?: string;
  readonly onError: (error: unknown) => void;
  /** Called with every product whose change makes this page stale. */
  readonly shows: (productIds: readonly number[]) => void;
  /** The shop's public address, for links that leave the page. */
  readonly origin: string;
  readonly flags: FlagSet;
  /** ISO code of the visitor's country; null when unknown. */
  readonly country: string | null;
  /** The server's clock, in milliseconds. */
  readonly now: number;
  /** Pages for engineers are shown. */
  readonly isWorkshop: boolean;
}
