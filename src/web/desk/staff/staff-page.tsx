import { useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import { staffRoles } from '../../../domain/desk/verbs.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words as accessWords } from '../../../words/desk-access/words.ts';
import { words } from '../../../words/desk-staff/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Select } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Columns, PageHead, Panel, Small } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { Unread } from './unread.tsx';
import { useRead } from './use-read.ts';

type Staff = CallAnswer<'GET /api/admin/staff'>['content'];
type Person = Staff['people'][number];

export function StaffPage() {
  const may = useMay();
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/staff', {}, { signal }));
  if (!content) return <Unread title={deskWords.staff} refusal={refusal} onRetry={reload} />;
  return (
    <>
      <title>{deskWords.titled(deskWords.staff)}</title>
      <PageHead
        title={deskWords.staff}
        sub={words.staffSummary(content.people.length, content.invitations.length)}
      />
      <Columns
        work={
          <>
            <PeoplePanel staff={content} onChanged={reload} />
            <RolesPanel />
          </>
        }
        aside={may('staff.change') && <InvitePanel onInvited={reload} />}
      />
    </>
  );
}

function PeoplePanel({ staff: { people, invitations }, onChanged }: { staff: Staff; onChanged: () => void }) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const [leaving, setLeaving] = useState<Person | null>(null);
  const [losing, setLosing] = useState<Person | null>(null);
  const offerUndo = useOfferUndo();
  const change = (
    { id, version, name, role, isActive }: Person,
    values: { role?: Person['role']; isActive?: boolean },
  ) =>
    send(
      () => call('PATCH /api/admin/staff/{id}', { params: { id }, body: { ...values, version } }),
      ({ content }) => {
        setLeaving(null);
        onChanged();
        if (content.role !== role)
          offerUndo({
            text: words.roleChanged(name, deskWords.roles[content.role]),
            takeBack: () =>
              call('PATCH /api/admin/staff/{id}', {
                params: { id },
                body: { role, version: content.version },
              }),
            onTakenBack: onChanged,
          });
        if (isActive && !content.isActive)
          offerUndo({
            text: words.isSwitchedOff(name),
            takeBack: () =>
              call('PATCH /api/admin/staff/{id}', {
                params: { id },
                body: { isActive: true, version: content.version },
              }),
            onTakenBack: onChanged,
          });
        return undefined;
      },
      () => {
        // Somebody else was quicker: what they changed is shown beside the sentence that says so.
        setLeaving(null);
        onChanged();
      },
    );
  return (
    <Panel name={words.people}>
      <Table
        name={words.people}
        minWidth={640}
        head={
          <>
            <Head>{words.name}</Head>
            <Head>{words.role}</Head>
            <Head>{deskWords.state}</Head>
            <Head>{words.since}</Head>
            <Head isNumber>{words.sessions}</Head>
            <Head>{deskWords.act}</Head>
          </>
        }
      >
        {people.map((person) => (
          <tr key={person.id}>
            <Cell>
              <Main>{person.name}</Main>
              <Small>{person.emailAddress}</Small>
            </Cell>
            <Cell>
              {may('staff.change') ? (
                <Select
                  isLabelHidden
                  label={words.roleOf(person.name)}
                  value={person.role}
                  options={staffRoles.map((value) => ({ value, text: deskWords.roles[value] }))}
                  onChange={(role) => change(person, { role })}
                />
              ) : (
                deskWords.roles[person.role]
              )}
            </Cell>
            <Cell>
              <Status shape={person.isActive ? 'done' : 'off'}>
                {person.isActive ? words.active : words.switchedOff}
              </Status>
            </Cell>
            <Cell>{formatWhen(pageLanguage, person.since, deviceNow())}</Cell>
            <Cell isNumber>{person.sessions}</Cell>
            <Cell>
              {may('staff.change') && (
                <Acts>
                  <Button onClick={() => setLosing(person)}>{accessWords.reset}</Button>
                  <Button
                    kind={person.isActive ? 'danger' : undefined}
                    onClick={() =>
                      person.isActive ? setLeaving(person) : change(person, { isActive: true })
                    }
                  >
                    {person.isActive ? words.switchOff : words.switchOn}
                  </Button>
                </Acts>
              )}
            </Cell>
          </tr>
        ))}
        {invitations.map(({ id, emailAddress, role, expiresAt }) => (
          <tr key={id}>
            <Cell>{emailAddress}</Cell>
            <Cell>{deskWords.roles[role]}</Cell>
            <Cell>
              <Status shape="open">{words.invited(formatWhen(pageLanguage, expiresAt, deviceNow()))}</Status>
            </Cell>
            <Cell />
            <Cell isNumber>0</Cell>
            <Cell />
          </tr>
        ))}
      </Table>
      {losing && (
        <ResetFactor key={losing.id} person={losing} onChanged={onChanged} onClose={() => setLosing(null)} />
      )}
      {leaving && (
        <Confirm
          question={words.switchOffQuestion(leaving.name)}
          consequence={words.switchOffWhy(leaving.sessions)}
          safe={words.keepOn}
          act={words.switchOffNow}
          isBusy={isBusy}
          onSafe={() => setLeaving(null)}
          onAct={() => change(leaving, { isActive: false })}
        />
      )}
      <NewsPlace news={news} />
    </Panel>
  );
}
