// The passkeys of an account. Each can be removed by a plain form; only a script can ask a device for another.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import { words } from '../../../words/account/words.ts';
import { words as failureWords } from '../../../words/failure/words.ts';
import { useHydrated } from '../../state/page/hydrated.ts';
import styles from './account-page.module.css';
import { Act, Section, type SectionOf } from './account-section.tsx';

export function Passkeys({ account: { passkeys } }: SectionOf) {
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<{ readonly tone: 'error' | 'done'; readonly title: string } | null>(
    null,
  );
  const { revalidate } = useRevalidator();
  const canAdd = useHydrated() && 'PublicKeyCredential' in window;

  const noAnswer = { ok: false, message: failureWords.noAnswer } as const;
  const add = async () => {
    setPending(true);
    setNotice(null);
    const device = await import('./passkey-device.ts').catch(() => null);
    const made = device ? await device.makePasskey() : noAnswer;
    setPending(false);
    if (made)
      setNotice(
        made.ok ? { tone: 'done', title: made.data.message } : { tone: 'error', title: made.message },
      );
    if (made?.ok) await revalidate();
  };
  const act = canAdd && (
    <button
      type="button"
      className={linkLook}
      aria-busy={pending || undefined}
      onClick={() => pending || void add()}
    >
      {pending ? words.addingPasskey : words.addPasskey}
    </button>
  );
  return (
    <Section id="passkeys" title={words.passkeys} act={act}>
      <p className={`${styles.lead} ${text.soft}`}>{words.passkeysLead}</p>
      {notice && <Notification {...notice} />}
      <ul className={styles.rows}>
        {passkeys.map(({ id, name, since }) => (
          <li key={id}>
            <div>
              <p className={text.medium}>{name}</p>
              <p className={text.soft}>{words.addedOn(since)}</p>
            </div>
            <Act to={`/api/account/passkeys/${id}/remove`} name={words.remove} of={name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
