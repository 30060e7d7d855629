import { words } from '../../../words/desk/words.ts';
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
      <title>{words.titled(title)}</title>
      {refusal ? (
        <Blank isPage title={title} acts={<Button onClick={onRetry}>{words.tryAgain}</Button>}>
          {refusal.message}
        </Blank>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </>
  );
}
