// What the account's page shows, in words that are ready to be read.
import { words } from '../../words/account/words.ts';
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

/** Such as "Safari on iPhone"; a browser that hides itself is one all the same. */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent ?? '';
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /OPR\//.test(agent)
      ? 'Opera'
      : /Firefox\/|FxiOS/.test(agent)
        ? 'Firefox'
        : /Chrome\/|CriOS/.test(agent)
          ? 'Chrome'
          : /Safari\//.test(agent)
            ? 'Safari'
            : words.aBrowser;
  const system = /iPhone/.test(agent)
    ? 'iPhone'
    : /iPad/.test(agent)
      ? 'iPad'
      : /Android/.test(agent)
        ? 'Android'
        : /Windows/.test(agent)
          ? 'Windows'
          : /Mac OS X/.test(agent)
            ? 'Mac'
            : /Linux/.test(agent)
              ? 'Linux'
              : null;
  return system === null ? browser : words.browserOn(browser, system);
}

export function orderState(status: string): string {
  const states: Readonly<Record<string, string>> = words.orderStates;
  return states[status] ?? status;
}

export function reviewState(status: string): string {
  const states: Readonly<Record<string, string>> = words.reviewStates;
  return states[status] ?? status;
}

/** How somebody on a waitlist is told, and how far it has come. */
export function entryState(entry: {
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly state: string;
  readonly ahead: number;
}): string {
  const way = entry.channel === 'sms' ? words.byTextTo(entry.address.slice(-4)) : words.byEmail;
  if (entry.state === 'confirming') return `${way}. ${words.waitingForYouToConfirm}`;
  if (entry.state === 'notified' || entry.state === 'notifying') return words.backInStock;
  if (entry.ahead === 0) return `${way}. ${words.youAreNext}`;
  return `${way}. ${words.peopleAhead(entry.ahead)}`;
}
