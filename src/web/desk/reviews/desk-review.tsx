// One review and what can be decided about it: published as it was read, with or without an answer; refused or taken
// down with a reason; published after all.
import { Link } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { longestRefusal, longestReply } from '../../../domain/review/review.ts';
import { words } from '../../../words/desk-reviews/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Small, Soft } from '../parts/panel.tsx';
import { type Shape, Status } from '../parts/status.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import styles from './desk-review.module.css';
import type { Sign } from './signs.ts';

export type Review = CallAnswer<'GET /api/admin/reviews'>['content'][number];

interface DeskReviewProps {
  readonly review: Review;
  readonly signs: readonly Sign[];
  readonly onDecided: (news: string) => void;
}

export const statusShapes: Readonly<Record<Review['status'], Shape>> = {
  pending: 'open',
  approved: 'done',
  rejected: 'off',
};

export function DeskReview({ review, signs, onDecided }: DeskReviewProps) {
  const { id, title, rating, bodyText, authorName, datePublished, productId, productName, photos } = review;
  const may = useMay();
  return (
    <Panel name={words.reviewTitled(id, title)} aside={words.stars(rating)}>
      <p className={styles.text}>{bodyText}</p>
      <Small>
        {words.writtenBy(authorName, formatDay(pageLanguage, datePublished))}
        {'. '}
        <a href={`/product/${productId}`}>{productName}</a>
        {review.isVerified && `. ${words.bought}.`}
      </Small>
      <Acts>
        <Status shape={statusShapes[review.status]}>{words.statuses[review.status]}</Status>
        {signs.map((sign) => (
          <Link key={sign} className={styles.sign} to="/reviews/integrity">
            <Status shape="trouble">{words.signs[sign]}</Status>
          </Link>
        ))}
      </Acts>
      {review.refusal !== null && <Soft>{words.refusedBecause(review.refusal)}</Soft>}
      {photos.length > 0 && (
        <Acts>
          {photos.map(({ imagePath, alt }) => (
            <img key={imagePath} src={imagePath} alt={alt} width={88} height={132} loading="lazy" />
          ))}
        </Acts>
      )}
      {may('reviews.moderate') && (
        <div className={styles.decision}>
          <Decision review={review} onDecided={onDecided} />
        </div>
      )}
    </Panel>
  );
}

interface Draft {
  readonly reason: string;
  /** Null while nobody has changed it. */
  readonly reply: string | null;
}

const noDraft: Draft = { reason: '', reply: null };

function Decision({ review, onDecided }: Pick<DeskReviewProps, 'review' | 'onDecided'>) {
  const { id, revision, status } = review;
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, clearDraft, releaseDraft] = useDraft<Draft>(`review ${id} ${status}`, noDraft);
  const replyText = draft.reply ?? review.reply ?? '';
  const [reason, reply] = [draft.reason.trim(), replyText.trim()];
  const isNewReply = reply !== (review.reply ?? '');
  const isShown = status === 'approved';
  const finish = (text: string) => () => {
    clearDraft();
    onDecided(text);
    return undefined;
  };
  const params = { id };
  const answer = () =>
    call('POST /api/admin/reviews/{id}/reply', { params, body: { reply: reply === '' ? null : reply } });
  // The answer first: a review that cannot be answered is not published without it.
  const publish = () =>
    send(async () => {
      if (isNewReply) {
        const answered = await answer();
        if (!answered.ok) return answered;
      }
      return call('POST /api/admin/reviews/{id}/publish', { params, query: { revision } });
    }, finish(words.published));
  // The form stays as it is until the review is read again: a reason may be typed in it meanwhile.
  const saveReply = () =>
    send(answer, () => {
      if (reason === '') releaseDraft();
      onDecided(reply === '' ? words.replyRemoved : words.replySaved);
      return undefined;
    });
  const refuse = () =>
    send(
      () => call('POST /api/admin/reviews/{id}/refuse', { params, body: { reason } }),
      finish(words.refused),
    );
  return (
    <>
      <Form isTwo onSubmit={isShown ? saveReply : publish}>
        <TextField
          label={words.reply}
          value={replyText}
          lines={2}
          maxLength={longestReply}
          onChange={(text) => setDraft({ ...draft, reply: text })}
        />
        {status !== 'rejected' && (
          <TextField
            label={words.refusal}
            value={draft.reason}
            lines={2}
            maxLength={longestRefusal}
            onChange={(text) => setDraft({ ...draft, reason: text })}
          />
        )}
        <Button kind="main" type="submit" isBusy={isBusy} isOff={isShown && !isNewReply}>
          {doneBy(status, { isNewReply, isEmpty: reply === '' })}
        </Button>
        {status !== 'rejected' && (
          <Button kind="danger" isBusy={isBusy} isOff={reason === ''} onClick={refuse}>
            {isShown ? words.takeDown : words.refuse}
          </Button>
        )}
      </Form>
      <NewsPlace news={news} />
    </>
  );
}

/** What the first button does. */
function doneBy(
  status: Review['status'],
  reply: { readonly isNewReply: boolean; readonly isEmpty: boolean },
): string {
  switch (status) {
    case 'approved':
      return reply.isNewReply && reply.isEmpty ? words.removeReply : words.saveReply;
    case 'rejected':
      return words.publishAfterAll;
    case 'pending':
      return reply.isEmpty ? words.publish : words.sendReply;
  }
}
