// What a set of pictures is, before paths are made of it: the views that were shot and what each one shows.

export type View =
  | 'front'
  | 'angle'
  | 'side'
  | 'back'
  | 'pair'
  | 'top'
  | 'detail'
  | 'close'
  | 'hem'
  | 'flat'
  | 'folded'
  | 'cloth'
  | 'styled';

/** The alternative text of every view, in the order of the gallery. */
export type Shots = Readonly<Partial<Record<View, string>>>;

export interface Picture {
  readonly path: string;
  readonly alt: string;
}

/** `camel` for the middle of a sentence, `Camel` for its start. */
export interface Tone {
  readonly start: string;
  readonly middle: string;
}

export function tone(start: string): Tone {
  return { start, middle: start.charAt(0).toLowerCase() + start.slice(1) };
}
