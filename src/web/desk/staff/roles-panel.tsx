import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import {
  type DeskVerb,
  dayLimitOf,
  deskVerbNames,
  mayDo,
  needsFreshProof,
  type StaffRole,
  staffRoles,
} from '../../../domain/desk/verbs.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-staff/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { Panel } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';

/** The one table of verbs, as the desk and the tokens read it. */
export function RolesPanel() {
  return (
    <Panel name={words.whoMay}>
      <Table
        name={words.whoMay}
        minWidth={620}
        head={
          <>
            <Head>{words.verb}</Head>
            {staffRoles.map((role) => (
              <Head key={role}>{deskWords.roles[role]}</Head>
            ))}
          </>
        }
      >
        {deskVerbNames.map((verb) => (
          <tr key={verb}>
            <th scope="row">{words.verbs[verb]}</th>
            {staffRoles.map((role) => (
              <Cell key={role}>
                <Permission role={role} verb={verb} />
              </Cell>
            ))}
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

function Permission({ role, verb }: { role: StaffRole; verb: DeskVerb }) {
  const needsProof = needsFreshProof(verb, 0, Number.MAX_SAFE_INTEGER);
  if (!mayDo(role, verb))
    return (
      <Status shape="off">
        <VisuallyHidden>{words.mayNot}</VisuallyHidden>
      </Status>
    );
  const limit = dayLimitOf(role, verb);
  if (limit)
    return (
      <Status shape="part">
        <span aria-hidden="true">{formatMoney(pageLanguage, limit)}</span>
        <VisuallyHidden>{words.mayWithin(formatMoney(pageLanguage, limit))}</VisuallyHidden>
      </Status>
    );
  return (
    <Status shape={needsProof ? 'asks' : 'done'}>
      <VisuallyHidden>{needsProof ? words.mayAfterProof : words.may}</VisuallyHidden>
    </Status>
  );
}
