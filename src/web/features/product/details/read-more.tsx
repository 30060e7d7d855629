import { useState } from 'react';
import { linkLook } from '../../../../design/button/link.ts';
import { cutText } from '../../../../domain/text/cut-text.ts';
import { MarkdownBlocks } from '../../../parts/text/markdown.tsx';

/** A long text, folded; whole where no script could unfold it. */
export function ReadMore({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { shown, rest } = cutText(text);
  const canFold = rest !== '';
  return (
    <>
      <MarkdownBlocks text={canFold && !isOpen ? `${shown}…` : text} />
      {canFold && (
        <noscript>
          <p>…{rest}</p>
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
            {isOpen ? 'Read Less' : 'Read More'}
          </button>
        </p>
      )}
    </>
  );
}
