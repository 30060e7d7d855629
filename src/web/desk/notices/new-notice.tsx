import { useState } from 'react';
import type { WireNotice, WireNotices } from '../../../contract/content/notice-desk.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { NoticeFields } from './notice-fields.tsx';

const emptyNotice: WireNotice = {
  texts: Object.fromEntries(languages.map((language) => [language, ''])) as WireNotice['texts'],
  path: '',
  from: null,
  until: null,
};

export function NewNotice({ onNotices }: { onNotices: (notices: WireNotices) => void }) {
  const { send, isBusy, news } = useChange();
  const [notice, setNotice, clear] = useDraft('new notice', emptyNotice);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const make = () =>
    void send(
      () => call('POST /api/admin/notices', { body: { notice } }),
      ({ content }) => {
        clear();
        onNotices(content);
        return words.noticeSaved;
      },
      ({ problem }) => setProblems(problemsOf(problem)),
    );
  return (
    <Panel name={words.newNotice}>
      <Form onSubmit={make}>
        <NoticeFields
          notice={notice}
          onChange={(next) => {
            setProblems({});
            setNotice(next);
          }}
          why={(path) => problems[path]}
        />
        <Acts>
          <Button kind="main" type="submit" isBusy={isBusy}>
            {words.addNotice}
          </Button>
        </Acts>
      </Form>
      <NewsPlace news={news} />
    </Panel>
  );
}
