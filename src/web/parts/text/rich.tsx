// A sentence with something in it: a link stands where its language wants it.
import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /** With what is wrapped between `[` and `]`: `You can [change your mind] at any time.` */
  readonly text: string;
  /** One for each pair of brackets, in order. */
  readonly wrap: readonly ((inner: string) => ReactNode)[];
}

export function Rich({ text, wrap }: RichProps) {
  return text
    .split(/\[([^\]]*)\]/)
    .map((part, index) => (
      <Fragment key={part}>{index % 2 === 0 ? part : (wrap[(index - 1) / 2]?.(part) ?? part)}</Fragment>
    ));
}
