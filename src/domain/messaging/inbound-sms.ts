// What someone wants who answers a text. Carriers know some words by themselves; people use others.

export type SmsWish = 'stop' | 'start' | 'help';

export interface SmsReply {
  readonly wish: SmsWish | null;
  /** The carrier has answered this word already: one answer is enough. */
  readonly isAnswered: boolean;
}

const carrierWords: Readonly<Record<string, SmsWish>> = {
  stop: 'stop',
  stopall: 'stop',
  unsubscribe: 'stop',
  cancel: 'stop',
  end: 'stop',
  quit: 'stop',
  revoke: 'stop',
  optout: 'stop',
  start: 'start',
  yes: 'start',
  unstop: 'start',
  help: 'help',
  info: 'help',
};

const longest = 1_600;
/** Anyone who says one of these wants peace, whatever else they say; better one text too few than one too many. */
const stopWords =
  /\b(?:stop|stopp?ed|unsubscribe|opt[ -]?out|cancel|quit|remove me|leave me alone|no more (?:texts?|messages?)|(?:don'?t|do not) (?:text|message|contact))\b/;

export function smsReply(text: string): SmsReply {
  const plainText = text.slice(0, longest).normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const word = plainText.replace(/[^a-z]/g, '');
  const known = Object.hasOwn(carrierWords, word) ? carrierWords[word] : undefined;
  if (known !== undefined) return { wish: known, isAnswered: true };
  return { wish: stopWords.test(plainText) ? 'stop' : null, isAnswered: false };
}
