import text from '../../../../design/text/text.module.css';
import { words } from '../../../../words/listing/words.ts';
import { Rich } from '../../../parts/text/rich.tsx';

interface SearchWordsProps {
  corrected: string | null;
  isPartial: boolean;
  total: number;
}

/** What was really looked for, where that is not what was typed. */
export function SearchSummary({ corrected, isPartial, total }: SearchWordsProps) {
  if (total === 0 || (corrected === null && !isPartial)) return null;
  return (
    <p className={`${text.read} ${text.soft}`} role="status">
      {corrected !== null && (
        <>
          <Rich
            text={words.lookedFor(corrected)}
            wrap={[(word) => <b className={text.medium}>{word}</b>]}
          />{' '}
        </>
      )}
      {isPartial && words.theseHaveSome}
    </p>
  );
}
