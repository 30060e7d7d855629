// What the account's page shows, in words that are ready to be read.
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
    readonly channel: string;
    readonly name: string;
    readonly state: string;
    readonly isGiven: boolean;
  }[];
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
            : 'A browser';
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
  return system === null ? browser : `${browser} on ${system}`;
}

const orderStates: Readonly<Record<string, string>> = {
  placed: 'On its way to the parcel',
  partly_shipped: 'Shipped in part',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returned: 'Returned',
  cancelled: 'Cancelled',
};

export function orderState(status: string): string {
  return orderStates[status] ?? status;
}

const reviewStates: Readonly<Record<string, string>> = {
  approved: 'Shown',
  pending: 'Waiting to be read by us',
  rejected: 'Not shown',
};

export function reviewState(status: string): string {
  return reviewStates[status] ?? status;
}

/** How somebody on a waitlist is told, and how far it has come. */
export function entryState(entry: {
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly state: string;
  readonly ahead: number;
}): string {
  const way = entry.channel === 'sms' ? `By text to ··· ${entry.address.slice(-4)}` : 'By email';
  if (entry.state === 'confirming') return `${way}. Waiting for you to confirm`;
  if (entry.state === 'notified' || entry.state === 'notifying') return 'Back in stock. We wrote to you';
  if (entry.ahead === 0) return `${way}. You are next`;
  return `${way}. ${entry.ahead === 1 ? '1 person is' : `${entry.ahead} people are`} ahead of you`;
}
