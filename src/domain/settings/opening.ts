// What is looked at before a shop opens: each thing is ready, in the way, or something only a person can know.

export const openingChecks = [
  'name',
  'contact',
  'seller',
  'goods',
  'ships_home',
  'delivery',
  'payment',
  'trial',
  'post_office',
  'sender',
  'address',
  'second_factor',
  'backup',
] as const;

export type OpeningCheck = (typeof openingChecks)[number];

export const openingStates = ['done', 'trouble', 'wait'] as const;
export type OpeningState = (typeof openingStates)[number];

export interface OpeningItem {
  readonly check: OpeningCheck;
  readonly state: OpeningState;
  /** Which of the sentences about it holds. */
  readonly code: string;
  /** What the sentence names: a count, an address. */
  readonly value: string;
}

export const paymentModes = ['built_in', 'test', 'live'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export interface OpeningFacts {
  readonly hasOwnName: boolean;
  readonly hasOwnContact: boolean;
  readonly hasPostalAddress: boolean;
  /** Products that shoppers see, and those of them that go nowhere in the merchant's own country. */
  readonly liveProducts: number;
  readonly notShippedHome: number;
  /** Whether somebody has said where the shop sells and what delivery costs. */
  readonly hasOwnDelivery: boolean;
  /** Begun, and not live yet. */
  readonly drafts: number;
  readonly hasOrders: boolean;
  readonly paymentModes: readonly PaymentMode[];
  readonly mail: 'none' | 'answers' | 'silent';
  /** Who emails are from; null where nobody has said. */
  readonly sender: string | null;
  readonly origin: string;
  readonly isOwnMachineOnly: boolean;
  /** Everybody knows the password of the demo's people. */
  readonly hasKnownAccounts: boolean;
  readonly staffWithoutFactor: number;
  readonly hasOwnDatabase: boolean;
  /** When the database last gave a piece of its log away, as for a copy that can be brought to any moment. */
  readonly lastArchivedAt: string | null;
}

type Verdict = readonly [state: OpeningState, code: string, value?: string | number];

const verdicts: Readonly<Record<OpeningCheck, (facts: OpeningFacts) => Verdict>> = {
  name: ({ hasOwnName }) => (hasOwnName ? ['done', 'named'] : ['trouble', 'unnamed']),
  contact: ({ hasOwnContact }) => (hasOwnContact ? ['done', 'reached'] : ['trouble', 'unreached']),
  seller: ({ hasPostalAddress }) => (hasPostalAddress ? ['done', 'said'] : ['trouble', 'unsaid']),
  goods: ({ liveProducts, drafts }) => {
    if (liveProducts > 0) return ['done', 'some', liveProducts];
    return drafts > 0 ? ['trouble', 'drafts', drafts] : ['trouble', 'none'];
  },
  ships_home: ({ liveProducts, notShippedHome }) => {
    if (notShippedHome === 0) return liveProducts > 0 ? ['done', 'all'] : ['wait', 'nothing'];
    return notShippedHome < liveProducts ? ['wait', 'some', notShippedHome] : ['trouble', 'none'];
  },
  delivery: ({ hasOwnDelivery }) => (hasOwnDelivery ? ['done', 'own'] : ['wait', 'standard']),
  payment: ({ paymentModes }) => {
    if (paymentModes.includes('live')) return ['done', 'live'];
    return ['trouble', paymentModes.includes('test') ? 'test' : 'built_in'];
  },
  trial: ({ hasOrders }) => (hasOrders ? ['done', 'bought'] : ['wait', 'none']),
  post_office: ({ mail }) => (mail === 'answers' ? ['done', mail] : ['trouble', mail]),
  sender: ({ sender }) => (sender === null ? ['trouble', 'unsaid'] : ['done', 'said', sender]),
  address: ({ isOwnMachineOnly, hasKnownAccounts, origin }) => {
    if (hasKnownAccounts) return ['trouble', 'demo'];
    if (isOwnMachineOnly) return ['trouble', 'own_machine'];
    return origin.startsWith('https:') ? ['done', 'public', origin] : ['trouble', 'plain', origin];
  },
  second_factor: ({ staffWithoutFactor }) =>
    staffWithoutFactor === 0 ? ['done', 'all'] : ['trouble', 'some', staffWithoutFactor],
  backup: ({ hasOwnDatabase, lastArchivedAt }) => {
    if (!hasOwnDatabase) return ['trouble', 'embedded'];
    return lastArchivedAt === null ? ['wait', 'unknown'] : ['done', 'archived', lastArchivedAt];
  },
};

export function openingList(facts: OpeningFacts): readonly OpeningItem[] {
  return openingChecks.map((check) => {
    const [state, code, value = ''] = verdicts[check](facts);
    return { check, state, code, value: String(value) };
  });
}
