import text from '../../../../design/text/text.module.css';

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
          We do not know that word, so we looked for <b className={text.medium}>{corrected}</b>.{' '}
        </>
      )}
      {isPartial && 'Nothing has all of it. These have some.'}
    </p>
  );
}
