import { useState } from 'react';
import { Link } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-import/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { useStartJob } from '../jobs/start-job.tsx';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Blank, PageHead, Panel, Stack } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { ImportStatus } from './import-status.tsx';
import { TakeIn } from './take-in.tsx';

type Listed = CallAnswer<'GET /api/admin/imports'>['content'][number];

export function ImportsPage() {
  const [jobId, setJobId] = useState<string | null>(null);
  const { start, isBusy, news } = useStartJob(setJobId);
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/imports', {}, { signal }));
  if (!content) return <Unread title={words.imports} refusal={refusal} onRetry={reload} />;
  const exportProducts = () => start(() => call('POST /api/admin/exports/products', { body: {} }));
  return (
    <>
      <title>{deskWords.titled(words.imports)}</title>
      <PageHead title={words.imports} sub={words.importsHint}>
        <Button isBusy={isBusy} onClick={exportProducts}>
          {words.exportFile}
        </Button>
      </PageHead>
      <NewsPlace news={news} />
      {jobId && <JobProgress key={jobId} jobId={jobId} />}
      <Stack>
        <TakeIn />
        {content.length === 0 ? (
          <Blank title={words.noImports}>{words.noImportsWhy}</Blank>
        ) : (
          <Panel name={words.earlier}>
            <ImportTable imports={content} />
          </Panel>
        )}
      </Stack>
    </>
  );
}

function ImportTable({ imports }: { imports: readonly Listed[] }) {
  const title = words.listColumns;
  return (
    <Table
      name={words.earlier}
      head={
        <>
          <Head>{title.file}</Head>
          <Head>{title.state}</Head>
          <Head isNumber>{title.rows}</Head>
          <Head isExtra>{title.by}</Head>
          <Head>{title.at}</Head>
        </>
      }
    >
      {imports.map(({ importId, fileName, state, rowCount, by, at }) => (
        <tr key={importId}>
          <Cell>
            <Main>
              <Link to={`/imports/${importId}`}>{fileName}</Link>
            </Main>
          </Cell>
          <Cell>
            <ImportStatus state={state} />
          </Cell>
          <Cell isNumber>{rowCount > 0 && formatCount(pageLanguage, rowCount)}</Cell>
          <Cell isExtra>{by}</Cell>
          <Cell>
            <time dateTime={at}>{formatWhen(pageLanguage, at, deviceNow())}</time>
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
