import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { type Block, type Inline, markdownBlocks, markdownLine } from '../../../domain/text/markdown.ts';
import styles from './markdown.module.css';

/** A merchant's one line of text, such as a promotion. */
export function MarkdownLine({ text }: { text: string }) {
  return <Inlines inlines={markdownLine(text)} />;
}

export function MarkdownBlocks({ text }: { text: string }) {
  return <Blocks blocks={markdownBlocks(text)} />;
}

/** A text that was cut, or what was cut away. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockOf key={keyOf(index)} block={block} />);
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inlines inlines={block.inlines} />
      </p>
    );
  return (
    <ul className={styles.dashes}>
      {block.items.map((item, index) => (
        <li key={keyOf(index)}>
          <Inlines inlines={item} />
        </li>
      ))}
    </ul>
  );
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => <InlineOf key={keyOf(index)} inline={inline} />);
}

function InlineOf({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'emphasis':
      return <em>{inline.text}</em>;
    case 'link':
      return (
        <Link className={linkLook} to={inline.href}>
          {inline.text}
        </Link>
      );
    case 'text':
      return inline.text;
  }
}

/** Parts of one text never move against each other. */
function keyOf(index: number): string {
  return String(index);
}
