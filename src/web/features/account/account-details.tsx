// Who a customer is to the shop: name, addresses, what was agreed to, and where they are signed in.
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { words } from '../../../words/account/words.ts';
import styles from './account-page.module.css';
import { Act, Empty, Section, type SectionOf } from './account-section.tsx';

export function Profile({ account: { profile } }: SectionOf) {
  const edit = (
    <Link className={linkLook} to="/myaccount/profile">
      {words.edit}
    </Link>
  );
  return (
    <Section id="profile" title={words.profile} act={edit}>
      <dl className={styles.facts}>
        <dt>{words.name}</dt>
        <dd>{profile.name}</dd>
        <dt>{words.email}</dt>
        <dd>
          {profile.email}{' '}
          <Link className={linkLook} to="/myaccount/email">
            {words.change}
          </Link>
        </dd>
        <dt>{words.mobile}</dt>
        <dd>{profile.phone ?? <span className={text.soft}>{words.noMobile}</span>}</dd>
        <dt>{words.password}</dt>
        <dd>
          {profile.hasPassword ? '••••••••••' : <span className={text.soft}>{words.noPassword}</span>}{' '}
          <Link className={linkLook} to={profile.hasPassword ? '/myaccount/password' : '/login/forgot'}>
            {profile.hasPassword ? words.change : words.chooseOne}
          </Link>
        </dd>
      </dl>
    </Section>
  );
}

export function Addresses({ account: { addresses } }: SectionOf) {
  const add = (
    <Link className={linkLook} to="/myaccount/address">
      {words.add}
    </Link>
  );
  return (
    <Section id="addresses" title={words.addresses} act={add}>
      {addresses.length === 0 && <Empty>{words.noAddresses}</Empty>}
      <div className={styles.cards}>
        {addresses.map(({ id, label, lines, isFirst }) => (
          <div key={id} className={styles.card}>
            <p className={text.medium}>
              {isFirst ? words.usedFirst(label || words.address) : label || words.address}
            </p>
            <p>
              {lines.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </p>
            <div className={styles.acts}>
              <Link className={linkLook} to={`/myaccount/address?id=${id}`}>
                {words.edit}
                <VisuallyHidden> {label || lines[1]}</VisuallyHidden>
              </Link>
              {!isFirst && (
                <Act to={`/api/account/addresses/${id}/first`} name={words.useFirst} of={label || lines[1]} />
              )}
              <Act to={`/api/account/addresses/${id}/remove`} name={words.remove} of={label || lines[1]} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Consents({ account: { consents } }: SectionOf) {
  return (
    <Section id="consents" title={words.consents}>
      <p className={`${styles.lead} ${text.soft}`}>{words.consentsLead}</p>
      <ul className={styles.rows}>
        {consents.map(({ id, name, state, withdrawal }) => (
          <li key={id}>
            <div>
              <p className={text.medium}>{name}</p>
              <p className={text.soft}>{state}</p>
            </div>
            {withdrawal && (
              <Act to={withdrawal.path} fields={withdrawal.fields} name={words.stop} of={name} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Devices({ account: { sessions } }: SectionOf) {
  return (
    <Section id="devices" title={words.devices}>
      <ul className={styles.rows}>
        {sessions.map(({ id, device, since, isThis }) => (
          <li key={id}>
            <div>
              <p className={text.medium}>{device}</p>
              <p className={text.soft}>{isThis ? words.signedInHereOn(since) : words.signedInOn(since)}</p>
            </div>
            {!isThis && <Act to={`/api/account/sessions/${id}/end`} name={words.signOut} of={device} />}
          </li>
        ))}
      </ul>
      <div className={`${styles.acts} ${styles.last}`}>
        <a className={linkLook} href="/api/account/data" download>
          {words.everythingAsFile}
        </a>
        <Act to="/api/auth/sign-out" name={words.signOut} of={words.ofThisDevice} />
        <Link className={linkLook} data-tone="accent" to="/myaccount/close">
          {words.closeAccountLink}
        </Link>
      </div>
    </Section>
  );
}
