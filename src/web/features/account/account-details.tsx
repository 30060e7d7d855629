// Who a customer is to the shop: name, addresses, what was agreed to, and where they are signed in.
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import styles from './account-page.module.css';
import { Act, Empty, Section, type SectionOf } from './account-section.tsx';

export function Profile({ account: { profile } }: SectionOf) {
  const edit = (
    <Link className={linkLook} to="/myaccount/profile">
      Edit
    </Link>
  );
  return (
    <Section id="profile" title="Profile" act={edit}>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{profile.name}</dd>
        <dt>Email</dt>
        <dd>
          {profile.email}{' '}
          <Link className={linkLook} to="/myaccount/email">
            Change
          </Link>
        </dd>
        <dt>Mobile</dt>
        <dd>{profile.phone ?? <span className={text.soft}>None. It fills in the waitlist for you.</span>}</dd>
        <dt>Password</dt>
        <dd>
          {profile.hasPassword ? '••••••••••' : <span className={text.soft}>None: you sign in by code.</span>}{' '}
          <Link className={linkLook} to={profile.hasPassword ? '/myaccount/password' : '/login/forgot'}>
            {profile.hasPassword ? 'Change' : 'Choose one'}
          </Link>
        </dd>
      </dl>
    </Section>
  );
}

export function Addresses({ account: { addresses } }: SectionOf) {
  const add = (
    <Link className={linkLook} to="/myaccount/address">
      Add
    </Link>
  );
  return (
    <Section id="addresses" title="Addresses" act={add}>
      {addresses.length === 0 && <Empty>None yet. The first one you add is offered first.</Empty>}
      <div className={styles.cards}>
        {addresses.map(({ id, label, lines, isFirst }) => (
          <div key={id} className={styles.card}>
            <p className={text.medium}>
              {label || 'Address'}
              {isFirst && ', used first'}
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
                Edit<VisuallyHidden> {label || lines[1]}</VisuallyHidden>
              </Link>
              {!isFirst && (
                <Act to={`/api/account/addresses/${id}/first`} name="Use first" of={label || lines[1]} />
              )}
              <Act to={`/api/account/addresses/${id}/remove`} name="Remove" of={label || lines[1]} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Consents({ account: { consents } }: SectionOf) {
  return (
    <Section id="consents" title="Consents">
      <p className={`${styles.lead} ${text.soft}`}>
        What you said yes to, when, and how to say no. A no takes effect at once.
      </p>
      {consents.length === 0 && <Empty>You have agreed to nothing so far.</Empty>}
      <ul className={styles.rows}>
        {consents.map(({ channel, name, state, isGiven }) => (
          <li key={channel}>
            <div>
              <p className={text.medium}>{name}</p>
              <p className={text.soft}>{state}</p>
            </div>
            {isGiven && <Act to={`/api/account/consents/${channel}/withdraw`} name="Stop" of={name} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Devices({ account: { sessions } }: SectionOf) {
  return (
    <Section id="devices" title="Devices">
      <ul className={styles.rows}>
        {sessions.map(({ id, device, since, isThis }) => (
          <li key={id}>
            <div>
              <p className={text.medium}>{device}</p>
              <p className={text.soft}>
                Signed in {since}
                {isThis && '. This one'}
              </p>
            </div>
            {!isThis && <Act to={`/api/account/sessions/${id}/end`} name="Sign out" of={device} />}
          </li>
        ))}
      </ul>
      <div className={`${styles.acts} ${styles.last}`}>
        <a className={linkLook} href="/api/account/data" download>
          Everything we know, as a file
        </a>
        <Act to="/api/auth/sign-out" name="Sign out" of="of this device" />
        <Link className={linkLook} data-tone="accent" to="/myaccount/close">
          Close the account…
        </Link>
      </div>
    </Section>
  );
}
