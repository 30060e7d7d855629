// Who a customer is, where things go, what they agreed to, and what the desk did.
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-customers/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Facts, Panel, Small, Soft } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Main } from '../parts/table.tsx';
import { Timeline } from '../parts/timeline.tsx';
import styles from './customer.module.css';
import type { CustomerPartProps } from './customer-context.ts';

const dayOf = (at: string) => formatWhen(pageLanguage, at, deviceNow());

export function ReachPanel({ customer: { emailAddress, phone, isStaff } }: CustomerPartProps) {
  const facts = [
    { name: deskWords.email, value: emailAddress },
    ...(phone === null ? [] : [{ name: words.mobile, value: phone }]),
    ...(isStaff ? [{ name: words.worksHere, value: words.yes }] : []),
  ];
  return (
    <Panel name={words.reach}>
      <Facts facts={facts} />
    </Panel>
  );
}

export function AddressesPanel({ customer: { addresses } }: CustomerPartProps) {
  return (
    <Panel name={words.addresses} aside={addresses.length > 0 && addresses.length}>
      {addresses.length === 0 && <Soft>{words.noAddresses}</Soft>}
      <ul className={styles.stack}>
        {addresses.map(({ label, isFirst, lines }) => (
          <li key={lines.join(' ')}>
            <Main>{isFirst ? words.usedFirst(label) : label || words.otherAddress}</Main>
            <Soft>{lines.join(', ')}</Soft>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function ConsentsPanel({ customer: { consents } }: CustomerPartProps) {
  return (
    <Panel name={words.consents}>
      {consents.length === 0 && <Soft>{words.noConsents}</Soft>}
      <ul className={styles.stack}>
        {consents.map(({ channel, textVersion, at, revokedAt }) => (
          <li key={channel}>
            <Status shape={revokedAt === null ? 'done' : 'off'}>{words.consentKinds[channel]}</Status>
            <Soft>
              {revokedAt === null ? words.agreed(dayOf(at), textVersion) : words.withdrawn(dayOf(revokedAt))}
            </Soft>
          </li>
        ))}
      </ul>
      <Small>{words.consentHint}</Small>
    </Panel>
  );
}

export function DeskPanel({ customer: { timeline } }: CustomerPartProps) {
  return (
    <Panel name={words.atDesk}>
      {timeline.length === 0 ? <Soft>{words.nothingDone}</Soft> : <Timeline deeds={timeline} />}
    </Panel>
  );
}
