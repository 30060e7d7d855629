// Messages as the desk lists them, wherever they are kept: those to people who waited, letters that are on their way or
// were given up, and the outbox of a shop without a mail server.

export const messageStates = [
  'waiting',
  /** Refused for now: it is tried again by itself. */
  'retrying',
  'sent',
  /** Refused for good, or too often. */
  'failed',
  /** Handed over and never answered: it may have arrived, and is not sent twice. */
  'unknown',
  /** Given up by the queue. */
  'dead',
  'dropped',
] as const;

export type MessageState = (typeof messageStates)[number];

export const messageKinds = ['back_in_stock', 'letter'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** Lists that have a name; in trouble is what does not end well by itself. */
export const messageViews = ['all', 'in_trouble'] as const;

export type MessageView = (typeof messageViews)[number];

export const troubledStates = ['failed', 'unknown', 'dead'] as const satisfies readonly MessageState[];

export interface MessageFilters {
  readonly view: MessageView;
  readonly state?: MessageState | undefined;
  readonly kind?: MessageKind | undefined;
  readonly channel?: 'email' | 'sms' | undefined;
  /** A part of the recipient, or of what it is about. */
  readonly search: string;
}

export const longestMessageSearch = 96;

export type MessageAct = 'retry' | 'drop';

/** What is sent, or may have been, is never tried again: nobody gets a message twice. */
const actsOf: Readonly<Record<MessageState, readonly MessageAct[]>> = {
  waiting: ['drop'],
  retrying: ['retry', 'drop'],
  sent: [],
  failed: ['retry', 'drop'],
  unknown: ['drop'],
  dead: ['retry', 'drop'],
  dropped: [],
};

export function canAct(state: MessageState, act: MessageAct): boolean {
  return actsOf[state].includes(act);
}

/** Where a message is kept, and under which id there. */
export type MessageId =
  | { readonly place: 'waitlist'; readonly id: string }
  | { readonly place: 'job' | 'email' | 'text'; readonly id: number };

export function parseMessageId(text: string): MessageId | null {
  const [, uuid] = /^waitlist-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text) ?? [];
  if (uuid !== undefined) return { place: 'waitlist', id: uuid };
  const [, place, id] = /^(job|email|text)-([1-9]\d{0,14})$/.exec(text) ?? [];
  if (place !== 'job' && place !== 'email' && place !== 'text') return null;
  return { place, id: Number(id) };
}

/** The message that a page comes after. */
export interface MessageCursor {
  /** In microseconds, as the database counts. */
  readonly at: string;
  readonly messageId: string;
}

export function formatMessageCursor({ at, messageId }: MessageCursor): string {
  return `${at}.${messageId}`;
}

export function parseMessageCursor(text: string): MessageCursor | null {
  const [, at, messageId] = /^(-?\d{1,16})\.([a-z]+-[\da-f-]{1,36})$/.exec(text) ?? [];
  if (at === undefined || messageId === undefined || !parseMessageId(messageId)) return null;
  return { at, messageId };
}
