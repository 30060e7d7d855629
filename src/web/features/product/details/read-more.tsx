import { useState } from 'react';
import { linkLook } from '../../../../design/button/link.ts';
import { cutBlocks } from '../../../../domain/text/cut-text.ts';
import { markdownBlocks } from '../../../../domain/text/markdown.ts';
import { words } from '../../../../words/product/words.ts';
import { Blocks } from '../../../parts/text/markdown.tsx';

/** A long text, folded; whole where no script could unfold it. */
export function ReadMore({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const whole = markdownBlocks(text);
  const { shown, rest } = cutBlocks(whole);
  const canFold = rest.length > 0;
  return (
    <>
      <Blocks blocks={isOpen ? whole : shown} />
      {canFold && (
        <noscript>
          <Blocks blocks={rest} />
        </noscript>
      )}
      {canFold && (
        <p>
          <button
            type="button"
            className={linkLook}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.readLess : words.readMore}
          </button>
        </p>
      )}
    </>
  );
}
