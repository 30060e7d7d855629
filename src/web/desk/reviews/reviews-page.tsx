// Reviews that wait: published as they were read, refused with a reason, or published with an answer.
import { useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import { longestRefusal, longestReply } from '../../../domain/review/review.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-goods/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { type News, NewsPlace } from '../parts/flash.tsx';
import { Acts, Blank, PageHead, Panel, Small, Stack } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';

type Review = CallAnswer<'GET /api/admin/reviews'>['content'][number];

export function ReviewsPage() {
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/reviews', {}, { signal }));
  const [news, setNews] = useState<News | null>(null);
  const decide = (text: string) => {
    setNews({ tone: 'news', text });
    reload();
  };
  if (content === null) return <Unread title={words.reviews} refusal={refusal} onRetry={reload} />;
  return (
    <Stack>
      <title>{deskWords.titled(words.reviews)}</title>
      <PageHead title={words.reviews} sub={words.reviewsHint} />
      <NewsPlace news={news} />
      {content.length === 0 && <Blank title={words.noReviews}>{words.noReviewsWhy}</Blank>}
      {content.map((review) => (
        <WaitingReview key={`${review.id} ${review.revision}`} review={review} onDecided={decide} />
      ))}
    </Stack>
  );
}

interface WaitingReviewProps {
  readonly review: Review;
  readonly onDecided: (news: string) => void;
}

function WaitingReview({ review, onDecided }: WaitingReviewProps) {
  const { id, revision, title, rating, bodyText, authorName, datePublished, productId, photos, isVerified } =
    review;
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, clearDraft] = useDraft(`review ${id}`, { reason: '', reply: '' });
  const [reason, reply] = [draft.reason.trim(), draft.reply.trim()];
  const finish = (text: string) => () => {
    clearDraft();
    onDecided(text);
    return undefined;
  };
  const params = { id };
  // The answer first: a review that cannot be answered is not published without it.
  const publish = () =>
    send(async () => {
      if (reply !== '') {
        const answered = await call('POST /api/admin/reviews/{id}/reply', { params, body: { reply } });
        if (!answered.ok) return answered;
      }
      return call('POST /api/admin/reviews/{id}/publish', { params, query: { revision } });
    }, finish(words.published));
  const refuse = () =>
    send(
      () => call('POST /api/admin/reviews/{id}/refuse', { params, body: { reason } }),
      finish(words.refused),
    );
  return (
    <Panel name={words.reviewTitled(id, title)} aside={words.stars(rating)}>
      <p>{bodyText}</p>
      <Small>
        {words.writtenBy(authorName, formatDay(pageLanguage, datePublished))}{' '}
        <a href={`/product/${productId}`}>{words.ofProduct(productId)}</a> {isVerified && words.bought}
      </Small>
      {photos.length > 0 && (
        <Acts>
          {photos.map(({ imagePath, alt }) => (
            <img key={imagePath} src={imagePath} alt={alt} width={88} height={132} loading="lazy" />
          ))}
        </Acts>
      )}
      <Form isTwo onSubmit={publish}>
        <TextField
          label={words.reply}
          value={draft.reply}
          lines={2}
          maxLength={longestReply}
          onChange={(text) => setDraft({ ...draft, reply: text })}
        />
        <TextField
          label={words.refusal}
          value={draft.reason}
          lines={2}
          maxLength={longestRefusal}
          onChange={(text) => setDraft({ ...draft, reason: text })}
        />
        <Button kind="main" type="submit" isBusy={isBusy}>
          {reply === '' ? words.publish : words.sendReply}
        </Button>
        <Button kind="danger" isBusy={isBusy} isOff={reason === ''} onClick={refuse}>
          {words.refuse}
        </Button>
      </Form>
      <NewsPlace news={news} />
    </Panel>
  );
}
