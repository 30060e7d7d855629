// What was changed of it, by whom, the latest first; each change is put back by itself.
import type { DeskProduct } from '../../../contract/desk/products.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-products/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { LinkButton } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Panel, Soft } from '../parts/panel.tsx';
import { Changes } from '../parts/table.tsx';
import { useChange } from '../session/use-change.ts';
import { useRead } from '../staff/use-read.ts';
import styles from './product.module.css';

interface HistoryPanelProps {
  product: DeskProduct;
  canPutBack: boolean;
  onPutBack: (product: DeskProduct) => void;
}

export function HistoryPanel({ product: { productId, version }, canPutBack, onPutBack }: HistoryPanelProps) {
  const { send, isBusy, news } = useChange();
  const params = { id: String(productId) };
  const { content } = useRead((signal) =>
    call('GET /api/admin/products/{id}/history', { params }, { signal }),
  );
  const putBack = (entryId: number) =>
    send(
      () => call('POST /api/admin/products/{id}/restore', { params, body: { version, entryId } }),
      ({ content: restored }) => {
        onPutBack(restored);
        return undefined;
      },
    );
  return (
    <Panel name={words.history}>
      {content?.length === 0 && <Soft>{words.noHistory}</Soft>}
      <ol className={styles.history}>
        {content?.map(({ entryId, at, by, before, after }) => (
          <li key={entryId}>
            <p>
              <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time> {by}
            </p>
            <Changes before={before} after={after} />
            {canPutBack && before !== null && !(before instanceof Object && 'state' in before) && (
              <LinkButton aria-disabled={isBusy || undefined} onClick={() => putBack(entryId)}>
                {words.putBack}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
      <NewsPlace news={news} />
    </Panel>
  );
}
