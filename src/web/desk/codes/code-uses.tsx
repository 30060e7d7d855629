// The orders with a code, the latest first, a page at a time.
import { useState } from 'react';
import { Link } from 'react-router';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Flash } from '../parts/flash.tsx';
import { Acts, Panel, Soft, Stack } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import type { CodePartProps } from './code-context.ts';
import { formatMoment } from './code-facts.tsx';

const size = '25';

export function CodeUses({ code: { id, uses } }: Pick<CodePartProps, 'code'>) {
  const [after, setAfter] = useState<string | null>(null);
  const answer = useAnswer(`${id} ${uses} ${after}`, (signal) =>
    call(
      'GET /api/admin/coupons/{id}/uses',
      { params: { id: String(id) }, query: { ps: size, ...(after !== null && { 'page[after]': after }) } },
      { signal },
    ),
  )?.answer;
  const content = answer?.ok ? answer.data.content : null;
  const title = words.useColumns;
  return (
    <Panel name={words.latestUses}>
      {answer && !answer.ok && <Flash tone="error">{answer.message}</Flash>}
      {content?.rows.length === 0 && <Soft>{words.noUses}</Soft>}
      {content && content.rows.length > 0 && (
        <Stack>
          <Table
            name={words.latestUses}
            head={
              <>
                <Head>{title.order}</Head>
                <Head>{title.at}</Head>
                <Head isNumber>{title.discount}</Head>
                <Head isNumber>{title.total}</Head>
              </>
            }
          >
            {content.rows.map((use) => (
              <tr key={use.id}>
                <Cell>
                  <Main>
                    <Link to={`/orders/${use.orderId}`}>{use.orderId}</Link>
                  </Main>
                </Cell>
                <Cell>
                  <time dateTime={use.placedAt}>{formatMoment(use.placedAt)}</time>
                </Cell>
                <Cell isNumber>
                  {use.discount === null
                    ? words.none
                    : formatAmount(pageLanguage, use.discount, use.currency)}
                </Cell>
                <Cell isNumber>{formatAmount(pageLanguage, use.total, use.currency)}</Cell>
              </tr>
            ))}
          </Table>
          {(after !== null || content.next !== null) && (
            <Acts>
              {after !== null && <Button onClick={() => setAfter(null)}>{deskWords.toBeginning}</Button>}
              {content.next !== null && (
                <Button onClick={() => setAfter(content.next)}>{deskWords.next}</Button>
              )}
            </Acts>
          )}
        </Stack>
      )}
    </Panel>
  );
}
