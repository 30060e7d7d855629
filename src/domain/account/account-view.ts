// What the account's page shows, in words that are ready to be read.
import type { CreditCause } from '../checkout/credit.ts';

export interface PieceView {
  readonly name: string;
  readonly path: string;
  readonly imagePath: string;
}

export interface AccountView {
  readonly profile: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly hasPassword: boolean;
  };
  readonly addresses: readonly {
    readonly id: string;
    readonly label: string;
    readonly lines: readonly string[];
    readonly isFirst: boolean;
  }[];
  readonly orders: readonly {
    readonly id: number;
    readonly day: string;
    readonly status: string;
    readonly pieces: string;
    readonly total: string;
    readonly piece: PieceView | null;
  }[];
  /** What there is to spend, and the latest of what came and went. */
  readonly credit: {
    readonly balance: string;
    readonly history: readonly {
      readonly id: number;
      readonly cause: CreditCause;
      readonly day: string;
      readonly amount: string;
      readonly isLess: boolean;
      readonly balance: string;
    }[];
  };
  readonly reviews: readonly {
    readonly id: number;
    readonly productId: number;
    readonly title: string;
    readonly rating: number;
    readonly status: string;
    readonly piece: PieceView | null;
  }[];
  /** The latest few, and how many there are. */
  readonly loves: readonly PieceView[];
  readonly loveCount: number;
  readonly wishlists: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
    readonly isShared: boolean;
  }[];
  readonly entries: readonly {
    readonly id: string;
    readonly size: string;
    readonly how: string;
    readonly isBack: boolean;
    readonly piece: PieceView | null;
  }[];
  readonly consents: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: string;
    /** The form that takes it back; null when it is over, or belongs to an order that was placed. */
    readonly withdrawal: { readonly path: string; readonly fields: Readonly<Record<string, string>> } | null;
  }[];
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly since: string }[];
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string;
    readonly since: string;
    readonly isThis: boolean;
  }[];
}

/** What somebody is signed in with; null for what a browser hides. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

export function deviceOf(userAgent: string | null): Device {
  const agent = userAgent ?? '';
  const firstOf = (marks: typeof browsers) => marks.find(([mark]) => mark.test(agent))?.[1] ?? null;
  return { browser: firstOf(browsers), system: firstOf(systems) };
}

export type EntryStanding =
  | { readonly code: 'confirming' }
  | { readonly code: 'back_in_stock' }
  | { readonly code: 'next' }
  | { readonly code: 'waiting'; readonly ahead: number };

/** How far somebody has come on a waitlist. */
export function entryStanding(entry: { readonly state: string; readonly ahead: number }): EntryStanding {
  if (entry.state === 'confirming') return { code: 'confirming' };
  if (entry.state === 'notified' || entry.state === 'notifying') return { code: 'back_in_stock' };
  return entry.ahead === 0 ? { code: 'next' } : { code: 'waiting', ahead: entry.ahead };
}
