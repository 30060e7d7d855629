import { contrastToShow } from '../../../domain/settings/contrast.ts';
import { type Colors, contrastOf, lookPairs } from '../../../domain/settings/look.ts';
import { formatRatio } from '../../../words/desk-settings/format-ratio.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';

/** What is read on what, how well it has to, and how well it is. */
export function ContrastTable({ colors }: { colors: Colors }) {
  const { read, needs: needsTitle, has: hasTitle, so } = words.contrastColumns;
  return (
    <Table
      name={words.contrast}
      minWidth={280}
      head={
        <>
          <Head>{read}</Head>
          <Head isNumber>{needsTitle}</Head>
          <Head isNumber>{hasTitle}</Head>
          <Head>{so}</Head>
        </>
      }
    >
      {lookPairs.map((pair) => {
        const { front, back, needs } = pair;
        const has = contrastOf(pair, colors);
        const isReadable = has !== null && has >= needs;
        return (
          <tr key={`${front} ${back}`}>
            <Cell>{words.pairs[`${front}_on_${back}`]}</Cell>
            <Cell isNumber>{formatRatio(pageLanguage, needs)}</Cell>
            <Cell isNumber>{has === null ? '–' : formatRatio(pageLanguage, contrastToShow(has))}</Cell>
            <Cell>
              <Status shape={isReadable ? 'done' : 'trouble'}>
                {isReadable ? words.passes : has === null ? words.noNumber : words.fails}
              </Status>
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}
