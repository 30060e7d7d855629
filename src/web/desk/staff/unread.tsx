import { words as deskWords } from '../../../words/desk/words.ts';
import { Button } from '../parts/button.tsx';
import { Blank } from '../parts/panel.tsx';

/** While there is nothing to show: it is on its way, or was refused. */
export function Unread({
  title,
  refusal,
  onRetry,
}: {
  title: string;
  refusal: { readonly message: string } | null;
  onRetry: () => void;
}) {
  return (
    <>
      <title>{deskWords.titled(title)}</title>
      {refusal ? (
        <Blank isPage title={title} acts={<Button onClick={onRetry}>{deskWords.tryAgain}</Button>}>
          {refusal.message}
        </Blank>
      ) : (
        <p role="status">{deskWords.loading}</p>
      )}
    </>
  );
}
