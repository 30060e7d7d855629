import { Link } from 'react-router';
import { buttonLook } from '../../../../design/button/button.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import type { ShownWords } from '../../../../domain/content/shown-block.ts';

export function WordsBlock({ block }: { block: ShownWords }) {
  const { title, words, call, path } = block;
  return (
    <section className={`${page.section} words-block`} aria-label={title}>
      <h2 className={text.display} lang={block.lang?.title}>
        {title}
      </h2>
      {words && (
        <p className={text.read} lang={block.lang?.words}>
          {words}
        </p>
      )}
      {path && (
        <p lang={block.lang?.call}>
          <Link {...buttonLook({ variant: 'line' })} to={path}>
            {call}
          </Link>
        </p>
      )}
    </section>
  );
}
