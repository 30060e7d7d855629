import type { WireDelivery } from '../../../contract/desk/webhooks.ts';
import { numberOfThing } from '../../../domain/desk/webhook.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-webhooks/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Soft } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useRead } from '../staff/use-read.ts';
import { DeliveryAnswer } from './delivery-answer.tsx';

interface Props {
  webhook: { readonly id: string; readonly name: string; readonly isActive: boolean };
}

/** The last few, as the desk opens; the whole log is a list of its own. */
export function LatestDeliveries({ webhook: { id, name, isActive } }: Props) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const { content, reload } = useRead((signal) =>
    call('GET /api/admin/webhooks/{id}/deliveries', { params: { id }, query: { ps: '5' } }, { signal }),
  );
  const resend = (delivery: WireDelivery) =>
    send(
      () =>
        call('POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend', {
          params: { id, deliveryId: String(delivery.id) },
        }),
      () => {
        reload();
        return words.resent(1);
      },
    );
  if (!content) return <p role="status">{deskWords.loading}</p>;
  if (content.rows.length === 0) return <Soft>{words.nothingSent}</Soft>;
  const title = words.logColumns;
  return (
    <>
      <Table
        name={words.logOf(name)}
        minWidth={460}
        head={
          <>
            <Head>{title.what}</Head>
            <Head>{title.at}</Head>
            <Head>{title.answer}</Head>
            <Head isNumber>{title.tries}</Head>
            <Head>{deskWords.act}</Head>
          </>
        }
      >
        {content.rows.map((delivery) => (
          <tr key={delivery.id}>
            <Cell>
              <Main>{words.types[delivery.type]}</Main> {numberOfThing(delivery.thing)}
            </Cell>
            <Cell>{formatWhen(pageLanguage, delivery.at, deviceNow())}</Cell>
            <Cell>
              <DeliveryAnswer delivery={delivery} />
            </Cell>
            <Cell isNumber>{delivery.tries}</Cell>
            <Cell>
              {isActive && may('webhooks.change') && (
                <Button
                  isBusy={isBusy}
                  aria-label={words.resendOf(
                    `${words.types[delivery.type]} ${numberOfThing(delivery.thing)}`,
                  )}
                  onClick={() => resend(delivery)}
                >
                  {words.resend}
                </Button>
              )}
            </Cell>
          </tr>
        ))}
      </Table>
      <NewsPlace news={news} />
    </>
  );
}
