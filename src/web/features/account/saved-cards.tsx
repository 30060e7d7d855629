// The cards that are kept for a customer at the processor, each with a way to be rid of it.
import { useState } from 'react';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import { words } from '../../../words/account/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayDeleteFailure } from '../../../words/payment/say-card.ts';
import { call } from '../../state/api/call.ts';
import styles from './account-page.module.css';

export interface AccountCard {
  /** At whom it is kept: those of the built-in processor are asked for as Stripe's are. */
  readonly at: 'stripe' | 'braintree';
  readonly id: string;
  readonly label: string;
  readonly expires: string;
  readonly lines: readonly string[];
}

/** Null when the processor does not answer. */
export function SavedCards({ cards: given }: { cards: readonly AccountCard[] | null }) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<string | null>(null);
  const [notice, setNotice] = useState<{ readonly tone: 'error' | 'done'; readonly title: string } | null>(
    null,
  );
  if (given === null) return <p className={text.soft}>{words.cardsOutOfReach}</p>;
  const cards = given.filter(({ id }) => !gone.has(id));
  const remove = async ({ at, id, label }: AccountCard) => {
    setLeaving(id);
    const answer = await (at === 'stripe'
      ? call('DELETE /api/stripe/card/{id}', { params: { id } })
      : call('DELETE /api/braintree/card/{token}', { params: { token: id } }));
    setLeaving(null);
    if (answer.ok) setGone((before) => new Set(before).add(id));
    setNotice(
      answer.ok
        ? { tone: 'done', title: words.cardDeleted(label) }
        : {
            tone: 'error',
            title: sayDeleteFailure(pageLanguage, answer.code === 'no_answer' ? null : answer.message),
          },
    );
  };
  return (
    <>
      {notice && <Notification {...notice} />}
      {cards.length === 0 && <p className={text.soft}>{words.noCards}</p>}
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card.id} className={styles.card}>
            <p className={text.medium}>{card.label}</p>
            <p className={text.soft}>{words.expires(card.expires)}</p>
            <p>
              {card.lines.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </p>
            <div className={styles.acts}>
              <button
                type="button"
                className={linkLook}
                aria-label={words.actOn(words.deleteIt, card.label)}
                aria-busy={leaving === card.id || undefined}
                onClick={() => leaving === null && void remove(card)}
              >
                {leaving === card.id ? words.deleting : words.deleteIt}
              </button>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
