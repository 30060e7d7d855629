// Buying a gift card: what it will look like beside the form that makes it. The form is plain, so it posts itself before
// and without scripts; with them the card is seen while it is written.

import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { ChoiceTable } from '../../../design/choice/choice-table.tsx';
import { TextArea } from '../../../design/field/text-area.tsx';
import { TextField } from '../../../design/field/text-field.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import { Icon } from '../../../design/picture/icon.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import {
  daysAfter,
  furthestDays,
  type GiftCardField,
  type GiftCardForm,
  giftCardAmounts,
  giftCardRange,
  longestMessage,
  longestName,
} from '../../../domain/gift-card/gift-card.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { isIsoDate } from '../../../domain/text/iso-date.ts';
import { words as checkoutWords } from '../../../words/checkout/words.ts';
import { words } from '../../../words/gift-card/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { shopName } from '../../../words/shop-name.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { Rich } from '../../parts/text/rich.tsx';
import styles from './gift-card-page.module.css';

export interface GiftCardPageProps {
  /** What was typed before, what is wrong with it (`error …`), and `notice`. */
  formValues: Readonly<Record<string, string>>;
  picture: string | null;
  isAmbassador: boolean;
  /** ISO date where the shop is. */
  today: string;
}

export function GiftCardPage({ formValues, picture, isAmbassador, today }: GiftCardPageProps) {
  const [shown, setShown] = useState<GiftCardForm>(() => formOf((name) => formValues[name]));
  const see = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const data = new FormData(currentTarget);
    setShown(formOf((name) => data.get(name)?.toString()));
  };
  return (
    <div className={`${page.page} ${styles.gift}`}>
      <Preview shown={shown} picture={picture} today={today} />
      <div className={styles.side}>
        <h1 className={text.title}>{words.giftCard}</h1>
        <p className={text.soft}>{words.sentByEmail}</p>
        {isAmbassador ? (
          <Notification title={words.ambassadorsCannot}>{words.keepsCommissionsHonest}</Notification>
        ) : (
          <form method="post" action="/api/cart/gift-cards" onInput={see} className={styles.form}>
            {formValues.notice && <Notification tone="error" title={formValues.notice} />}
            <Fields formValues={formValues} today={today} />
            <Button type="submit" wide>
              {words.addToBag}
            </Button>
          </form>
        )}
        <p className={styles.note}>
          <Icon name="mail" small />
          <span>
            <Rich
              text={words.haveOneAlready}
              wrap={[
                (inner) => (
                  <Link className={linkLook} to="/gift-card-balance">
                    {inner}
                  </Link>
                ),
              ]}
            />
          </span>
        </p>
      </div>
    </div>
  );
}

function formOf(read: (name: GiftCardField) => string | undefined): GiftCardForm {
  return {
    amount: read('amount') ?? '100',
    otherAmount: read('otherAmount') ?? '',
    recipientName: read('recipientName') ?? '',
    recipientEmail: read('recipientEmail') ?? '',
    senderName: read('senderName') ?? '',
    message: read('message') ?? '',
    deliverOn: read('deliverOn') ?? '',
  };
}

interface PreviewProps extends Pick<GiftCardPageProps, 'picture' | 'today'> {
  shown: GiftCardForm;
}

function Preview({ shown, picture, today }: PreviewProps) {
  const dollars = (shown.amount === 'other' ? shown.otherAmount : shown.amount)
    .replace(/[^\d,]/g, '')
    .slice(0, 6);
  const [to, from] = [shown.recipientName.trim() || words.someone, shown.senderName.trim() || words.you];
  const isLater = isIsoDate(shown.deliverOn) && shown.deliverOn > today;
  return (
    <div className={styles.see}>
      <div className={styles.card} role="img" aria-label={words.preview(dollars, to, from)}>
        {picture && (
          <div className={styles.cloth}>
            <Picture
              {...pictureSources(picture, 'tile')}
              sizes="(min-width: 1000px) 50vw, 100vw"
              alt=""
              loading="eager"
            />
          </div>
        )}
        <div className={styles.words}>
          <span className={styles.mark}>{shopName()}</span>
          <span className={text.small}>{words.spentSlowly}</span>
        </div>
        <div className={styles.words}>
          <span>
            {words.forNamed(to)}
            <br />
            <span className={text.small}>{words.fromNamed(from)}</span>
          </span>
          <span className={styles.worth}>${dollars || '…'}</span>
        </div>
      </div>
      {shown.message.trim() !== '' && (
        <blockquote className={text.read}>{checkoutWords.quoted(shown.message.trim())}</blockquote>
      )}
      <p className={`${text.small} ${text.soft}`}>
        {isLater ? words.seenOn(formatDay(pageLanguage, shown.deliverOn)) : words.seenOncePaid}
      </p>
    </div>
  );
}

const amounts = () => [
  ...giftCardAmounts.map((dollars) => ({ value: String(dollars), label: `$${dollars}` })),
  { value: 'other', label: words.otherAmount },
];

function Fields({ formValues, today }: Pick<GiftCardPageProps, 'formValues' | 'today'>) {
  const field = (name: GiftCardField) => ({
    name,
    defaultValue: formValues[name],
    errors: formValues[`error ${name}`] === undefined ? undefined : [`${formValues[`error ${name}`]}`],
  });
  return (
    <>
      <ChoiceTable
        legend={words.amount}
        name="amount"
        options={amounts()}
        defaultValue={formValues.amount ?? '100'}
        error={formValues['error amount']}
      />
      <div className={styles.other}>
        <TextField
          {...field('otherAmount')}
          label={words.amountInDollars}
          prefix="$"
          inputMode="numeric"
          maxLength={8}
          hint={words.amountRange(
            formatCount(pageLanguage, giftCardRange.least),
            formatCount(pageLanguage, giftCardRange.most),
          )}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('recipientName')}
          label={words.recipient}
          required
          maxLength={longestName}
          autoComplete="off"
        />
        <TextField
          {...field('senderName')}
          label={words.sender}
          required
          maxLength={longestName}
          autoComplete="name"
        />
      </div>
      <TextField
        {...field('recipientEmail')}
        label={words.theirEmail}
        type="email"
        required
        autoComplete="off"
      />
      <TextArea
        {...field('message')}
        label={words.aFewWords}
        maxLength={longestMessage}
        hint={words.upToCharacters(longestMessage)}
      />
      <TextField
        {...field('deliverOn')}
        label={words.sendOn}
        type="date"
        min={today}
        max={daysAfter(today, furthestDays)}
        hint={words.emptySendsAtOnce}
      />
    </>
  );
}
