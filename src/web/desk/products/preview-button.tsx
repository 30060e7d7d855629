import { words } from '../../../words/desk-products/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { useChange } from '../session/use-change.ts';

/** The link works for whoever has it: it is opened here, and can be passed on. */
export function PreviewButton({ productId }: { productId: number }) {
  const { send, isBusy, news } = useChange();
  const open = () =>
    send(
      () =>
        call('POST /api/admin/products/{id}/preview', {
          params: { id: String(productId) },
          body: { language: pageLanguage },
        }),
      ({ content }) => {
        window.location.assign(content.url);
        return undefined;
      },
    );
  return (
    <>
      <Button isBusy={isBusy} title={words.previewHint} onClick={open}>
        {words.preview}
      </Button>
      <NewsPlace news={news} />
    </>
  );
}
