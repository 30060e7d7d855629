import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { type Need, needVerbs, paymentNeed, placeOf } from '../../../domain/desk/need.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { sayNeed } from '../../../words/desk-today/say-need.ts';
import { words } from '../../../words/desk-today/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Panel, Soft } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { useMay } from '../session/me.ts';
import { useRead } from '../staff/use-read.ts';
import styles from './today.module.css';

/** Payments are compared with their processors meanwhile: the list is shown when it is whole. */
export function NeedsPanel({ needs }: { needs: readonly Need[] }) {
  const { content, refusal, reload } = useRead((signal) =>
    call('GET /api/admin/reconciliation', {}, { signal }),
  );
  if (!content && !refusal)
    return (
      <Panel name={words.needs}>
        <p role="status">{deskWords.loading}</p>
      </Panel>
    );
  const payment = content && paymentNeed(content);
  const all = payment ? [payment, ...needs] : needs;
  const count = all.length + (refusal ? 1 : 0);
  return (
    <Panel name={words.needs} aside={count > 0 && words.needsCount(count)}>
      {count === 0 && <Soft>{words.nothingNeeded}</Soft>}
      <ul className={styles.needs}>
        {refusal && (
          <li>
            <div>
              <p className={styles.need}>
                <Status shape="late">{words.paymentsUnread}</Status>
              </p>
              <p className={styles.why}>{refusal.message}</p>
            </div>
            <Button onClick={reload}>{words.compareAgain}</Button>
          </li>
        )}
        {all.map((need) => (
          <NeedRow key={need.kind} need={need} />
        ))}
      </ul>
    </Panel>
  );
}

function NeedRow({ need }: { need: Need }) {
  const may = useMay();
  const { title, text, button } = sayNeed(pageLanguage, need, deviceNow());
  return (
    <li>
      <div>
        <p className={styles.need}>
          <Status shape={need.kind === 'review' ? 'open' : 'trouble'}>{title}</Status>
        </p>
        <p className={styles.why}>{text}</p>
      </div>
      {may(needVerbs[need.kind]) && (
        <ButtonLink to={placeOf(need)}>
          {button}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  );
}
